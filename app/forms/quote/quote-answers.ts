import type { FieldError } from '#app/forms/parts/error-summary.tsx'
import { type QuoteAnswers, type QuoteField, quoteSchema } from '#contract/quote.ts'
import { quoteFieldMessage } from '#contract/wording.ts'

/** The form's fields in the order of the page, which is the order of an error summary too. */
export const QUOTE_FIELDS = [
  'serviceType',
  'urgency',
  'taskDescription',
  'countryOfOrigin',
  'countryOfDestination',
  'givenName',
  'familyName',
  'companyName',
  'email',
  'phone',
] as const satisfies readonly QuoteField[]

export type QuoteErrors = Partial<Record<QuoteField, string>>

/** Checks the answers as typed: either all are good, or there is a message per faulty field. */
export function checkAnswers(
  typed: Record<QuoteField, string>,
): { answers: QuoteAnswers; errors?: never } | { answers?: never; errors: QuoteErrors } {
  const result = quoteSchema.safeParse(typed)
  if (result.success) return { answers: result.data }
  const errors: QuoteErrors = {}
  for (const { path, message } of result.error.issues) {
    const field = path[0] as QuoteField
    errors[field] ??= quoteFieldMessage(field, message)
  }
  return { errors }
}

/** The entries of the error summary, in the order of the page. */
export function summaryOf(errors: QuoteErrors): FieldError[] {
  return QUOTE_FIELDS.flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: field, message }] : []
  })
}
