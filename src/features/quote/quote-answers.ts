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
