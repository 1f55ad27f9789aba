import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/mail/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from '../facts.ts'

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '\u200f{reference} وصلنا استفسارك',
  title: 'وصلنا استفسارك',
  preview: '\u200f{reference}. سنرد في موعد أقصاه {due}.',
  received: `وصلنا استفسارك وسنرد عليه خلال ${promises.reply}.`,
  due: 'موعد ردنا',
  add: `هل من إضافة؟ يمكنك الرد على هذه الرسالة مع إبقاء الرقم المرجعي في سطر الموضوع، أو الكتابة إلى ${email.general}. يُرجى عدم إرسال كلمات مرور أو أرقام بطاقات.`,
  why: 'أرسلنا هذه الرسالة لأن شخصًا ذكر هذا العنوان في استفسار على موقعنا. إن لم يكن ذلك منك، فيمكنك تجاهلها.',
}
