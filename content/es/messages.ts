import type * as English from '#content/messages.ts'
import type { Translated } from '#contract/language.ts'

export const OFFLINE: Translated<typeof English.OFFLINE> =
  'Parece que no tiene conexión. No se ha perdido nada: envíelo de nuevo cuando vuelva a tenerla.'

export const NOTHING_LOST: Translated<typeof English.NOTHING_LOST> =
  'No se ha perdido nada: todo lo que escribió sigue aquí.'

export const TOO_MANY_REQUESTS: Translated<typeof English.TOO_MANY_REQUESTS> =
  'Demasiadas peticiones. Espere unos minutos e inténtelo de nuevo.'

export const ERROR_TITLE: Translated<typeof English.ERROR_TITLE> = 'Error'

export const TRY_AGAIN: Translated<typeof English.TRY_AGAIN> = 'Intentarlo de nuevo'

export const WRITE_INSTEAD: Translated<typeof English.WRITE_INSTEAD> = {
  write: '{text} {email}. {after}',
  orCall: '{text} {email}, o llame al {phone}. {after}',
}

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  'too-long': 'Use {max} caracteres como máximo',
  'too-many-lines': 'Use {lines} líneas como máximo',
  characters: 'Quite los saltos de línea y otros caracteres de control',
  'local-part':
    'Escriba una dirección de correo electrónico válida: antes de la @ solo se admiten letras de la a a la z sin acentos, cifras y símbolos',
  unclear: 'Compruebe esta respuesta',
}
