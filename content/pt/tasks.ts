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
  countryOfOrigin: { label: 'País de origem', required: 'Escreva o país de origem' },
  countryOfDestination: { label: 'País de destino', required: 'Escreva o país de destino' },
}

export const TASK_CARD: Translated<typeof English.TASK_CARD> = {
  created: 'Data de criação',
  documents: 'Documentos',
  none: 'Nenhum',
  files: { one: '{count} ficheiro', other: '{count} ficheiros' },
  from: 'Origem: {country}',
  to: 'Destino: {country}',
  between: 'para',
  less: 'Mostrar menos',
  all: 'Mostrar tudo',
}

export const TASKS_LABEL: Translated<typeof English.TASKS_LABEL> = 'Trabalhos'
