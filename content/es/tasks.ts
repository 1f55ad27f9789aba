import type * as English from '#content/tasks.ts'
import type { Translated } from '#contract/language.ts'
import { QUOTE_FIELD_WORDS } from './quote.ts'

const { serviceType, sourceLanguage, targetLanguage, urgency, taskDescription } = QUOTE_FIELD_WORDS

export const TASK_FIELD_WORDS: Translated<typeof English.TASK_FIELD_WORDS> = {
  serviceType,
  sourceLanguage,
  targetLanguage,
  urgency,
  taskDescription,
  countryOfOrigin: { label: 'País de origen', required: 'Escriba el país de origen' },
  countryOfDestination: { label: 'País de destino', required: 'Escriba el país de destino' },
}

export const TASK_CARD: Translated<typeof English.TASK_CARD> = {
  created: 'Creado',
  documents: 'Documentos',
  none: 'Ninguno',
  files: { one: '{count} archivo', other: '{count} archivos' },
  from: 'Desde: {country}',
  to: 'Hacia: {country}',
  between: 'a',
  less: 'Mostrar menos',
  all: 'Mostrar todo',
}

export const TASKS_LABEL: Translated<typeof English.TASKS_LABEL> = 'Trámites'
