import type { WordsOf } from '#contract/fields.ts'
import type { TASK_FIELDS } from '#contract/task.ts'
import { QUOTE_FIELD_WORDS } from './quote.ts'

const { serviceType, sourceLanguage, targetLanguage, urgency, taskDescription } = QUOTE_FIELD_WORDS

export const TASK_FIELD_WORDS = {
  serviceType,
  sourceLanguage,
  targetLanguage,
  urgency,
  taskDescription,
  countryOfOrigin: { label: 'Country of origin', required: 'Please enter the country of origin' },
  countryOfDestination: {
    label: 'Country of destination',
    required: 'Please enter the country of destination',
  },
} as const satisfies WordsOf<typeof TASK_FIELDS>
