import type * as English from '#content/ui.ts'
import type { Translated } from '#contract/language.ts'
import { BUSINESS } from '../business.ts'

export const FIELD_WORDS: Translated<typeof English.FIELD_WORDS> = {
  optional: '(opcional)',
  error: 'Error:',
  showPassword: 'Mostrar {field}',
  hidePassword: 'Ocultar {field}',
  show: 'Mostrar',
  hide: 'Ocultar',
  moreThan: 'Más de',
  website: 'Sitio web',
}

export const TITLE_PREFIXES: Translated<typeof English.TITLE_PREFIXES> = {
  error: 'Error',
  sent: 'Enviado',
}

export const SUMMARY_TITLE: Translated<typeof English.SUMMARY_TITLE> = 'Hay un problema'

export const TOAST_DISMISS: Translated<typeof English.TOAST_DISMISS> = 'Cerrar: {title}'

export const COPY_WORDS: Translated<typeof English.COPY_WORDS> = {
  copied: 'Copiado',
  failed: 'No copiado',
  reference: 'Copiar la referencia',
}

/** Engraved: English in every language. */
export const MICROTEXT: Translated<typeof English.MICROTEXT> =
  `Certified translation + notarisation + legalisation + apostille + ${BUSINESS.name} + `

export const DRAFT_WORDS: Translated<typeof English.DRAFT_WORDS> = {
  answers: 'Hemos conservado sus respuestas en este dispositivo.',
  files: 'Hemos conservado sus archivos en este dispositivo. Permanecen 24 horas.',
  'answers-and-files':
    'Hemos conservado sus respuestas y archivos en este dispositivo. Los archivos permanecen 24 horas.',
  cleared: 'Sus respuestas se han borrado de este dispositivo.',
  'files-cleared': 'Sus archivos se han borrado de este dispositivo.',
  clear: 'Borrar',
  undo: 'Deshacer',
}

export const HALVES: Translated<typeof English.HALVES> = {
  first: 'por adelantado',
  second: 'a la entrega',
}

export const DOCUMENT_WORDS: Translated<typeof English.DOCUMENT_WORDS> = {
  choose: 'Elegir archivos',
  drop: 'o arrástrelos hasta aquí.',
  limits: '{types}, hasta {size} cada uno y {most} en total.',
  size: '{megabytes}\u00a0MB',
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
