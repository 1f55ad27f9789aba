import { serviceText, urgencyText } from '#content/tasks.ts'
import type { QuoteField } from '#contract/quote.ts'

export function answerText(name: QuoteField, value: string): string {
  if (name === 'serviceType') return serviceText(value)
  return name === 'urgency' ? urgencyText(value) : value
}
