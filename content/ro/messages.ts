import type * as English from '#content/messages.ts'
import type { Translated } from '#contract/language.ts'

export const OFFLINE: Translated<typeof English.OFFLINE> =
  'Se pare că nu aveți conexiune la internet. Nu s-a pierdut nimic: trimiteți din nou când reveniți online.'

export const NOTHING_LOST: Translated<typeof English.NOTHING_LOST> =
  'Nu s-a pierdut nimic: tot ce ați introdus este încă aici.'

export const TOO_MANY_REQUESTS: Translated<typeof English.TOO_MANY_REQUESTS> =
  'Prea multe cereri. Așteptați câteva minute și încercați din nou.'

export const ERROR_TITLE: Translated<typeof English.ERROR_TITLE> = 'Eroare'

export const TRY_AGAIN: Translated<typeof English.TRY_AGAIN> = 'Încercați din nou'

export const WRITE_INSTEAD: Translated<typeof English.WRITE_INSTEAD> = {
  write: '{text} {email}. {after}',
  orCall: '{text} {email} sau sunați la {phone}. {after}',
}

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  'too-long': 'Folosiți cel mult {max} de caractere',
  'too-many-lines': 'Folosiți cel mult {lines} rânduri',
  characters: 'Eliminați sfârșiturile de rând și alte caractere de control',
  'local-part':
    'Introduceți o adresă de e-mail validă: înainte de @ sunt permise numai litere de la a la z fără diacritice, cifre și simboluri',
  unclear: 'Verificați acest răspuns',
}
