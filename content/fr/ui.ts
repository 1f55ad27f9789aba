import type * as English from '#content/ui.ts'
import type { Translated } from '#contract/language.ts'
import { BUSINESS } from '../business.ts'

export const FIELD_WORDS: Translated<typeof English.FIELD_WORDS> = {
  optional: '(facultatif)',
  error: 'Erreur\u00a0:',
  showPassword: 'Afficher le champ «\u00a0{field}\u00a0»',
  hidePassword: 'Masquer le champ «\u00a0{field}\u00a0»',
  show: 'Afficher',
  hide: 'Masquer',
  moreThan: 'Plus de',
  website: 'Site web',
}

export const TITLE_PREFIXES: Translated<typeof English.TITLE_PREFIXES> = {
  error: 'Erreur',
  sent: 'Envoi réussi',
}

export const SUMMARY_TITLE: Translated<typeof English.SUMMARY_TITLE> = 'Il y a un problème'

export const COPY_WORDS: Translated<typeof English.COPY_WORDS> = {
  copied: 'Copié',
  failed: 'Non copié',
  reference: 'Copier la référence',
}

/** Engraved: English in every language. */
export const MICROTEXT: Translated<typeof English.MICROTEXT> =
  `Certified translation + notarisation + legalisation + apostille + ${BUSINESS.name} + `

export const DRAFT_WORDS: Translated<typeof English.DRAFT_WORDS> = {
  answers: 'Nous avons conservé vos réponses sur cet appareil.',
  files: 'Nous avons conservé vos fichiers sur cet appareil. Ils y restent 24\u00a0heures.',
  'answers-and-files':
    'Nous avons conservé vos réponses et vos fichiers sur cet appareil. Les fichiers y restent 24\u00a0heures.',
  ask: 'Voulez-vous reprendre les réponses commencées {day}\u00a0?',
  continue: 'Reprendre',
  notMe: 'Ce n’est pas moi, les effacer',
  cleared: 'Vos réponses ont été effacées de cet appareil.',
  'files-cleared': 'Vos fichiers ont été effacés de cet appareil.',
  clear: 'Effacer',
  undo: 'Rétablir',
}

export const HALVES: Translated<typeof English.HALVES> = {
  first: 'à la commande',
  second: 'à la livraison',
}

export const PAGES_LATER: Translated<typeof English.PAGES_LATER> = {
  title: 'Ces pages ne sont pas encore prêtes',
  text: 'Elles sont en préparation et seront ici dans quelques minutes. Rechargez alors cette page, ou lisez-la en anglais.',
}
