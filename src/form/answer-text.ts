import { TASK_SERVICE_WORDS, TASK_URGENCY_WORDS } from '#content/tasks.ts'
import type { QuoteField } from '#contract/quote.ts'

/** An answer of a request as it is read: requests from the dashboard hold short values in the place of words. */
export function answerText(name: QuoteField, value: string): string {
  if (name === 'serviceType' && value in TASK_SERVICE_WORDS)
    return TASK_SERVICE_WORDS[value as keyof typeof TASK_SERVICE_WORDS].label
  if (name === 'urgency' && value in TASK_URGENCY_WORDS)
    return TASK_URGENCY_WORDS[value as keyof typeof TASK_URGENCY_WORDS]
  return value
}
