import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, FAMILY_NAME_WORDS, GIVEN_NAME_WORDS, PHONE_WORDS } from './fields.ts'

export const SUBJECT_WORDS: Translated<typeof English.SUBJECT_WORDS> = {
  general: 'Question générale',
  translation: 'Traduction certifiée',
  apostille: 'Apostille et certification notariale',
  procurement: 'Obtention de documents',
  pricing: 'Prix',
  support: 'Aide pour une commande',
}

export const ENQUIRY_FIELD_WORDS: Translated<typeof English.ENQUIRY_FIELD_WORDS> = {
  subject: {
    label: 'Objet',
    required: 'Choisissez un objet',
    prompt: 'Choisissez un objet',
    choices: SUBJECT_WORDS,
  },
  message: { label: 'Message', required: 'Écrivez votre message' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  email: EMAIL_WORDS,
  phone: { ...PHONE_WORDS, messages: { invalid: 'Vérifiez ce numéro' } },
}

export const ENQUIRY_PAGE: Translated<typeof English.ENQUIRY_PAGE> = {
  title: 'Poser une question',
  lead: 'Posez-nous, avec vos propres mots, toute question sur la traduction, l’apostille, la certification notariale ou l’obtention de documents.',
  reassurance: `Nous vous répondrons sous ${promises.reply}. Poser une question ne coûte rien.`,
  sections: { question: 'Votre question', you: 'Vos coordonnées' },
  hints: {
    message: 'Quel document, pour quel pays, et pour quand il vous le faut, si vous le savez.',
    email: 'Nous vous répondrons ici.',
    phone: 'Avec l’indicatif du pays, au cas où un appel serait plus rapide.',
  },
  submit: 'Envoyer la question',
  submitting: 'Envoi…',
  privacy: 'Nous n’utilisons vos données que pour répondre à cette question. Lisez notre {policy}.',
  policy: 'politique de confidentialité (en anglais)',
}

export const ENQUIRY_NEXT: Translated<typeof English.ENQUIRY_NEXT> = {
  title: 'Prochaines étapes',
  steps: [
    'Votre question parvient aux personnes qui font le travail.',
    `L’une d’elles vous répondra par e-mail sous ${promises.reply}.`,
    'Vous ne devez rien. Si vous souhaitez commander, vous recevez d’abord un devis écrit.',
  ],
  hours: promises.replyUnit,
  promise: 'au plus pour vous répondre',
  quote: 'Avez-vous le document sous la main\u00a0?',
  quoteLink: 'Demander un devis',
}

export const ENQUIRY_SENT_PAGE: Translated<typeof English.ENQUIRY_SENT_PAGE> = {
  title: 'Votre question nous est parvenue',
  lead: 'Nous répondrons à {address}.',
  due: 'Vous aurez notre réponse au plus tard le {moment}.',
  reference: 'Votre référence',
  referenceHint: 'Indiquez-la quand vous nous écrivez ou nous appelez.',
  steps: [
    'Gardez cette référence. Nous vous en enverrons une copie par e-mail, sauf si votre adresse a déjà reçu plusieurs de nos e-mails aujourd’hui.',
    'Quelque chose à ajouter\u00a0? Répondez à notre e-mail, ou envoyez une autre question.',
  ],
  another: 'Envoyer une autre question',
  plain: `Nous répondrons à votre adresse sous ${promises.reply}, comptées pendant nos heures d’ouverture.`,
}

export const ENQUIRY_SENT: Translated<typeof English.ENQUIRY_SENT> = {
  title: 'Question envoyée\u00a0!',
  description: `Merci de votre question. Seules nos heures d’ouverture comptent. Nous vous répondrons sous ${promises.reply}.`,
}

export const ENQUIRY_FAILURES: Translated<typeof English.ENQUIRY_FAILURES> = {
  refused: 'Votre question n’a pas pu être envoyée. Réessayez.',
  other: 'Un problème est survenu. Réessayez.',
}

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Nous avons bien reçu votre question',
  title: 'Nous avons bien reçu votre question',
  preview: '{reference}. Nous répondrons au plus tard le {due}.',
  received: `Nous avons bien reçu votre question et y répondrons sous ${promises.reply}.`,
  due: 'Réponse au plus tard',
  add: `Quelque chose à ajouter\u00a0? Répondez à cet e-mail en gardant la référence dans l’objet, ou écrivez à ${email.general}. N’envoyez ni mots de passe ni numéros de carte.`,
  why: 'Nous vous envoyons cet e-mail parce que quelqu’un a indiqué cette adresse dans une question sur notre site. Si ce n’était pas vous, vous pouvez l’ignorer.',
}
