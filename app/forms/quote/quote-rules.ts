import { type QuoteAnswers, type QuoteField, quoteRow, quoteSchema } from '#contract/quote.ts'
import { quoteFieldMessage } from '#contract/wording.ts'
import { checkWith } from '../parts/checked-answers.ts'
import type { RequestRules } from '../parts/use-request-form.ts'

/** What the quote form asks of its answers. */
export const QUOTE_RULES: RequestRules<QuoteField, QuoteAnswers> = {
  check: (typed) => checkWith(quoteSchema, typed, quoteFieldMessage),
  rowOf: quoteRow,
}
