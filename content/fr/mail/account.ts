import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/account.ts'
import type { Translated } from '#contract/language.ts'

export const WELCOME_MAIL: Translated<typeof English.WELCOME_MAIL> = {
  subject: `Bienvenue chez ${BUSINESS.shortName}`,
  title: 'Votre compte est ouvert',
  preview: 'Ce que vous pouvez en faire.',
  why: 'Nous vous envoyons cet e-mail une seule fois, parce que cette adresse a été confirmée pour un compte.',
  open: `Votre compte chez ${BUSINESS.name} est ouvert. Il comprend les demandes déjà envoyées depuis cette adresse.`,
  what: 'Ce que vous pouvez y faire',
  items: [
    'Créer un dossier et y joindre les documents. Nous répondrons par un devis écrit.',
    'Voir vos demandes et leurs références sous Dossiers en cours.',
    'Tenir à jour votre nom et votre numéro de téléphone, télécharger vos données ou supprimer le compte, dans l’onglet Profil.',
  ],
  button: 'Ouvrir votre compte',
}

export const ACCOUNT_EXISTS_MAIL: Translated<typeof English.ACCOUNT_EXISTS_MAIL> = {
  subject: `Vous avez déjà un compte chez ${BUSINESS.shortName}`,
  title: 'Vous avez déjà un compte',
  preview: 'Connectez-vous, ou choisissez un nouveau mot de passe.',
  why: 'Nous vous envoyons cet e-mail parce que quelqu’un s’est inscrit avec cette adresse. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: personne n’a accédé à votre compte.',
  text: 'Quelqu’un, probablement vous, vient d’essayer d’ouvrir un compte avec cette adresse. Vous en avez déjà un\u00a0: connectez-vous, ou choisissez un nouveau mot de passe si vous ne vous souvenez plus du vôtre.',
  logIn: 'Se connecter',
  choose: 'Choisir un nouveau mot de passe',
}

export const ACCOUNT_NOTICES: Translated<typeof English.ACCOUNT_NOTICES> = {
  why: 'Nous vous envoyons cet e-mail parce que cette adresse a, ou avait, un compte chez nous.',
  device: {
    title: 'Nouvelle connexion à votre compte',
    text: 'Quelqu’un vient de se connecter à votre compte avec son mot de passe, depuis un navigateur ou un réseau que nous n’avions encore jamais vu. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe\u00a0: toutes les autres sessions seront fermées.',
  },
  password: {
    title: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte vient d’être modifié, et toutes les autres sessions ont été fermées. Si c’était vous, vous n’avez rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe et répondez à cet e-mail.',
  },
  deleted: {
    title: 'Votre compte a été supprimé',
    text: 'Votre compte et ce qui en faisait partie ont été supprimés, à la demande d’une personne qui y était connectée. Les documents que la loi nous oblige à conserver restent jusqu’à la fin de leur durée de conservation. Si ce n’était pas vous, répondez à cet e-mail.',
  },
}

export const AUTH_MAIL: Translated<typeof English.AUTH_MAIL> = {
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    title: 'Confirmez votre adresse e-mail',
    text: 'Appuyez sur le bouton et saisissez le mot de passe choisi lors de votre inscription. Votre compte s’ouvre alors. Le lien fonctionne une seule fois, pendant une heure.',
    button: 'Confirmer mon adresse',
    why: 'Nous vous envoyons cet e-mail parce que quelqu’un s’est inscrit avec cette adresse. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: aucun compte n’est ouvert si le lien n’est pas utilisé.',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Appuyez sur le bouton pour choisir un nouveau mot de passe pour votre compte. Le lien fonctionne une seule fois, pendant une heure. Tant que vous ne l’utilisez pas, votre ancien mot de passe reste valable.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Nous vous envoyons cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour cette adresse. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: rien n’a changé.',
  },
}

export const AUTH_LINK: Translated<typeof English.AUTH_LINK> = 'Ou ouvrez cette adresse\u00a0: {link}'

export const ARCHIVE_WORDS: Translated<typeof English.ARCHIVE_WORDS> = {
  leftOut: 'Ces fichiers ne figurent pas dans cette archive\u00a0:',
  line: '{name}\u00a0: {reason}',
}

export const ARCHIVE_REASONS: Translated<typeof English.ARCHIVE_REASONS> = {
  unreadable: 'Il n’a pas pu être lu tel qu’il était enregistré.',
  refused: 'Il a été refusé lors de la vérification et n’est pas conservé.',
  unchecked: 'Il n’a pas encore été vérifié.',
  missing: 'Son envoi n’a jamais été achevé.',
  notDelivered: 'Il n’a pas encore été livré.',
  unpaid: 'Il devient accessible une fois la seconde moitié du prix payée.',
  ended: 'La commande a pris fin sans lui.',
}

export const RESET_LIMIT: Translated<typeof English.RESET_LIMIT> = {
  one: 'Un nouveau mot de passe a été demandé trop souvent avec cette adresse. Réessayez dans {count} heure.',
  other:
    'Un nouveau mot de passe a été demandé trop souvent avec cette adresse. Réessayez dans {count} heures.',
}
