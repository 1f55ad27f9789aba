import type * as English from '#content/account-messages.ts'
import type { Translated } from '#contract/language.ts'

export const ACCOUNT_OUTCOMES: Translated<typeof English.ACCOUNT_OUTCOMES> = {
  loggedIn: { title: 'Bon retour parmi nous\u00a0!', description: 'Votre session est ouverte.' },
  created: {
    title: 'Votre compte a bien été créé\u00a0!',
    description: 'Consultez votre messagerie pour confirmer votre compte et lire notre message de bienvenue.',
  },
  resetSent: { title: 'E-mail de réinitialisation du mot de passe envoyé' },
  passwordUpdated: {
    title: 'Votre mot de passe a bien été modifié\u00a0!',
    description: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
  },
  profileUpdated: { title: 'Profil mis à jour' },
  taskCreated: {
    title: 'Votre dossier a bien été créé\u00a0!',
    description: 'Votre dossier nous est parvenu et attend d’être examiné.',
  },
  taskFailed: { title: 'Le dossier n’a pas pu être créé', description: 'Réessayez.' },
}

export const ACCOUNT_FAILURES: Translated<typeof English.ACCOUNT_FAILURES> = {
  unknown: 'Une erreur est survenue. Réessayez.',
  storage:
    'Votre navigateur ne conserve aucune donnée de ce site. Autorisez ses cookies et ses données, puis réessayez.',
  reset: 'L’e-mail de réinitialisation du mot de passe n’a pas pu être envoyé. Réessayez.',
  password: 'Le mot de passe n’a pas pu être modifié. Réessayez.',
  recovery: 'Votre identité n’a pas pu être vérifiée pour réinitialiser le mot de passe. Réessayez.',
  profile: 'Le profil n’a pas pu être mis à jour. Réessayez.',
}

export const LINK_FAILURES: Translated<typeof English.LINK_FAILURES> = {
  spent: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  malformed: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou demandez-en un nouveau.',
}

export const WEAK_PASSWORD_REASONS: Translated<typeof English.WEAK_PASSWORD_REASONS> = {
  length: 'Il est trop court.',
  characters: 'Il lui faut davantage de types de caractères\u00a0: majuscules, chiffres, symboles.',
  pwned: 'Il figure dans une fuite de données d’un autre site\u00a0: il est donc facile à deviner.',
  common: 'Il fait partie des premiers que d’autres essaient.',
}

export const AUTH_ERRORS: Translated<typeof English.AUTH_ERRORS> = {
  invalid_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
  email_not_confirmed: 'L’adresse e-mail n’est pas encore confirmée.',
  same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
  weak_password: 'Choisissez un autre mot de passe.',
  over_request_rate_limit: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  over_email_send_rate_limit: 'Trop d’e-mails ont été demandés. Réessayez plus tard.',
  otp_expired: 'Ce lien a expiré ou a déjà été utilisé.',
  user_banned: 'Ce compte est bloqué.',
}
