import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, FAMILY_NAME_WORDS, GIVEN_NAME_WORDS, PHONE_WORDS } from './fields.ts'

export const SUBJECT_WORDS: Translated<typeof English.SUBJECT_WORDS> = {
  general: 'موضوع عام',
  translation: 'الترجمة واعتمادها',
  apostille: 'الأبوستيل والتوثيق',
  procurement: 'استخراج الوثائق',
  pricing: 'الأسعار',
  support: 'مساعدة بشأن طلبية',
}

export const ENQUIRY_FIELD_WORDS: Translated<typeof English.ENQUIRY_FIELD_WORDS> = {
  subject: {
    label: 'الموضوع',
    required: 'يُرجى اختيار موضوع',
    prompt: 'اختيار الموضوع',
    choices: SUBJECT_WORDS,
  },
  message: { label: 'الرسالة', required: 'يُرجى كتابة رسالتك' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  email: EMAIL_WORDS,
  phone: { ...PHONE_WORDS, messages: { invalid: 'يُرجى مراجعة هذا الرقم' } },
}

export const ENQUIRY_PAGE: Translated<typeof English.ENQUIRY_PAGE> = {
  title: 'إرسال استفسار',
  lead: 'يمكنك طرح أي سؤال عن الترجمة أو الأبوستيل أو التوثيق أو استخراج الوثائق، بأسلوبك.',
  reassurance: `نرد خلال ${promises.reply}. السؤال مجاني.`,
  sections: { question: 'سؤالك', you: 'بياناتك' },
  hints: {
    message: 'أي وثيقة، ولأي بلد، ومتى تلزمك، إن كان ذلك معروفًا.',
    email: 'سنرسل ردنا إلى هذا العنوان.',
    phone: 'مع رمز البلد، فقد تكون المكالمة أسرع.',
  },
  submit: 'إرسال الاستفسار',
  submitting: 'جارٍ الإرسال…',
  privacy: 'نستخدم بياناتك للرد على هذا الاستفسار فقط. للاطلاع: {policy}.',
  policy: 'سياسة الخصوصية (بالإنجليزية)',
}

export const ENQUIRY_NEXT: Translated<typeof English.ENQUIRY_NEXT> = {
  title: 'ما الذي سيحدث بعد ذلك',
  steps: [
    'يصل استفسارك إلى من يقومون بالعمل أنفسهم.',
    `سيرد عليك أحدهم بالبريد الإلكتروني خلال ${promises.reply}.`,
    'لا يترتب عليك أي مبلغ. وقبل أي طلبية يصلك عرض سعر مكتوب.',
  ],
  hours: promises.replyUnit,
  promise: 'حتى يصلك الرد',
  quote: 'هل الوثيقة بين يديك؟',
  quoteLink: 'طلب عرض سعر',
}

export const ENQUIRY_SENT_PAGE: Translated<typeof English.ENQUIRY_SENT_PAGE> = {
  title: 'وصلنا استفسارك',
  lead: 'سنرسل ردنا إلى {address}.',
  due: 'سيصلك ردنا في موعد أقصاه {moment}.',
  reference: 'رقمك المرجعي',
  referenceHint: 'يُرجى ذكره عند الكتابة إلينا أو الاتصال بنا.',
  steps: [
    'يُرجى الاحتفاظ بهذا الرقم. سنرسل نسخة إلى بريدك، ما لم تكن قد وصلت إلى عنوانك عدة رسائل منا اليوم.',
    'هل من إضافة؟ يمكنك الرد على رسالتنا أو إرسال استفسار آخر.',
  ],
  another: 'إرسال استفسار آخر',
  plain: `سنرسل ردنا إلى عنوانك خلال ${promises.reply} من ساعات عملنا.`,
}

export const ENQUIRY_SENT: Translated<typeof English.ENQUIRY_SENT> = {
  title: 'أُرسل الاستفسار',
  description: `شكرًا على استفسارك. تُحتسب ساعات عملنا فقط. سنرد عليك خلال ${promises.reply}.`,
}

export const ENQUIRY_FAILURES: Translated<typeof English.ENQUIRY_FAILURES> = {
  refused: 'تعذّر إرسال استفسارك. يُرجى المحاولة مرة أخرى.',
  other: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
}

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '\u200f{reference} وصلنا استفسارك',
  title: 'وصلنا استفسارك',
  preview: '\u200f{reference}. سنرد في موعد أقصاه {due}.',
  received: `وصلنا استفسارك وسنرد عليه خلال ${promises.reply}.`,
  due: 'موعد ردنا',
  add: `هل من إضافة؟ يمكنك الرد على هذه الرسالة مع إبقاء الرقم المرجعي في سطر الموضوع، أو الكتابة إلى ${email.general}. يُرجى عدم إرسال كلمات مرور أو أرقام بطاقات.`,
  why: 'أرسلنا هذه الرسالة لأن شخصًا ذكر هذا العنوان في استفسار على موقعنا. إن لم يكن ذلك منك، فيمكنك تجاهلها.',
}
