import type * as English from '#content/order-later.ts'
import type { Translated } from '#contract/language.ts'

/** States agree with «الطلبية», but for those of the quote. */
export const ENDED_WORDS: Translated<typeof English.ENDED_WORDS> = {
  kept: 'المبلغ الذي نحتفظ به',
  back: 'المبلغ المردود إليك',
  reason: 'السبب',
  earlier: 'طلبيات سابقة لهذا الطلب',
  order: 'الطلبية {number}: {state}، {total}',
  states: {
    offered: 'أُرسل عرض السعر',
    expired: 'انتهت صلاحية العرض',
    withdrawn: 'سُحب العرض',
    accepted: 'مقبولة',
    half_paid: 'دُفع النصف الأول',
    in_progress: 'قيد التنفيذ',
    delivered: 'مسلَّمة',
    completed: 'مكتملة',
    cancelled: 'ملغاة',
    refunded: 'رُدّ مبلغها',
    ended: 'منتهية',
  },
}

export const CANCEL_WORDS: Translated<typeof English.CANCEL_WORDS> = {
  until:
    'يمكنك الإلغاء مع استرداد كامل المبلغ حتى الساعة {time} بتوقيت المملكة المتحدة، ما لم نكن قد بدأنا العمل.',
  left: {
    zero: 'بقيت {count} دقيقة',
    one: 'بقيت دقيقة واحدة',
    two: 'بقيت دقيقتان',
    few: 'بقيت {count} دقائق',
    many: 'بقيت {count} دقيقة',
    other: 'بقيت {count} دقيقة',
  },
  button: 'إلغاء هذه الطلبية',
  title: 'إلغاء هذه الطلبية؟',
  text: 'لن نبدأ العمل، وسنردّ كل ما دفعته.',
  confirm: 'نعم، إلغاء',
  busy: 'جارٍ الإلغاء…',
  keep: 'الإبقاء عليها',
}

export const WORK_WORDS: Translated<typeof English.WORK_WORDS> = {
  moved: 'الموعد السابق',
  files: 'هل لديك وثيقة أخرى لنا؟ {link}',
  filesLink: 'إضافتها أدناه',
}

export const NEEDED_WORDS: Translated<typeof English.NEEDED_WORDS> = {
  ask: 'ما نحتاج إليه',
  about: 'الوثيقة المرسلة منك: \u2068{name}\u2069',
  answer: 'أو الإجابة كتابةً',
  answerLabel: 'إجابتك',
  answerSend: 'إرسال الإجابة',
  draft: 'مسودة لمراجعتها',
  spelling: 'راجعت المسودة. جميع الأسماء والتواريخ والأرقام مكتوبة كتابة صحيحة.',
  spellingMissing: 'يُرجى مراجعة المسودة أولًا وتحديد هذا المربع',
  approve: 'اعتماد المسودة',
  busy: 'لحظة من فضلك…',
  changes: 'طلب تعديلات',
  changesLabel: 'ما الذي ينبغي تعديله؟',
  changesSend: 'إرسال التعديلات',
  rounds: {
    zero: 'عدد جولات التعديل الباقية ضمن السعر {count}.',
    one: 'يشمل السعر جولة تعديلات واحدة أخرى.',
    two: 'يشمل السعر جولتَي تعديلات أخريين.',
    few: 'يشمل السعر {count} جولات تعديلات أخرى.',
    many: 'يشمل السعر {count} جولة تعديلات أخرى.',
    other: 'يشمل السعر {count} جولة تعديلات أخرى.',
  },
  noRounds: 'استُنفدت جولات التعديل التي يشملها السعر. إن بقي خطأ ما، فيُرجى الكتابة إلينا أدناه.',
  thanks: 'شكرًا لك. وصلتنا إجابتك.',
  thanksReady: 'شكرًا لك. وصلتنا إجابتك وعدنا إلى العمل على طلبيتك. ستكون جاهزة {ready}.',
}

export const DELIVERY_WORDS: Translated<typeof English.DELIVERY_WORDS> = {
  title: 'ما سلّمناه',
  handedOver: 'تاريخ التسليم: {date}',
  parcel: 'أُرسلت مع {carrier}، رقم التتبع {tracking}',
  tracking: 'رقم التتبع {tracking}',
  copyTracking: 'نسخ الرقم',
  digest: 'البصمة الرقمية (SHA-256)',
  documents: 'الوثائق المسلَّمة',
  replaced: 'استُبدلت بتاريخ {date}: يُرجى استخدام الجديدة',
  takenBack: 'سُحبت بتاريخ {date}',
  locked: 'تُفتح بعد دفع النصف الثاني',
  verify: 'كل من تسلّم منك وثيقة يستطيع التحقق من أنها صادرة عنا: {link}.',
  verifyLink: 'التحقق من وثيقة',
  howChecked: 'كيف يتحقق منها الآخرون',
}

export const ORIGINALS_WORDS: Translated<typeof English.ORIGINALS_WORDS> = {
  title: 'وثائقك الأصلية',
  arrived: 'لدينا منذ {date}',
  sentBack: 'أُعيدت في {date}',
  posting: 'هل ترسل إلينا وثيقة أصلية بالبريد؟',
  enclose: 'يُرجى طباعة هذه الورقة ووضعها في الأعلى لنعرف صاحب الوثيقة. سنخبرك عند وصولها وعند إعادتها.',
  cover: 'تنزيل ورقة الإرفاق',
}

export const ADDRESS_WORDS: Translated<typeof English.ADDRESS_WORDS> = {
  title: 'عنوان إرسال وثائقك المنجزة بالبريد',
  change: 'تغيير العنوان',
  save: 'حفظ العنوان',
  busy: 'جارٍ الحفظ…',
}

export const EXTRA_WORDS: Translated<typeof English.EXTRA_WORDS> = {
  title: 'خدمة إضافية لطلبيتك',
  lead: 'لا يترتب عليك أي مبلغ مقابلها قبل قبولها.',
  table: { offered: 'الخدمة الإضافية', paid: 'الخدمة الإضافية، مدفوعة' },
}

export const REVIEW_WORDS: Translated<typeof English.REVIEW_WORDS> = {
  title: 'هل يمكنك مشاركة تجربتك؟',
  text: 'سطر أو سطران على {site} يساعدان من يحتاج إلى الخدمة نفسها. لا يمكننا تعديل ما يُكتب هناك.',
  link: 'كتابة تقييم',
  newTab: '(يُفتح في علامة تبويب جديدة)',
}

export const TRANSFER_WORDS: Translated<typeof English.TRANSFER_WORDS> = {
  title: 'التحويل المصرفي',
  text: 'يُرجى استخدام هذا الرقم المرجعي كما هو، لنتعرف على دفعتك.',
  amount: 'المبلغ',
  reference: 'الرقم المرجعي',
  name: 'اسم الحساب',
  sortCode: 'رمز الفرع (sort code)',
  accountNumber: 'رقم الحساب',
  iban: 'رقم IBAN',
  copy: {
    reference: 'نسخ الرقم المرجعي',
    sortCode: 'نسخ رمز الفرع',
    accountNumber: 'نسخ رقم الحساب',
    iban: 'نسخ رقم IBAN',
  },
  request: 'تنزيل طلب الدفع',
  card: 'الدفع بالبطاقة بدلًا من ذلك: {amount}',
}

export const PAYMENT_WORDS: Translated<typeof English.PAYMENT_WORDS> = {
  title: 'المدفوعات والإيصالات والفواتير',
  parts: { first: 'النصف الأول', second: 'النصف الثاني', whole: 'السعر كاملًا', extra: 'ثمن الخدمة الإضافية' },
  surplus: 'غير مستحق',
  refunded: 'المردود منه {amount}',
  methods: { card: 'بالبطاقة', transfer: 'بتحويل مصرفي' },
  paid: { card: '{date}، بالبطاقة', transfer: '{date}، بتحويل مصرفي' },
  states: { none: 'مدفوع', due: 'جارٍ ردّه', made: 'مردود', failed: 'جارٍ ردّه' },
  refund: {
    card: 'تُردّ المبالغ إلى البطاقة التي دفعت بها، وقد يستغرق ظهورها لدى البنك حتى عشرة أيام عمل.',
    transfer: 'تُردّ التحويلات المصرفية إلى الحساب الذي جاءت منه.',
  },
}
