import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/mail/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from '../facts.ts'

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Otrzymaliśmy zapytanie',
  title: 'Otrzymaliśmy zapytanie',
  preview: '{reference}. Odpowiemy do {due}.',
  received: `Otrzymaliśmy zapytanie i odpowiemy w ciągu ${promises.reply}.`,
  due: 'Odpowiemy do',
  add: `Chcą Państwo coś dodać? Prosimy odpowiedzieć na ten e-mail, zachowując numer referencyjny w temacie, lub napisać na adres ${email.general}. Prosimy nie przesyłać haseł ani numerów kart.`,
  why: 'Wysłaliśmy tę wiadomość, ponieważ ktoś podał ten adres w zapytaniu na naszej stronie. Jeśli to nie Państwo, można ją zignorować.',
}
