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
