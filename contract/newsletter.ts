import * as z from 'zod/mini'
import { type FormSender, formSender } from './form-sender.ts'
import { emailText } from './text-fields.ts'

/** The newsletter: what its form and its links send. */

export const newsletterSchema = z.strictObject({ email: emailText() })

export type NewsletterAnswers = z.infer<typeof newsletterSchema>

/** Body of `newsletter-signup`: the address, and nothing else need be there. */
export const newsletterBodySchema = z.strictObject({
  ...newsletterSchema.shape,
  /** Version of the words of consent that the page showed; without it, those of today. */
  wording: z.optional(z.string().check(z.regex(/^[0-9A-Za-z.-]{1,40}$/))),
  ...formSender,
})

export type NewsletterBody = NewsletterAnswers & { wording?: string } & FormSender

/** Body of `newsletter-confirm`, and of `newsletter-unsubscribe` when a page calls it. */
export const newsletterLinkSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
})
