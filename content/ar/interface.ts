import type * as English from '#content/interface.ts'
import type { Translated } from '#contract/language.ts'

export const INTERFACE: Translated<typeof English.INTERFACE> = {
  skip: 'الانتقال إلى المحتوى',
  menu: 'القائمة',
  landmarks: {
    main: 'القائمة الرئيسية',
    footer: 'أسفل الصفحة',
    breadcrumb: 'مسار التنقل',
    languages: 'اللغات',
  },
  home: 'الرئيسية',
  logIn: 'تسجيل الدخول',
  logOut: 'تسجيل الخروج',
  dashboard: 'لوحة الحساب',
  generalEnquiries: 'الاستفسارات العامة',
  privacy: 'سياسة الخصوصية',
  terms: 'شروط الخدمة',
  englishBinds: 'هذان النصان بالإنجليزية، وهي النسخة الملزمة.',
  channel: '{name} على {channel}',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: 'لحظة من فضلك: ما زالت هذه الصفحة قيد التحميل.',
  lost: 'لم يُحمَّل جزء من هذه الصفحة أو توقف عن العمل. للمتابعة يُرجى إعادة تحميلها، فإجاباتك محفوظة، أو الكتابة إلى {email}.',
  reload: 'إعادة تحميل الصفحة',
}

export const LANGUAGE_OFFER: Translated<typeof English.LANGUAGE_OFFER> = {
  text: 'هذه الصفحة متاحة أيضًا بالعربية',
  close: 'إغلاق',
}

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'للتحقق من هويتنا',
  member: 'عضو في',
  number: 'رقم {number}',
  company: 'مسجَّلة في {registeredIn}',
  companyNumber: '{form} رقم {number}',
  forms: { company: 'شركة', llp: 'شركة تضامن محدودة المسؤولية (LLP)' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'تأمين المسؤولية المهنية',
  rating: 'تقييمات العملاء',
  score: '{score} من {outOf}، وعدد التقييمات {reviews} على {site}، {date}',
  guarantee: 'ضماننا',
}
