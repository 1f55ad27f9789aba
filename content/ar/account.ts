import type * as English from '#content/account.ts'
import { SLUG } from '#content/business.ts'
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

export const AUTH_PAGE: Translated<typeof English.AUTH_PAGE> = {
  logIn: {
    title: 'تسجيل الدخول',
    lead: 'متابعة طلباتك، وإرسال طلب جديد، وحفظ بياناتك في مكان واحد.',
    submit: 'تسجيل الدخول',
    busy: 'جارٍ تسجيل الدخول…',
    forgot: 'نسيت كلمة المرور؟',
    other: 'ليس لديك حساب بعد؟',
    switch: 'إنشاء حساب',
  },
  signUp: {
    title: 'إنشاء حساب',
    lead: 'لا يستغرق إلا دقيقة، وهو مجاني. تُضاف إليه الطلبات التي سبق أن أرسلتها من عنوان البريد نفسه.',
    submit: 'إنشاء الحساب',
    busy: 'جارٍ إنشاء الحساب…',
    other: 'لديك حساب بالفعل؟',
    switch: 'تسجيل الدخول',
    terms: 'إنشاء الحساب يعني قبولك {terms}. أما ما نفعله ببياناتك فتبيّنه {privacy}.',
    termsLink: 'شروط الخدمة (بالإنجليزية)',
    privacyLink: 'سياسة الخصوصية (بالإنجليزية)',
    phone: 'مع رمز البلد.',
    password: `لا تقل عن ${CHARACTERS}. ثلاث كلمات أو أربع لا رابط بينها يسهل تذكرها ويصعب تخمينها.`,
  },
  forgotPassword: {
    title: 'إعادة تعيين كلمة المرور',
    lead: 'يُرجى إدخال عنوان البريد الإلكتروني لحسابك. سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
    busy: 'جارٍ الإرسال…',
    back: 'العودة إلى تسجيل الدخول',
  },
  setNewPassword: {
    title: 'اختيار كلمة مرور جديدة',
    lead: 'للحساب {email}. سيُسجَّل خروجك من كل مكان آخر، ويكون الدخول بعد ذلك بكلمة المرور الجديدة.',
    submit: 'تغيير كلمة المرور',
    busy: 'جارٍ التغيير…',
    back: 'العودة إلى تسجيل الدخول',
  },
  checkEmail: {
    title: 'يُرجى فتح بريدك الإلكتروني',
    leads: {
      'sign-up':
        'أرسلنا رسالة إلى {email}. يُرجى فتح الرابط الوارد فيها وإدخال كلمة المرور هناك، فيصبح الحساب جاهزًا.',
      'one-step':
        'بقيت خطوة واحدة ليصبح حسابك جاهزًا. أرسلنا للتو رسالة إلى {email}: يُرجى فتح الرابط الوارد فيها واختيار كلمة مرور.',
      password: 'إن كان هناك حساب للعنوان {email}، فرسالة برابط لاختيار كلمة مرور جديدة في طريقها إليه.',
    },
    resend: 'إرسال الرسالة مرة أخرى',
    resending: 'جارٍ الإرسال…',
    resent: 'أُرسلت مرة أخرى. قد يستغرق وصولها دقيقة.',
    hint: 'يعمل الرابط مرة واحدة، لمدة ساعة. إن لم يصلك شيء، فيُرجى البحث في مجلد الرسائل غير المرغوب فيها. لا يتلقى العنوان إلا عددًا قليلًا من هذه الرسائل في اليوم؛ وبعد ذلك يُرجى المحاولة غدًا.',
    back: 'العودة إلى تسجيل الدخول',
  },
  confirm: {
    title: 'تأكيد عنوان بريدك الإلكتروني',
    lead: 'يُرجى إدخال كلمة المرور التي اخترتها عند إنشاء الحساب.',
    submit: 'تأكيد عنوان بريدي الإلكتروني',
    busy: 'جارٍ التأكيد…',
    wrong:
      'ليست هذه كلمة المرور التي اخترتها عند التسجيل. يمكنك المحاولة مرة أخرى، أو اختيار كلمة مرور جديدة.',
    other: 'نسيتها؟',
    switch: 'اختيار كلمة مرور جديدة',
  },
  recover: {
    title: 'اختيار كلمة مرور جديدة',
    lead: 'طُلبت كلمة مرور جديدة لحسابك. يُرجى الضغط على الزر لاختيارها في الشاشة التالية.',
    submit: 'اختيار كلمة مرور جديدة',
    busy: 'جارٍ التحقق من الرابط…',
  },
  confirmed: {
    title: 'تم تأكيد عنوان البريد الإلكتروني',
    lead: 'يمكن استخدام {email} من الآن فصاعدًا. ما زال دخولك مسجَّلًا باسم {own}.',
    stay: 'الانتقال إلى لوحة حسابي',
    switch: 'الانتقال إلى الحساب الآخر',
    switching: 'جارٍ الانتقال…',
  },
  benefits: {
    title: 'ما فائدة الحساب',
    items: [
      'الاطلاع على كل طلب برقمه المرجعي وملفاته وموعد الرد عليه.',
      'إرسال معاملة جديدة من دون إعادة كتابة بياناتك.',
      'تنزيل كل ما نحتفظ به عنك، أو حذفه، في أي وقت.',
    ],
    quote: 'لا يلزمك حساب لتقديم طلبية: {link}.',
    quoteLink: 'طلب عرض سعر من دون حساب',
  },
  own: {
    note: 'دخولك مسجَّل باسم {email}. لن يتغير ذلك، حتى إن كان هذا الرابط لحساب آخر.',
    leave: 'الانتقال إلى لوحة حسابي',
  },
  noscript:
    'يحتاج تسجيل الدخول إلى JavaScript، وهو معطَّل أو غير متاح هنا. يمكنك بدلًا من ذلك الكتابة إلينا على',
}

export const REDIRECT_PAGES: Translated<typeof English.REDIRECT_PAGES> = {
  register: {
    title: 'إنشاء حساب',
    text: 'جارٍ الانتقال إلى إنشاء الحساب…',
    link: 'المتابعة إلى إنشاء الحساب',
  },
  resetPassword: {
    title: 'إعادة تعيين كلمة المرور',
    text: 'جارٍ الانتقال إلى إعادة تعيين كلمة المرور…',
    link: 'المتابعة إلى إعادة تعيين كلمة المرور',
  },
}

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
      fileName: `${SLUG}-my-data.zip`,
      partName: `${SLUG}-my-data-{part}-of-{parts}.zip`,
    },
    remove: {
      button: 'حذف حسابي',
      title: 'حذف حسابك؟',
      text: 'يُحذف نهائيًا حسابك وبياناتك وطلباتك مع وثائقها واستفساراتك واشتراكك في النشرة البريدية. وتبقى الاستشارات التي حجزتها قائمة في مواعيدها. أما السجلات التي يُلزمنا القانون بحفظها، كالفواتير، فتبقى حتى انتهاء مدة حفظها. ومن الوثائق التي سلّمناها نحتفظ بالبصمة الرقمية للملف ورقمنا المرجعي والتاريخ، من دون اسمك، ليظل التحقق منها ممكنًا.',
      busy: 'جارٍ الحذف…',
      failed: 'تعذّر حذف الحساب. يُرجى المحاولة مرة أخرى.',
      label: 'للتأكيد يُرجى كتابة {word}',
      mismatch: 'يُرجى كتابة {word} بحروف كبيرة',
    },
    cancel: 'إلغاء',
  },
  tasks: {
    views: { create: '{short} معاملة', pending: 'معاملات {short}', completed: 'معاملات {short}' },
    short: { create: 'إنشاء', pending: 'جارية', completed: 'مكتملة' },
    pendingTitle: 'معاملات جارية',
    create: {
      submit: 'إنشاء المعاملة',
      busy: 'جارٍ الإرسال…',
      sections: { need: 'ما يلزمك', going: 'وجهة الوثائق', documents: 'وثائقك' },
      hints: {
        taskDescription: 'ما الوثائق، وكم عدد صفحاتها، ومن طلبها.',
        documents: 'تكفي في البداية صور أو نسخ ممسوحة ضوئيًا واضحة. ويمكن إرسال الأصول لاحقًا.',
      },
      note: 'سنستخدم البيانات الواردة في ملفك الشخصي: {name}، {email}.',
      noName: 'لا يوجد اسم في ملفك الشخصي بعد. يُرجى إضافته أولًا: {link}.',
      noNameLink: 'فتح ملفك الشخصي',
    },
    pending: {
      newest: 'الأحدث أولًا',
      created: 'تاريخ الإنشاء',
      replyBy: 'موعد ردنا',
      documents: 'الوثائق',
      none: 'لا يوجد',
      files: {
        zero: '{count} ملف',
        one: 'ملف واحد',
        two: 'ملفان',
        few: '{count} ملفات',
        many: '{count} ملفًا',
        other: '{count} ملف',
      },
      from: 'من',
      to: 'إلى',
      between: 'إلى',
      less: 'عرض أقل',
      whole: 'عرض الكل',
      empty: 'لا توجد معاملات جارية',
      emptyText: 'يظهر هنا ما أرسلته إلينا مع رقمه المرجعي، حتى يُنجز.',
      emptyAction: 'إنشاء معاملة',
      more: 'عرض المزيد',
      loading: 'جارٍ التحميل…',
      end: 'هذا كل شيء. هل يلزمك شيء آخر؟ {link}.',
      endLink: 'إنشاء معاملة',
      failed: 'تعذّر تحميل معاملاتك.',
      open: 'إضافة وثائق',
      openAbout: 'إضافة وثائق: {reference}',
      opening: 'جارٍ الفتح…',
      notOpened: 'تعذّر فتح المعاملة. يُرجى المحاولة مرة أخرى.',
    },
    completed: {
      title: 'لم يكتمل شيء بعد',
      text: 'ستُدرج الأعمال المنجزة هنا. وحتى ذلك الحين تظهر في «معاملات جارية» وفي بريدك الإلكتروني.',
    },
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
