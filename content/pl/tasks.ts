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
  countryOfOrigin: { label: 'Kraj pochodzenia', required: 'Prosimy podać kraj pochodzenia' },
  countryOfDestination: { label: 'Kraj przeznaczenia', required: 'Prosimy podać kraj przeznaczenia' },
}

export const TASK_CARD: Translated<typeof English.TASK_CARD> = {
  created: 'Utworzono',
  documents: 'Dokumenty',
  none: 'Brak',
  files: { one: '{count} plik', few: '{count} pliki', many: '{count} plików', other: '{count} pliku' },
  from: 'Z kraju: {country}',
  to: 'Do kraju: {country}',
  between: 'do kraju:',
  less: 'Pokaż mniej',
  all: 'Pokaż całość',
}

export const TASKS_LABEL: Translated<typeof English.TASKS_LABEL> = 'Sprawy'
