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

export const TASK_CARD = {
  created: 'Created',
  documents: 'Documents',
  none: 'None',
  files: { one: '{count} file', other: '{count} files' },
  from: 'From {country}',
  to: 'To {country}',
  /** Between two countries, for screen readers; others see an arrow. */
  between: 'to',
  less: 'Show less',
  all: 'Show all of it',
} as const

export const TASKS_LABEL = 'Tasks'
