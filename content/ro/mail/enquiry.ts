import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/mail/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from '../facts.ts'

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Am primit întrebarea dumneavoastră',
  title: 'Am primit întrebarea dumneavoastră',
  preview: '{reference}. Vă răspundem până {due}.',
  received: `Am primit întrebarea dumneavoastră și vă răspundem în cel mult ${promises.reply}.`,
  due: 'Termen de răspuns',
  add: `Doriți să adăugați ceva? Răspundeți la acest e-mail și păstrați referința în subiect sau scrieți la ${email.general}. Vă rugăm să nu trimiteți parole sau numere de card.`,
  why: 'V-am trimis acest mesaj pentru că cineva a dat această adresă într-o întrebare pe site-ul nostru. Dacă nu ați fost dumneavoastră, îl puteți ignora.',
}
