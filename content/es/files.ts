import type * as English from '#content/files.ts'
import type { Translated } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

export const QUOTE_NOTICES: Translated<typeof English.QUOTE_NOTICES> = {
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

export const DOCUMENT_WORDS: Translated<typeof English.DOCUMENT_WORDS> = {
  choose: 'Elegir archivos',
  drop: 'o arrástrelos hasta aquí.',
  limits: '{drop}{types}, hasta {size} cada uno. Como máximo, {most} archivos.',
  size: '{megabytes}\u00a0MB',
  checking: 'Comprobando sus archivos…',
  chosen: 'Documentos elegidos',
  dismiss: 'Cerrar',
  remove: 'Quitar {name}',
  waiting: 'En espera, {size}',
  retrying: 'Ha fallado la conexión. Intentándolo de nuevo…',
  failed: 'No se ha subido, {size}',
  uploaded: 'Subido, {size}',
  uploading: 'Subiendo {name}',
  progress: '{part}, {percent}\u00a0%',
  megabytes: '{size}\u00a0MB',
  kilobytes: '{size}\u00a0KB',
  part: '{part} de {whole}',
  files: { one: '{count} archivo', other: '{count} archivos' },
  uploads: {
    one: '{stored} de {count} archivo subido',
    other: '{stored} de {count} archivos subidos',
  },
}

export const SEND_WORDS: Translated<typeof English.SEND_WORDS> = {
  cancel: 'Cancelar',
  cancelled: 'Cancelado. No se ha enviado nada; sus respuestas y archivos siguen aquí.',
  uploading: 'Subiendo sus documentos',
  documents: 'Documentos: {part}',
}
