import type { Toast } from './wording.ts'

/** What the newsletter's form says on success and failure. */

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
