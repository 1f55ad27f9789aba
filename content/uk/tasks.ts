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
  countryOfOrigin: { label: 'Країна походження', required: 'Вкажіть країну походження' },
  countryOfDestination: { label: 'Країна призначення', required: 'Вкажіть країну призначення' },
}

export const TASK_CARD: Translated<typeof English.TASK_CARD> = {
  created: 'Створено',
  documents: 'Документи',
  none: 'Немає',
  files: { one: '{count} файл', few: '{count} файли', many: '{count} файлів', other: '{count} файлу' },
  from: 'Країна походження: {country}',
  to: 'Країна призначення: {country}',
  between: 'до країни:',
  less: 'Згорнути',
  all: 'Показати повністю',
}

export const TASKS_LABEL: Translated<typeof English.TASKS_LABEL> = 'Завдання'
