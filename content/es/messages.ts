import type * as English from '#content/messages.ts'
import type { Translated } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

export const OFFLINE: Translated<typeof English.OFFLINE> =
  'Parece que no tiene conexión. No se ha perdido nada: envíelo de nuevo cuando vuelva a tenerla.'

export const NOTHING_LOST: Translated<typeof English.NOTHING_LOST> =
  'No se ha perdido nada: todo lo que escribió sigue aquí.'

export const ERROR_TITLE: Translated<typeof English.ERROR_TITLE> = 'Error'

export const TRY_AGAIN: Translated<typeof English.TRY_AGAIN> = 'Intentarlo de nuevo'

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  'too-long': 'Use {max} caracteres como máximo',
  'too-many-lines': 'Use {lines} líneas como máximo',
  characters: 'Quite los saltos de línea y otros caracteres de control',
  'local-part':
    'Escriba una dirección de correo electrónico válida: antes de la @ solo se admiten letras de la a a la z sin acentos, cifras y símbolos',
  unclear: 'Compruebe esta respuesta',
}

export const QUOTE_TOASTS: Translated<typeof English.QUOTE_TOASTS> = {
  success: {
    title: 'Solicitud de presupuesto enviada',
    description: 'Su solicitud de presupuesto se ha enviado correctamente. ¡Le responderemos pronto!',
  },
  failed: {
    title: 'No se ha podido enviar',
    description: 'No se ha podido enviar la solicitud de presupuesto. Inténtelo de nuevo.',
  },
}

export const QUOTE_FAILURES: Translated<typeof English.QUOTE_FAILURES> = {
  save: 'No se ha podido guardar la solicitud de presupuesto',
  upload: 'No se ha podido subir {name}',
}

export const FILE_PROBLEMS: Translated<typeof English.FILE_PROBLEMS> = {
  empty: '{name} está vacío',
  'too-large': '{name} ocupa más de {megabytes}\u00a0MB',
  extension: '{name} no es un archivo {types}',
  content: '{name} no corresponde a su tipo de archivo: su contenido es de otro tipo',
  virus: '{name} no se ha aceptado: nuestro antivirus ha encontrado algo dañino en él',
}

export const FILE_WORDS: Translated<typeof English.FILE_WORDS> = {
  unreadable: 'No se ha podido leer {name}. Elíjalo de nuevo',
  repeated: '{name} no se ha añadido: ya está en la lista',
  heic: '{name} es una foto HEIC: guárdela como JPG o PNG y elija ese archivo',
  tooMany: `{name} no se ha añadido: una solicitud puede tener ${FILE_LIMITS.maxFiles} archivos como máximo`,
}

export const READ_PROBLEMS: Translated<typeof English.READ_PROBLEMS> = {
  changed: {
    row: 'Ha cambiado desde que lo eligió: {again}',
    message: '{name} ha cambiado desde que lo eligió: {again}',
  },
  gone: {
    row: 'Se ha movido o borrado desde que lo eligió: {again}',
    message: '{name} se ha movido o borrado desde que lo eligió: {again}',
  },
}

export const CHOOSE_AGAIN: Translated<typeof English.CHOOSE_AGAIN> = 'elíjalo de nuevo'

export const PASSWORD_HELP: Translated<typeof English.PASSWORD_HELP> = {
  request:
    'Pide una contraseña para abrirse. Elija una copia sin contraseña, o escriba la contraseña en «Descripción del trabajo». No la envíe nunca por correo electrónico.',
  further:
    'Pide una contraseña para abrirse. Añada una copia sin contraseña, y no la envíe nunca por correo electrónico.',
  order:
    'Pide una contraseña para abrirse. Añada una copia sin contraseña, o envíenos la contraseña en un mensaje en esta página. No la envíe nunca por correo electrónico.',
}
