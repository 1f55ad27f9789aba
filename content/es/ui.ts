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
  ask: '¿Quiere continuar con las respuestas que empezó el {day}?',
  continue: 'Continuar',
  notMe: 'No soy yo, borrarlas',
  cleared: 'Sus respuestas se han borrado de este dispositivo.',
  'files-cleared': 'Sus archivos se han borrado de este dispositivo.',
  clear: 'Borrar',
  undo: 'Deshacer',
}

export const HALVES: Translated<typeof English.HALVES> = {
  first: 'por adelantado',
  second: 'a la entrega',
}

export const PAGES_LATER: Translated<typeof English.PAGES_LATER> = {
  title: 'Estas páginas todavía no están listas',
  text: 'Se están preparando y estarán aquí dentro de unos minutos. Vuelva a cargar la página entonces o léala en inglés.',
}
