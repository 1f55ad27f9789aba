import type * as English from '#content/account.ts'
import { plural, type Translated } from '#contract/language.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const PASSWORD = { label: 'كلمة المرور', required: 'يُرجى إدخال كلمة المرور' }

const CHARACTERS = plural(
  'ar',
  {
    one: 'رمز واحد',
    two: 'رمزين',
    few: '{count} رموز',
    many: '{count} رمزًا',
    other: '{count} رمز',
  },
  PASSWORD_LIMITS.minLength,
)

const NEW_PASSWORD = {
  ...PASSWORD,
  messages: {
    'too-short': `يجب ألا تقل كلمة المرور عن ${CHARACTERS}.`,
    'too-many-bytes': `يُرجى اختيار كلمة مرور أقصر: ${PASSWORD_LIMITS.maxBytes} من الحروف اللاتينية والأرقام على الأكثر، ونصف ذلك تقريبًا من الحروف العربية`,
  },
}

const PERSON = {
  firstName: GIVEN_NAME_WORDS,
  lastName: FAMILY_NAME_WORDS,
  companyName: { ...COMPANY_NAME_WORDS, required: 'يُرجى إدخال اسم الشركة' },
  phone: PHONE_WORDS,
  accountType: {
    label: 'نوع الحساب',
    required: 'يُرجى مراجعة هذه الإجابة',
    choices: { private: 'أفراد', corporate: 'شركات' },
  },
}

export const SIGN_UP_FIELD_WORDS: Translated<typeof English.SIGN_UP_FIELD_WORDS> = {
  ...PERSON,
  email: EMAIL_WORDS,
  password: NEW_PASSWORD,
}

export const PROFILE_FIELD_WORDS: Translated<typeof English.PROFILE_FIELD_WORDS> = PERSON

export const LOG_IN_FIELD_WORDS: Translated<typeof English.LOG_IN_FIELD_WORDS> = {
  email: EMAIL_WORDS,
  password: PASSWORD,
}

export const CONFIRM_FIELD_WORDS: Translated<typeof English.CONFIRM_FIELD_WORDS> = { password: PASSWORD }

export const FORGOT_FIELD_WORDS: Translated<typeof English.FORGOT_FIELD_WORDS> = { email: EMAIL_WORDS }

export const NEW_PASSWORD_FIELD_WORDS: Translated<typeof English.NEW_PASSWORD_FIELD_WORDS> = {
  password: { ...NEW_PASSWORD, label: 'كلمة المرور الجديدة' },
  confirmation: {
    ...PASSWORD,
    label: 'تأكيد كلمة المرور الجديدة',
    messages: { mismatch: 'كلمتا المرور غير متطابقتين.' },
  },
}

export const CHANGE_PASSWORD_FIELD_WORDS: Translated<typeof English.CHANGE_PASSWORD_FIELD_WORDS> = {
  current: { ...PASSWORD, label: 'كلمة المرور الحالية' },
  ...NEW_PASSWORD_FIELD_WORDS,
}

/** Where a password is chosen. */
export const PASSWORD_HINT: Translated<typeof English.PASSWORD_HINT> =
  `لا تقل عن ${CHARACTERS}. ثلاث كلمات أو أربع لا رابط بينها يسهل تذكرها ويصعب تخمينها.`

export const DASHBOARD_PAGE: Translated<typeof English.DASHBOARD_PAGE> = {
  title: 'حسابك',
  greeting: { morning: 'صباح الخير', afternoon: 'طاب يومك', evening: 'مساء الخير' },
  greetingByName: {
    morning: 'صباح الخير، {name}',
    afternoon: 'طاب يومك، {name}',
    evening: 'مساء الخير، {name}',
  },
  navigation: 'الحساب',
  tabs: { profile: 'الملف الشخصي', tasks: 'المعاملات', billing: 'المدفوعات', invoices: 'الفواتير' },
  slow: 'يستغرق ذلك وقتًا أطول من المعتاد.',
  noscript: 'يحتاج حسابك إلى JavaScript، وهو معطَّل أو غير متاح هنا. يمكنك بدلًا من ذلك الكتابة إلينا على',
  unreachable: 'لا يمكننا الآن الوصول إلى حسابك. ما زال دخولك مسجَّلًا؛ سنواصل المحاولة، ولم يضِع شيء.',
  again: {
    title: 'يُرجى تسجيل الدخول مرة أخرى',
    text: 'انتهت جلستك. ما كتبته والملفات التي اخترتها ما زالت هنا.',
    account: 'كان دخولك مسجَّلًا باسم {email}.',
    submit: 'تسجيل الدخول',
    busy: 'جارٍ تسجيل الدخول…',
    other: 'الدخول إلى حساب آخر',
  },
  profile: {
    title: 'بياناتك الشخصية',
    leads: {
      private: 'حساب أفراد. نستخدم هذه البيانات في معاملاتك، فلا حاجة إلى كتابتها من جديد.',
      corporate: 'حساب شركات. نستخدم هذه البيانات في معاملاتك، فلا حاجة إلى كتابتها من جديد.',
    },
    email: 'البريد الإلكتروني',
    emailHint: 'العنوان المستخدَم لتسجيل دخولك. لتغييره يُرجى الكتابة إلينا.',
    submit: 'حفظ التغييرات',
    busy: 'جارٍ الحفظ…',
    failed: 'تعذّر تحميل بياناتك.',
  },
  password: {
    title: 'كلمة المرور',
    lead: 'سيُسجَّل خروجك من كل مكان آخر.',
    everywhere: 'تسجيل الخروج من كل مكان',
    leaving: 'جارٍ تسجيل الخروج…',
    submit: 'تغيير كلمة المرور',
    busy: 'جارٍ التغيير…',
  },
  data: {
    title: 'البيانات المحفوظة',
    lead: 'تنزيل كل ما نحتفظ به عنك أو حذفه.',
    download: {
      button: 'تنزيل بياناتي',
      title: 'تنزيل بياناتك؟',
      text: 'ستحصل على ملف ZIP يضم بياناتك وجميع طلباتك وكل وثيقة أرسلتها إلينا. فيه وثائق شخصية: يُرجى حفظه حيث لا يستطيع غيرك فتحه.',
      confirm: 'تنزيل',
      busy: 'جارٍ إعداد الملف…',
      failed: 'تعذّر إعداد الملف. يُرجى المحاولة مرة أخرى.',
    },
    remove: {
      button: 'حذف حسابي',
      title: 'حذف حسابك؟',
      text: 'يُحذف نهائيًا حسابك وبياناتك وطلباتك مع وثائقها واستفساراتك واشتراكك في النشرة البريدية. وتبقى الاستشارات التي حجزتها قائمة في مواعيدها. أما السجلات التي يُلزمنا القانون بحفظها، كالفواتير، فتبقى حتى انتهاء مدة حفظها. ومن الوثائق التي سلّمناها نحتفظ بالبصمة الرقمية للملف ورقمنا المرجعي والتاريخ، من دون اسمك، ليظل التحقق منها ممكنًا.',
      busy: 'جارٍ الحذف…',
      failed: 'تعذّر حذف الحساب. يُرجى المحاولة مرة أخرى.',
      password: 'كلمة مرورك',
      label: 'للتأكيد يُرجى كتابة {word}',
      mismatch: 'يُرجى كتابة {word} بحروف كبيرة',
    },
    cancel: 'إلغاء',
  },
  completed: {
    title: 'لم يكتمل شيء بعد',
    text: 'ستُدرج الأعمال المنجزة هنا. وحتى ذلك الحين تظهر في «معاملات جارية» وفي بريدك الإلكتروني.',
  },
  ordersFailed: 'تعذّر تحميل طلبياتك.',
  ordersLoading: 'جارٍ التحميل…',
  billing: {
    title: 'لا توجد وسيلة دفع محفوظة',
    text: 'لا حاجة إليها: لا يترتب عليك أي مبلغ قبل قبول عرض السعر.',
    button: 'إضافة وسيلة دفع',
    explanation:
      'يجري الدفع لكل طلبية على حدة: لكل عرض سعر مقبول رابط دفع خاص به، النصف مقدَّمًا والنصف عند التسليم. لا تُحفظ هنا أي بطاقة.',
  },
  invoices: {
    title: 'لا توجد فواتير بعد',
    text: 'تظهر الفواتير هنا بعد دفع الطلبية. ونرسلها إليك أيضًا بالبريد الإلكتروني.',
  },
}

export const ORDER_LISTS: Translated<typeof English.ORDER_LISTS> = {
  billing: {
    title: 'المدفوعات',
    columns: { date: 'التاريخ', order: 'الطلبية', part: 'الجزء', amount: 'المبلغ', state: 'الحالة' },
    note: 'لكل طلبية رابط دفع خاص بها. لا تُحفظ هنا أي بطاقة.',
  },
  invoices: {
    title: 'الفواتير والإيصالات',
    columns: { reference: 'الرقم', kind: 'النوع', date: 'التاريخ', amount: 'المبلغ', file: 'الملف' },
  },
  completed: { title: 'معاملات مكتملة', total: 'المجموع', date: 'تاريخ الاكتمال' },
  ended: { title: 'الملغاة والمردود مبلغها والمنتهية' },
  open: 'فتح الطلبية',
}
