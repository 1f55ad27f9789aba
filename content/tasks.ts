import type { ChoiceWords } from '#contract/fields.ts'
import type { QUOTE_FIELDS, QuoteField } from '#contract/quote.ts'

/** By stored value. */
export const TASK_SERVICE_WORDS = {
  'document-translation': { id: 'private', label: 'Document translation' },
  'apostille-notarisation': { id: 'apostille', label: 'Apostille and notarisation' },
  'document-procurement': { id: 'procurement', label: 'Document procurement' },
  'corporate-translation': { id: 'corporate', label: 'Corporate translation' },
} as const

/** By stored value. */
const TASK_URGENCY_WORDS = {
  standard: 'Standard, 5–7 days',
  express: 'Express, 2–3 days',
  urgent: 'Urgent, 24 hours',
} as const

const SERVICE_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TASK_SERVICE_WORDS).map(([stored, { label }]) => [stored, label]),
)

/** Tasks store short values, quote requests the words themselves. */
export const REQUEST_WORDS = {
  serviceType: SERVICE_LABELS,
  urgency: TASK_URGENCY_WORDS,
} as const satisfies ChoiceWords<typeof QUOTE_FIELDS>

export const serviceText = (stored: string): string => REQUEST_WORDS.serviceType[stored] ?? stored

export const urgencyText = (stored: string): string =>
  (REQUEST_WORDS.urgency as Readonly<Record<string, string>>)[stored] ?? stored

export function answerText(name: QuoteField, value: string): string {
  if (name === 'serviceType') return serviceText(value)
  return name === 'urgency' ? urgencyText(value) : value
}
