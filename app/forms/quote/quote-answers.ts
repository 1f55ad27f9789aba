import type { FieldError } from '#app/forms/parts/error-summary.tsx'
import type { QuoteField } from '#contract/quote.ts'

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

/** The entries of the error summary, in the order of the page. */
export function summaryOf(errors: QuoteErrors): FieldError[] {
  return QUOTE_FIELDS.flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: field, message }] : []
  })
}
