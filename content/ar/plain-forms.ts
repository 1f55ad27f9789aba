import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/plain-forms.ts'
import type { Translated } from '#contract/language.ts'

export const PLAIN_PROBLEMS: Translated<typeof English.PLAIN_PROBLEMS> = {
  title: 'هناك مشكلة',
  kept: 'لم يُرسل شيء بعد. إجاباتك أدناه.',
  back: 'لم يُرسل شيء بعد. يُرجى العودة إلى الصفحة السابقة في متصفحك: إجاباتك ما زالت في النموذج.',
  write: `يمكنك بدلًا من ذلك الكتابة إلينا على ${email.general}.`,
  typed: 'ما كتبته',
  program: 'ملأ متصفحك حقلًا مخفيًا يجب أن يبقى فارغًا. أفرغناه: يُرجى إرسال النموذج مرة أخرى.',
  busy: 'تصلنا الآن طلبات كثيرة. يُرجى الانتظار بضع دقائق ثم إرسال النموذج مرة أخرى.',
}

export const PLAIN_FILES: Translated<typeof English.PLAIN_FILES> =
  'لا تمكن إضافة الملفات إلا مع JavaScript، وهو معطَّل أو غير متاح هنا. يُرجى إرسال الطلب من دونها، ثم الرد على رسالتنا مع إرفاق وثائقك.'

export const PLAIN_LINK: Translated<typeof English.PLAIN_LINK> = {
  hint: 'يُرجى نسخ الرابط كاملًا من رسالتنا أو من شريط العنوان، ولصقه هنا.',
}

export const PLAIN_REFERENCE: Translated<typeof English.PLAIN_REFERENCE> = {
  unknown: 'مذكور في رسائلنا بشأنه',
  sentence: '{label} {reference}.',
}
