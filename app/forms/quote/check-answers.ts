import { type QuoteAnswers, type QuoteField, quoteSchema } from '#contract/quote.ts'
import { quoteFieldMessage } from '#contract/wording.ts'
import type { QuoteErrors } from './quote-answers.ts'

export type CheckedAnswers =
  | { answers: QuoteAnswers; errors?: never }
  | { answers?: never; errors: QuoteErrors }

/** Checks the answers as typed: either all are good, or there is a message per faulty field. */
export function checkAnswers(typed: Record<QuoteField, string>): CheckedAnswers {
  const result = quoteSchema.safeParse(typed)
  if (result.success) return { answers: result.data }
  const errors: QuoteErrors = {}
  for (const { path, message } of result.error.issues) {
    const field = path[0] as QuoteField
    errors[field] ??= quoteFieldMessage(field, message)
  }
  return { errors }
}
