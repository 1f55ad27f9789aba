import type * as English from '#content/tasks.ts'
import type { Translated } from '#contract/language.ts'
import { QUOTE_FIELD_WORDS, QUOTE_PAGE } from './quote.ts'

const { serviceType, sourceLanguage, targetLanguage, urgency, taskDescription, ownReference } =
  QUOTE_FIELD_WORDS

export const TASK_FIELD_WORDS: Translated<typeof English.TASK_FIELD_WORDS> = {
  serviceType,
  sourceLanguage,
  targetLanguage,
  urgency,
  taskDescription,
  ownReference,
  countryOfOrigin: { label: 'Pays d’origine', required: 'Indiquez le pays d’origine' },
  countryOfDestination: { label: 'Pays de destination', required: 'Indiquez le pays de destination' },
}

export const TASKS_TAB: Translated<typeof English.TASKS_TAB> = {
  views: { create: '{short} un dossier', pending: '{short}', completed: '{short}' },
  short: { create: 'Créer', pending: 'En cours', completed: 'Terminés' },
  pendingTitle: 'Dossiers en cours',
  create: {
    submit: 'Créer le dossier',
    busy: 'Envoi…',
    sections: {
      need: 'Ce dont vous avez besoin',
      going: 'Où va le document',
      documents: 'Vos documents',
    },
    hints: {
      ownReference: QUOTE_PAGE.hints.ownReference,
      taskDescription: 'De quels documents il s’agit, combien de pages, et qui les a demandés.',
      documents:
        'Des photos ou des copies numérisées nettes suffisent pour commencer. Les originaux peuvent suivre plus tard.',
    },
    note: 'Nous utiliserons les coordonnées de votre profil\u00a0: {name}, {email}.',
    noName: 'Votre profil n’a pas encore de nom. Ajoutez-le d’abord\u00a0: {link}.',
    noNameLink: 'ouvrir votre profil',
  },
  pending: {
    newest: 'Les plus récents en premier',
    created: 'Création',
    replyBy: 'Réponse au plus tard',
    documents: 'Documents',
    none: 'Aucun',
    files: { one: '{count} fichier', other: '{count} fichiers' },
    from: 'De',
    to: 'Vers',
    between: 'vers',
    less: 'Afficher moins',
    whole: 'Tout afficher',
    empty: 'Rien n’est en cours',
    emptyText: 'Ce que vous nous envoyez apparaît ici avec sa référence, jusqu’à la fin du travail.',
    emptyAction: 'Créer un dossier',
    more: 'Afficher plus',
    loading: 'Chargement…',
    end: 'C’est tout. Avez-vous besoin d’autre chose\u00a0? {link}.',
    endLink: 'Créer un dossier',
    failed: 'Vos dossiers n’ont pas pu être chargés.',
    open: 'Ajouter des documents',
    openAbout: 'Ajouter des documents\u00a0: {reference}',
    opening: 'Ouverture…',
    notOpened: 'Le dossier n’a pas pu être ouvert. Réessayez.',
  },
}
