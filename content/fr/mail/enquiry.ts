import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/mail/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from '../facts.ts'

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Nous avons bien reçu votre question',
  title: 'Nous avons bien reçu votre question',
  preview: '{reference}. Nous répondrons au plus tard le {due}.',
  received: `Nous avons bien reçu votre question et y répondrons sous ${promises.reply}.`,
  due: 'Réponse au plus tard',
  add: `Quelque chose à ajouter\u00a0? Répondez à cet e-mail en gardant la référence dans l’objet, ou écrivez à ${email.general}. N’envoyez ni mots de passe ni numéros de carte.`,
  why: 'Nous vous envoyons cet e-mail parce que quelqu’un a indiqué cette adresse dans une question sur notre site. Si ce n’était pas vous, vous pouvez l’ignorer.',
}
