import type * as English from '#content/account.ts'
import type { Translated } from '#contract/language.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const PASSWORD = { label: 'Mot de passe', required: 'Indiquez un mot de passe' }

const NEW_PASSWORD = {
  ...PASSWORD,
  messages: {
    'too-short': `Le mot de passe doit comporter au moins ${PASSWORD_LIMITS.minLength} caractères.`,
    'too-many-bytes': `Choisissez un mot de passe plus court\u00a0: ${PASSWORD_LIMITS.maxBytes} lettres et chiffres au plus, moins avec des accents ou des symboles`,
  },
}

const PERSON = {
  firstName: GIVEN_NAME_WORDS,
  lastName: FAMILY_NAME_WORDS,
  companyName: { ...COMPANY_NAME_WORDS, required: 'Indiquez le nom de votre entreprise' },
  phone: PHONE_WORDS,
  accountType: {
    label: 'Type de compte',
    required: 'Vérifiez cette réponse',
    choices: { private: 'Particulier', corporate: 'Entreprise' },
  },
}

export const SIGN_UP_FIELD_WORDS: Translated<typeof English.SIGN_UP_FIELD_WORDS> = {
  ...PERSON,
  email: EMAIL_WORDS,
  password: NEW_PASSWORD,
}

export const PROFILE_FIELD_WORDS: Translated<typeof English.PROFILE_FIELD_WORDS> = PERSON

export const LOG_IN_FIELD_WORDS: Translated<typeof English.LOG_IN_FIELD_WORDS> = {
  email: EMAIL_WORDS,
  password: PASSWORD,
}

export const CONFIRM_FIELD_WORDS: Translated<typeof English.CONFIRM_FIELD_WORDS> = { password: PASSWORD }

export const FORGOT_FIELD_WORDS: Translated<typeof English.FORGOT_FIELD_WORDS> = { email: EMAIL_WORDS }

export const NEW_PASSWORD_FIELD_WORDS: Translated<typeof English.NEW_PASSWORD_FIELD_WORDS> = {
  password: { ...NEW_PASSWORD, label: 'Nouveau mot de passe' },
  confirmation: {
    ...PASSWORD,
    label: 'Confirmation du nouveau mot de passe',
    messages: { mismatch: 'Les mots de passe ne correspondent pas.' },
  },
}

export const CHANGE_PASSWORD_FIELD_WORDS: Translated<typeof English.CHANGE_PASSWORD_FIELD_WORDS> = {
  current: { ...PASSWORD, label: 'Mot de passe actuel' },
  ...NEW_PASSWORD_FIELD_WORDS,
}

/** Where a password is chosen. */
export const PASSWORD_HINT: Translated<typeof English.PASSWORD_HINT> =
  `Au moins ${PASSWORD_LIMITS.minLength} caractères. Trois ou quatre mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.`

export const DASHBOARD_PAGE: Translated<typeof English.DASHBOARD_PAGE> = {
  title: 'Votre compte',
  greeting: { morning: 'Bonjour', afternoon: 'Bonjour', evening: 'Bonsoir' },
  greetingByName: {
    morning: 'Bonjour {name}',
    afternoon: 'Bonjour {name}',
    evening: 'Bonsoir {name}',
  },
  navigation: 'Compte',
  tabs: { profile: 'Profil', tasks: 'Dossiers', billing: 'Paiements', invoices: 'Factures' },
  slow: 'C’est plus long que d’habitude.',
  noscript:
    'Votre compte nécessite JavaScript, qui est ici désactivé ou indisponible. Vous pouvez plutôt nous écrire à',
  unreachable:
    'Nous ne parvenons pas à accéder à votre compte pour le moment. Votre session reste ouverte\u00a0; nous continuons d’essayer, et rien n’est perdu.',
  again: {
    title: 'Reconnectez-vous',
    text: 'Votre session a pris fin. Ce que vous avez saisi et les fichiers choisis sont toujours ici.',
    account: 'Votre session était ouverte avec {email}.',
    submit: 'Se connecter',
    busy: 'Connexion…',
    other: 'Se connecter à un autre compte',
  },
  profile: {
    title: 'Vos coordonnées',
    leads: {
      private:
        'Compte de particulier. Nous utilisons vos coordonnées pour vos dossiers, afin que vous n’ayez pas à les ressaisir.',
      corporate:
        'Compte d’entreprise. Nous utilisons vos coordonnées pour vos dossiers, afin que vous n’ayez pas à les ressaisir.',
    },
    email: 'Adresse e-mail',
    emailHint: 'L’adresse avec laquelle vous vous connectez. Pour la modifier, écrivez-nous.',
    submit: 'Enregistrer les modifications',
    busy: 'Enregistrement…',
    failed: 'Vos coordonnées n’ont pas pu être chargées.',
  },
  password: {
    title: 'Votre mot de passe',
    lead: 'Votre session sera fermée partout ailleurs.',
    everywhere: 'Se déconnecter partout',
    leaving: 'Déconnexion…',
    submit: 'Modifier le mot de passe',
    busy: 'Modification…',
  },
  data: {
    title: 'Vos données',
    lead: 'Téléchargez ou supprimez tout ce que nous conservons à votre sujet.',
    download: {
      button: 'Télécharger mes données',
      title: 'Télécharger vos données\u00a0?',
      text: 'Vous obtiendrez un fichier ZIP avec vos coordonnées, toutes vos demandes et chaque document que vous nous avez envoyé. Il contient des documents personnels\u00a0: gardez-le là où personne d’autre ne peut l’ouvrir.',
      confirm: 'Télécharger',
      busy: 'Préparation de l’archive…',
      failed: 'Nous n’avons pas pu préparer l’archive. Réessayez.',
    },
    remove: {
      button: 'Supprimer mon compte',
      title: 'Supprimer votre compte\u00a0?',
      text: 'Votre compte, vos coordonnées, vos demandes avec leurs documents, vos questions et votre abonnement à la lettre d’information sont supprimés définitivement. Les rendez-vous réservés sont maintenus. Les pièces que la loi nous oblige à conserver, comme les factures, restent jusqu’à la fin de leur durée de conservation. Pour les documents que nous avons livrés, nous conservons l’empreinte numérique du fichier, notre référence et la date, sans votre nom, afin qu’ils puissent encore être vérifiés.',
      busy: 'Suppression…',
      failed: 'Le compte n’a pas pu être supprimé. Réessayez.',
      password: 'Votre mot de passe',
      label: 'Saisissez {word} pour confirmer',
      mismatch: 'Saisissez {word} en majuscules',
    },
    cancel: 'Annuler',
  },
  completed: {
    title: 'Rien n’est encore terminé',
    text: 'Les travaux achevés figureront ici. D’ici là, vous les trouverez sous Dossiers en cours et dans vos e-mails.',
  },
  ordersFailed: 'Vos commandes n’ont pas pu être chargées.',
  ordersLoading: 'Chargement…',
  billing: {
    title: 'Aucun moyen de paiement n’est enregistré',
    text: 'Vous n’en avez pas besoin\u00a0: vous ne devez rien tant que vous n’avez pas accepté un devis.',
    button: 'Ajouter un moyen de paiement',
    explanation:
      'Le paiement se fait par commande\u00a0: chaque devis accepté a son propre lien de paiement, la moitié à la commande et la moitié à la livraison. Aucune carte n’est enregistrée ici.',
  },
  invoices: {
    title: 'Pas encore de facture',
    text: 'Les factures apparaissent ici dès qu’une commande a été payée. Nous vous les envoyons aussi par e-mail.',
  },
}

export const ORDER_LISTS: Translated<typeof English.ORDER_LISTS> = {
  billing: {
    title: 'Paiements',
    columns: { date: 'Date', order: 'Commande', part: 'Partie', amount: 'Montant', state: 'État' },
    note: 'Chaque commande a son propre lien de paiement. Aucune carte n’est enregistrée ici.',
  },
  invoices: {
    title: 'Factures et reçus',
    columns: { reference: 'Numéro', kind: 'Type', date: 'Date', amount: 'Montant', file: 'Fichier' },
  },
  completed: { title: 'Dossiers terminés', total: 'Total', date: 'Fin du travail' },
  ended: { title: 'Annulés, remboursés et arrêtés' },
  open: 'Ouvrir la commande',
}
