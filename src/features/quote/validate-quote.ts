import { type QuoteAnswers, type QuoteField, quoteRow, quoteSchema } from '#contract/quote.ts'
import { quoteFieldMessage } from '#contract/wording.ts'
import { checkWith } from '#src/form/checked-answers.ts'
import type { RequestRules } from '#src/form/use-request-form.ts'

/** What the quote form asks of its answers. */
export const QUOTE_RULES: RequestRules<QuoteField, QuoteAnswers> = {
  check: (typed) => checkWith(quoteSchema, typed, quoteFieldMessage),
  rowOf: quoteRow,
}
