import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/mail/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from '../facts.ts'

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Ми отримали ваше звернення',
  title: 'Ми отримали ваше звернення',
  preview: '{reference}. Відповімо не пізніше ніж {due}.',
  received: `Ми отримали ваше звернення й відповімо за ${promises.reply}.`,
  due: 'Строк відповіді',
  add: `Хочете щось додати? Дайте відповідь на цей лист, залишивши номер у темі, або напишіть нам: ${email.general}. Не надсилайте паролів і номерів карток.`,
  why: 'Ми надіслали цей лист, бо хтось вказав цю адресу у зверненні на нашому сайті. Якщо це були не ви, можете не зважати на нього.',
}
