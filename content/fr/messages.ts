import type * as English from '#content/messages.ts'
import type { Translated } from '#contract/language.ts'

export const OFFLINE: Translated<typeof English.OFFLINE> =
  'Vous semblez être hors ligne. Rien n’est perdu\u00a0: refaites l’envoi une fois la connexion rétablie.'

export const NOTHING_LOST: Translated<typeof English.NOTHING_LOST> =
  'Rien n’est perdu\u00a0: tout ce que vous avez saisi est toujours ici.'

export const TOO_MANY_REQUESTS: Translated<typeof English.TOO_MANY_REQUESTS> =
  'Trop de demandes. Attendez quelques minutes, puis réessayez.'

export const ERROR_TITLE: Translated<typeof English.ERROR_TITLE> = 'Erreur'

export const TRY_AGAIN: Translated<typeof English.TRY_AGAIN> = 'Réessayer'

export const WRITE_INSTEAD: Translated<typeof English.WRITE_INSTEAD> = {
  write: '{text} {email}. {after}',
  orCall: '{text} {email}, ou appelez le {phone}. {after}',
}

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  'too-long': 'Utilisez {max} caractères au plus',
  'too-many-lines': 'Utilisez {lines} lignes au plus',
  characters: 'Retirez les sauts de ligne et autres caractères de contrôle',
  'local-part':
    'Indiquez une adresse e-mail valable\u00a0: avant le @, seuls les lettres de a à z sans accent, les chiffres et les symboles sont admis',
  unclear: 'Vérifiez cette réponse',
}
