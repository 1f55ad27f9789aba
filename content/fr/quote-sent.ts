import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/quote-sent.ts'
import type { Translated } from '#contract/language.ts'

export const QUOTE_SENT: Translated<typeof English.QUOTE_SENT> = {
  title: 'Votre demande nous est parvenue',
  copy: {
    sent: 'Nous envoyons une copie à {address}.',
    withheld:
      'Nous avons déjà envoyé plusieurs e-mails à {address} aujourd’hui\u00a0; nous ne vous écrivons donc pas au sujet de cette demande. Elle nous est bien parvenue.',
    unknown:
      'Nous enverrons une copie à {address}, sauf si cette adresse a déjà reçu plusieurs de nos e-mails aujourd’hui.',
  },
  quote: 'Vous recevrez par e-mail un devis écrit ({service}), avec le prix et la date.',
  reply: 'Nous prévoyons de vous répondre au plus tard le {moment}.',
  another: 'Envoyer une autre demande',
  reference: 'Votre référence',
  referenceHint: 'Indiquez-la quand vous nous écrivez ou nous appelez.',
  plain: `Nous vous enverrons une copie par e-mail, sauf si votre adresse a déjà reçu plusieurs de nos e-mails aujourd’hui. Pour ajouter des documents, répondez à cet e-mail, ou écrivez à ${email.general} en indiquant la référence.`,
  add: {
    title: 'Pas encore de documents\u00a0? Ajoutez-les maintenant',
    text: 'Une fois que nous les avons vus, le devis est plus rapide et plus précis.',
    write: `Répondez à notre e-mail en les joignant, ou écrivez à ${email.general} en indiquant votre référence.`,
    added: 'Les documents que vous avez envoyés',
  },
  page: {
    text: 'Sur la page de votre demande, vous pouvez voir ce que vous avez envoyé et ajouter des documents. Le lien est privé et fonctionne pendant un jour.',
    link: 'Ouvrir votre demande',
  },
}

export const URGENCY_WORDS: Translated<typeof English.URGENCY_WORDS> = {
  '0-12 hours': 'sous 12\u00a0heures',
  '12-24 hours': 'sous 24\u00a0heures',
  '24-48 hours': 'sous 48\u00a0heures',
  '>48 hours': 'dans plus de 48\u00a0heures',
}

/** Without an article: after a colon and between brackets. */
export const SERVICE_PHRASES: Translated<typeof English.SERVICE_PHRASES> = {
  'Corporate Document Translation & Certification': 'traduction certifiée de documents d’entreprise',
  'Apostille & Notarisation Services': 'apostille et certification notariale',
  'Global Document Procurement': 'obtention de documents dans le monde entier',
  'Private Document Translation & Certification': 'traduction certifiée de documents personnels',
}

export const URGENCY_NOTES: Translated<typeof English.URGENCY_NOTES> = {
  lodged: 'Pour une apostille, l’urgence indique sous quel délai nous déposons vos documents.',
  applied: 'Pour un acte demandé à une autorité, l’urgence indique sous quel délai nous le demandons.',
  usual: 'Les documents terminés prennent en général {time}. Nous ne pouvons pas les promettre plus tôt.',
  closed: 'Il n’y a personne au bureau avant le {moment}.',
  late: 'Personne ne sera là à temps\u00a0: notre réponse viendra plus tard.',
  send: 'Vous pouvez tout de même envoyer votre demande.',
}
