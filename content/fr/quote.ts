import type * as English from '#content/quote.ts'
import type { Translated } from '#contract/language.ts'
import { COUNTRY_WORDS } from './countries.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const COUNTRY = {
  prompt: 'Choisissez un pays',
  messages: { invalid: 'Choisissez un pays dans la liste' },
  choices: COUNTRY_WORDS,
}

export const QUOTE_FIELD_WORDS: Translated<typeof English.QUOTE_FIELD_WORDS> = {
  serviceType: {
    label: 'Service',
    required: 'Choisissez un service',
    prompt: 'Choisissez un service',
    choices: {
      'Corporate Document Translation & Certification': 'Traduction certifiée de documents d’entreprise',
      'Apostille & Notarisation Services': 'Apostille et certification notariale',
      'Global Document Procurement': 'Obtention de documents dans le monde entier',
      'Private Document Translation & Certification': 'Traduction certifiée de documents personnels',
      'document-translation': 'Traduction de documents personnels',
      'apostille-notarisation': 'Apostille et certification notariale',
      'document-procurement': 'Obtention de documents',
      'corporate-translation': 'Traduction de documents d’entreprise',
    },
  },
  sourceLanguage: { label: 'Langue des documents' },
  targetLanguage: { label: 'Langue de la traduction' },
  urgency: {
    label: 'Urgence',
    required: 'Choisissez le délai souhaité',
    choices: {
      '0-12 hours': '0-12\u00a0heures',
      '12-24 hours': '12-24\u00a0heures',
      '24-48 hours': '24-48\u00a0heures',
      '>48 hours': 'Plus de 48\u00a0heures',
      standard: 'Normal, 5–7\u00a0jours',
      express: 'Rapide, 2–3\u00a0jours',
      urgent: 'Urgent, 24\u00a0heures',
    },
  },
  taskDescription: { label: 'Description du travail', required: 'Décrivez ce dont vous avez besoin' },
  countryOfOrigin: { ...COUNTRY, label: 'Pays d’origine' },
  countryOfOriginOther: { label: 'De quel pays vient-il\u00a0?' },
  countryOfDestination: { ...COUNTRY, label: 'Pays de destination' },
  countryOfDestinationOther: { label: 'Dans quel pays va-t-il\u00a0?' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  companyName: COMPANY_NAME_WORDS,
  ownReference: { label: 'Votre référence interne' },
  email: EMAIL_WORDS,
  phone: PHONE_WORDS,
}

export const QUOTE_PAGE: Translated<typeof English.QUOTE_PAGE> = {
  loading: 'Un instant…',
  title: 'Demander un devis',
  lead: 'Dites-nous de quel document il s’agit et où il servira. Vous aurez un prix écrit avant de devoir quoi que ce soit.',
  reassurance: 'Le devis est gratuit, et vos documents restent confidentiels.',
  sections: {
    need: 'Ce dont vous avez besoin',
    going: 'Où va le document',
    documents: 'Vos documents',
    you: 'Vos coordonnées',
  },
  hints: {
    urgency: 'Sous quel délai il vous faut les documents terminés, ou notre démarche auprès de l’autorité.',
    taskDescription: 'De quels documents il s’agit, combien de pages, et qui les a demandés.',
    documents:
      'Des photos ou des copies numérisées nettes suffisent pour un devis. Les originaux peuvent suivre plus tard.',
    ownReference: 'Un numéro de dossier, par exemple.',
    email: 'Nous enverrons le devis ici.',
    phone: 'Avec l’indicatif du pays, au cas où un appel serait plus rapide.',
  },
  submit: 'Envoyer la demande de devis',
  submitting: 'Envoi…',
  privacy: 'Nous n’utilisons vos données et vos fichiers que pour cette demande. Lisez notre {policy}.',
  policy: 'politique de confidentialité (en anglais)',
}

export const QUOTE_NEXT: Translated<typeof English.QUOTE_NEXT> = {
  title: 'Prochaines étapes',
  steps: [
    'Nous lisons vos documents et vérifions ce que l’autorité exige.',
    'Vous recevez par e-mail un devis écrit, avec le prix et la date de livraison.',
    'Vous ne devez rien tant que vous ne l’avez pas accepté.',
  ],
}
