import type * as English from '#content/interface.ts'
import type { Translated } from '#contract/language.ts'

export const INTERFACE: Translated<typeof English.INTERFACE> = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  landmarks: {
    main: 'Navigation principale',
    footer: 'Pied de page',
    breadcrumb: 'Fil d’Ariane',
    languages: 'Langues',
  },
  home: 'Accueil',
  logIn: 'Se connecter',
  logOut: 'Se déconnecter',
  dashboard: 'Mon espace',
  generalEnquiries: 'Questions générales',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions de service',
  englishBinds: 'Ces deux textes sont en anglais, et seule cette version fait foi.',
  channel: '{name} sur {channel}',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: 'Un instant\u00a0: cette page est encore en cours de chargement.',
  lost: 'Une partie de cette page ne s’est pas chargée ou ne fonctionne plus. Rechargez-la pour continuer\u00a0: vos réponses sont conservées. Ou écrivez à {email}.',
  reload: 'Recharger la page',
}

export const LANGUAGE_OFFER: Translated<typeof English.LANGUAGE_OFFER> = {
  text: 'Cette page existe aussi en français',
  close: 'Fermer',
}

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Vérifiez qui nous sommes',
  member: 'Membre de',
  number: 'n°\u00a0{number}',
  company: 'Immatriculation\u00a0: {registeredIn}',
  companyNumber: '{form} n°\u00a0{number}',
  forms: { company: 'Société', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Assurance de responsabilité civile professionnelle',
  rating: 'Avis de clients',
  score: '{score} sur {outOf} d’après {reviews} avis sur {site}, {date}',
  guarantee: 'Notre garantie',
}
