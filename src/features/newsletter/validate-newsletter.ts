import { newsletterSchema } from '#contract/newsletter.ts'
import { newsletterFieldMessage } from '#contract/newsletter-wording.ts'
import { checkWith } from '#src/form/checked-answers.ts'

/** The check of the address. */
export const checkNewsletter = (typed: Record<'email', string>) =>
  checkWith(newsletterSchema, typed, newsletterFieldMessage)
