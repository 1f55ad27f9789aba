import type * as English from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import { plural, type Translated } from '#contract/language.ts'
import { CONSULTATION as consultation, PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const DATE_MISSING = 'يُرجى اختيار يوم الاستشارة'
const TIME_MISSING = 'يُرجى اختيار ساعة الاستشارة'

export const BOOKING_FIELD_WORDS: Translated<typeof English.BOOKING_FIELD_WORDS> = {
  firstName: { label: 'الاسم الأول', required: 'يجب ألا يقل الاسم الأول عن حرفين' },
  lastName: { label: 'اسم العائلة', required: 'يجب ألا يقل اسم العائلة عن حرفين' },
  email: { ...EMAIL_WORDS, required: 'يُرجى إدخال عنوان بريد إلكتروني صحيح' },
  phone: { ...PHONE_WORDS, label: 'رقم الهاتف', required: 'يُرجى إدخال رقم هاتف صحيح' },
  date: {
    label: 'يوم الاستشارة',
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
  },
  time: { label: 'ساعة الاستشارة', required: TIME_MISSING },
  expressRequest: { label: 'طلب صريح' },
}

const YEARS = plural(
  'ar',
  {
    one: 'السنة القادمة',
    two: 'السنتين القادمتين',
    few: 'السنوات القادمة، وعددها {count}',
    other: 'السنوات القادمة، وعددها {count}',
  },
  Math.round(CONSULTATION.daysAhead / 365),
)

const TIMES = plural(
  'ar',
  { one: 'مرة واحدة', two: 'مرتين', few: '{count} مرات', many: '{count} مرة', other: '{count} مرة' },
  CONSULTATION.moves,
)

const TOO_SOON = `يُرجى الحجز قبل الموعد بما لا يقل عن ${consultation.notice}`

export const BOOKING_PROBLEMS: Translated<typeof English.BOOKING_PROBLEMS> = {
  'not-a-day': DATE_MISSING,
  'not-a-slot': TIME_MISSING,
  past: 'مضى هذا اليوم. يُرجى اختيار تاريخ آخر',
  closed: `تُعقد الاستشارات ${consultation.onDays}. يُرجى اختيار تاريخ آخر`,
  holiday: 'هذا اليوم عطلة رسمية. يُرجى اختيار تاريخ آخر',
  away: 'مكتبنا مغلق في هذا اليوم. يُرجى اختيار تاريخ آخر',
  'too-soon': TOO_SOON,
  'too-far': `يُرجى اختيار تاريخ خلال ${YEARS}`,
  begun: CONSULTATION.noticeHours > 0 ? TOO_SOON : 'بدأ هذا الموعد بالفعل. يُرجى اختيار موعد لاحق',
}

export const BOOKING_PAGE: Translated<typeof English.BOOKING_PAGE> = {
  title: 'حجز استشارة',
  lead: 'استشارة شخصية مع خبرائنا لمناقشة ما تحتاج إليه وثائقك.',
  reassurance: `استرداد كامل المبلغ عند الإلغاء قبل الموعد بـ\u00a0${consultation.cancelNotice} على الأقل.`,
  banner: `استشارة مدتها ${consultation.minutes} دقيقة`,
  sections: { when: 'الموعد', who: 'بياناتك' },
  datePrompt: 'اختيار يوم الاستشارة',
  submit: `الحجز والدفع: ${consultation.price}`,
  submitting: 'جارٍ التنفيذ…',
  notes: ['دفع آمن', `يمكن الإلغاء قبل الموعد بـ\u00a0${consultation.cancelNotice} على الأقل`],
  terms: 'الحجز يعني قبولك {terms}، وفيها بيان طريقة الإلغاء.',
  termsLink: 'شروط الخدمة (بالإنجليزية)',
  noscript: {
    manage: 'استشارتك',
    book: `تحتاج هذه الصفحة إلى JavaScript، وهو معطَّل أو غير متاح هنا. تُعقد الاستشارات ${consultation.days}، ${consultation.hours}. لحجز استشارة أو إلغائها يمكنك الكتابة إلى`,
    how: `يُرجى اقتراح موعدين أو ثلاثة تناسبك. سنؤكد أحدها خلال ${promises.reply} ونرسل إليك رابط الدفع.`,
  },
}

export const CALENDAR_WORDS: Translated<typeof English.CALENDAR_WORDS> = {
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
}

export const CLOCKS: Translated<typeof English.CLOCKS> = {
  gmt: '{time} بتوقيت غرينتش',
  uk: '{time} في المملكة المتحدة',
  there: '{time} في {city}',
  yours: '{time} بتوقيت جهازك',
  onOtherDay: '{time}، {date}',
  weekday: '{weekday} {time}',
  one: 'الساعة {gmt} توافق {other}.',
  two: 'الساعة {gmt} توافق {other} و\u00a0{another}.',
  moment: '{date}، {time} بتوقيت غرينتش',
  others: '{moment} ({others})',
  separator: '، ',
}

export const CITIES: Translated<typeof English.CITIES> = {
  Calcutta: 'كولكاتا',
  Katmandu: 'كاتماندو',
  Kiev: 'كييف',
  Rangoon: 'يانغون',
  Saigon: 'مدينة هو تشي منه',
  Godthab: 'نوك',
}

export const SLOT_NOTES: Translated<typeof English.SLOT_NOTES> = {
  zone: 'بين قوسين: الساعة في {city}.',
  ownZone: 'بين قوسين: الساعة بتوقيت جهازك.',
  loading: 'جارٍ التحقق من المواعيد المتاحة…',
  slow: 'يستغرق التحقق من المواعيد المتاحة وقتًا أطول من المعتاد. يمكنك اختيار موعد في هذه الأثناء: سنتحقق منه قبل الدفع.',
  failed: 'لا يمكننا الآن التحقق من المواعيد المتاحة. يمكنك مع ذلك اختيار موعد: سنتحقق منه قبل الدفع.',
  retry: 'التحقق مرة أخرى',
  some: 'المواعيد المشطوبة محجوزة أو قد مضت.',
  none: 'لم تبقَ مواعيد في هذا اليوم. يُرجى اختيار تاريخ آخر.',
  taken: 'محجوز',
  begun: 'مضى',
  soon: 'يبدأ قريبًا جدًا',
}

export const CLOSED_NOTES: Translated<typeof English.CLOSED_NOTES> = {
  holiday: 'عطلة رسمية: {days} {month}',
  away: 'مغلق: {days} {month}',
  full: 'لا مواعيد متبقية: {days} {month}',
}

export const CLOSED_DAY: Translated<typeof English.CLOSED_DAY> = {
  holiday: '{date}، عطلة رسمية',
  away: '{date}، مغلق',
  full: '{date}، لا مواعيد متبقية',
}

export const BOOKING_ALERT: Translated<typeof English.BOOKING_ALERT> =
  'حدث خطأ أثناء تنفيذ حجزك. يُرجى المحاولة مرة أخرى.'

export const BOOKING_REFUSALS: Translated<typeof English.BOOKING_REFUSALS> = {
  express: `يُرجى تحديد هذا المربع، أو اختيار تاريخ بعد أكثر من ${CONSULTATION.withdrawalDays} يومًا من الآن`,
  taken: 'حُجز هذا الموعد للتو. يُرجى اختيار موعد آخر',
  holds: `لديك، أو لدى شخص آخر على شبكتك، مواعيد محجوزة لم يُدفع ثمنها. يُرجى دفع ثمن أحدها، أو المحاولة مرة أخرى بعد ${CONSULTATION.holdMinutes} دقيقة`,
  cancelTooLate: `يمكن إلغاء الاستشارات قبل بدايتها بـ\u00a0${consultation.cancelNotice} على الأقل، وهذه تبدأ قبل ذلك. يُرجى الكتابة إلينا إن تعذّر حضورك.`,
  moveTooLate: `يمكن تغيير مواعيد الاستشارات قبل بدايتها بـ\u00a0${consultation.cancelNotice} على الأقل، وهذه تبدأ قبل ذلك. يُرجى الكتابة إلينا إن تعذّر حضورك.`,
  moves: `سبق تغيير موعد هذه الاستشارة ${TIMES}. يُرجى الكتابة إلينا إن احتجت إلى موعد آخر.`,
}

export const EXPRESS_REQUEST: Translated<typeof English.EXPRESS_REQUEST> = {
  label:
    'أطلب عقد الاستشارة في هذا اليوم، أي خلال مهلة العدول البالغة 14 يومًا. وأعلم أنه لا يمكنني العدول بعد انعقادها.',
}

export const BOOKING_SUMMARY: Translated<typeof English.BOOKING_SUMMARY> = {
  title: 'استشارتك',
  lead: 'بالفيديو، مع أحد خبرائنا',
  unset: 'يُرجى اختيار اليوم والساعة',
  noTime: 'يُرجى اختيار الساعة',
  item: `استشارة مدتها ${consultation.minutes} دقيقة`,
  total: consultation.vat ? `المطلوب الآن، ${consultation.vat}` : 'المطلوب الآن',
  byVideo: 'بالفيديو',
  until: 'إلى {time} بتوقيت غرينتش',
  span: 'من {from} إلى {to} بتوقيت غرينتش',
}

export const PAYMENT_NOTICES: Translated<typeof English.PAYMENT_NOTICES> = {
  cancelled: 'لم يكتمل الدفع ولم يُخصم منك أي مبلغ. يمكنك المحاولة مرة أخرى أدناه.',
  unfinished: 'لم يتم الدفع بعد. يمكنك دفع قيمة موعدك حتى الساعة {time}.',
  goOn: 'متابعة الدفع',
  giveUp: 'التخلي عن هذا الموعد',
}

const REFUNDED = {
  title: 'نردّ المبلغ الذي دفعته',
  text: `لن تُعقد هذه الاستشارة. نردّ ${consultation.price} إلى البطاقة التي دفعت بها، وقد يستغرق ظهور المبلغ لدى البنك حتى عشرة أيام عمل.`,
  again: 'حجز موعد آخر',
}

export const PAYMENT_OUTCOME: Translated<typeof English.PAYMENT_OUTCOME> = {
  asking: { title: 'لحظة من فضلك', text: 'نتحقق من الدفع.' },
  confirmed: {
    booked: 'تم الحجز',
    title: 'تم حجز استشارتك',
    mailed: 'رسالة التأكيد، ومعها رابط الفيديو ودعوة لتقويمك، في طريقها إلى {email}.',
    mailedToYou: 'رسالة التأكيد، ومعها رابط الفيديو ودعوة لتقويمك، في طريقها إلى بريدك الإلكتروني.',
    reference: 'رقمك المرجعي',
    copy: 'نسخ الرقم المرجعي',
    referenceHint: 'يُرجى ذكره في كل تواصل معنا.',
    calendar: 'حفظ في التقويم',
    nextTitle: 'ما الذي سيحدث بعد ذلك',
    next: [
      'يصلك رابط الفيديو بالبريد الإلكتروني، ثم تذكير قبل الموعد بيوم.',
      'يُرجى أن تكون وثيقتك بين يديك أثناء حديثنا.',
      `إن تعذّر حضورك، فيمكنك الإلغاء بالرابط الوارد في الرسالة. ويُردّ إليك كامل المبلغ عند الإلغاء قبل الموعد بـ\u00a0${consultation.cancelNotice} على الأقل.`,
    ],
  },
  held: {
    title: 'جارٍ تنفيذ الدفع',
    text: 'تُحدَّث هذه الصفحة تلقائيًا، ويظهر حجزك فيها فور تأكيد الدفع.',
    slow: 'يستغرق ذلك وقتًا أطول من المعتاد. لا حاجة إلى الانتظار هنا: سنراسلك فور تأكيد الدفع.',
    again: 'التحقق مرة أخرى الآن',
  },
  released: {
    title: 'لم يكتمل الدفع',
    text: 'أصبح الموعد متاحًا لغيرك ولم يُخصم منك أي مبلغ. إجاباتك محفوظة على هذا الجهاز.',
    again: 'المحاولة مرة أخرى',
  },
  cancelled: REFUNDED,
  lost: REFUNDED,
  unknown: {
    title: 'لا نجد هذه الدفعة',
    text: 'عنوان هذه الصفحة غير مكتمل أو لم يعد صالحًا. إن كنت قد دفعت، فالتأكيد في بريدك الإلكتروني؛ وإلا فيمكنك الكتابة إلى {email}.',
    again: 'حجز استشارة',
  },
  unreachable: {
    title: 'لا يمكننا الآن الاطلاع على الدفع',
    text: 'لا يستجيب خادمنا. لم يضِع شيء: تواصل هذه الصفحة المحاولة، وإن تم الدفع فسنؤكده بالبريد الإلكتروني.',
    again: 'المحاولة مرة أخرى الآن',
  },
  another: 'حجز استشارة أخرى',
}

export const MANAGED_BOOKING: Translated<typeof English.MANAGED_BOOKING> = {
  asking: { title: 'لحظة من فضلك', text: 'نبحث عن حجزك.' },
  title: 'استشارتك',
  greeting: 'الحجز باسم {name}.',
  video: 'مكالمة الفيديو: {link}',
  until: 'يمكنك الإلغاء مع استرداد كامل المبلغ حتى {time}.',
  held: 'بدأت هذه الاستشارة أو انتهت.',
  move: {
    until: 'وحتى ذلك الحين يمكنك أيضًا نقلها إلى موعد آخر.',
    button: 'تغيير الموعد',
    title: 'اختيار موعد آخر',
    confirm: 'نقل الاستشارة',
    busy: 'جارٍ النقل…',
    keep: 'الإبقاء على هذا الموعد',
    failed: 'تعذّر نقلها الآن. يُرجى المحاولة مرة أخرى.',
  },
  moved: {
    title: 'تغيّر موعد استشارتك',
    text: 'لا يوجد ما يُدفع. سنؤكد الموعد الجديد بالبريد الإلكتروني، مع دعوة لتقويمك.',
  },
  reference: 'الرقم المرجعي',
  papers: 'الإيصالات والفواتير',
  write: 'يمكنك الكتابة إلينا على {email}.',
  cancel: {
    button: 'إلغاء هذه الاستشارة',
    title: 'إلغاء هذه الاستشارة؟',
    text: `سيصبح الموعد متاحًا لغيرك، وسنردّ ${consultation.price} إلى البطاقة التي دفعت بها.`,
    confirm: 'نعم، إلغاء',
    busy: 'جارٍ الإلغاء…',
    keep: 'الإبقاء عليها',
    failed: 'تعذّر إلغاؤها الآن. يُرجى المحاولة مرة أخرى.',
  },
  cancelled: {
    title: 'أُلغيت استشارتك',
    text: `نردّ ${consultation.price} إلى البطاقة التي دفعت بها، وقد يستغرق ظهور المبلغ لدى البنك حتى عشرة أيام عمل. سنؤكد ذلك بالبريد الإلكتروني.`,
  },
  unpaid: {
    title: 'لم يُدفع ثمن هذه الاستشارة',
    text: 'أصبح الموعد متاحًا لغيرك ولم يُخصم منك أي مبلغ.',
  },
  another: 'حجز موعد آخر',
  invalid: {
    title: 'هذا الرابط لا يعمل',
    text: 'الرابط غير مكتمل. يُرجى فتحه مرة أخرى من الرسالة؛ وإن لم يعمل فيمكنك الكتابة إلى {email}.',
  },
  expired: {
    title: 'انتهت صلاحية هذا الرابط',
    text: 'مضى على الاستشارة أكثر من شهر. لأي سؤال عنها يمكنك الكتابة إلى {email}.',
  },
  unreachable: {
    title: 'لا يمكننا الآن البحث عن حجزك',
    text: 'لا يستجيب خادمنا. لم يتغير حجزك.',
    again: 'المحاولة مرة أخرى',
  },
}
