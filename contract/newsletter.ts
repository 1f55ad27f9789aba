import * as z from 'zod/mini'
import { type FormSender, formSender } from './form-sender.ts'
import { emailText } from './text-fields.ts'
import type { Toast } from './wording.ts'

/** The newsletter: what its form and its links send, and what they say. */

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

export type NewsletterLink = z.infer<typeof newsletterLinkSchema>

/** The texts of toasts are the owner's, to the letter. */
export const NEWSLETTER_SIGNED_UP: Toast = {
  title: 'Subscribed!',
  description: 'You are almost there. Check your email for confirmation.',
}

export const NEWSLETTER_FAILURES = {
  /** The backend did not take it. */
  refused: 'Failed to subscribe to newsletter. Please try again.',
  /** Anything else. */
  other: 'Something went wrong. Please try again.',
} as const

/** The message under the address for a code of `newsletterSchema`. */
export function newsletterFieldMessage(_field: 'email', code: string): string {
  return code === 'required' ? 'Please enter your email address' : 'Please enter a valid email address'
}
