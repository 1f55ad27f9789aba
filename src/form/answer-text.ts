import { serviceText, urgencyText } from '#content/tasks.ts'
import type { QuoteField } from '#contract/quote.ts'

/** An answer of a request as it is read: requests from the dashboard hold short values in the place of words. */
export function answerText(name: QuoteField, value: string): string {
  if (name === 'serviceType') return serviceText(value)
  return name === 'urgency' ? urgencyText(value) : value
}
