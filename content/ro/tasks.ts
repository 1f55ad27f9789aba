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
  countryOfOrigin: { label: 'Țara de origine', required: 'Introduceți țara de origine' },
  countryOfDestination: { label: 'Țara de destinație', required: 'Introduceți țara de destinație' },
}

export const TASK_CARD: Translated<typeof English.TASK_CARD> = {
  created: 'Creată',
  documents: 'Documente',
  none: 'Niciunul',
  files: { one: '{count} fișier', few: '{count} fișiere', other: '{count} de fișiere' },
  from: 'Din: {country}',
  to: 'Către: {country}',
  between: 'către',
  less: 'Afișați mai puțin',
  all: 'Afișați tot',
}

export const TASKS_LABEL: Translated<typeof English.TASKS_LABEL> = 'Lucrări'
