import * as z from 'zod/mini'
import { COUNTRIES } from './countries.ts'
import { TEXT_LIMITS } from './limits.ts'
import { QUOTE_SERVICES, QUOTE_URGENCIES } from './quote-choices.ts'
import { emailText, optionalText, requiredLines, requiredText } from './text-fields.ts'

export * from './quote-choices.ts'
export * from './quote-row.ts'

/** The quote request: its schema, its row, and the body of the notification that follows it. */

/**
 * The fields of the quote form as typed; messages are codes, worded by `wording.ts`.
 * Empty optional fields stay '' here and become null (or '' for countries) in the row.
 */
export const quoteSchema = z.object({
  serviceType: z.enum(QUOTE_SERVICES, 'required'),
  urgency: z.enum(QUOTE_URGENCIES, 'required'),
  taskDescription: requiredLines(TEXT_LIMITS.taskDescription),
  countryOfOrigin: z.union([z.literal(''), z.enum(COUNTRIES)], 'invalid'),
  countryOfDestination: z.union([z.literal(''), z.enum(COUNTRIES)], 'invalid'),
  givenName: requiredText(TEXT_LIMITS.givenName),
  familyName: requiredText(TEXT_LIMITS.familyName),
  companyName: optionalText(TEXT_LIMITS.companyName),
  email: emailText(),
  phone: optionalText(TEXT_LIMITS.phone),
})

export type QuoteAnswers = z.infer<typeof quoteSchema>
export type QuoteField = keyof QuoteAnswers
