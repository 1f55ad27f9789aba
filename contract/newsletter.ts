import { type AnswersOf, EMAIL, type Fields } from './fields.ts'
import type { FormSender } from './form-sender.ts'
import type { Toast } from './toast.ts'

export const NEWSLETTER_FIELDS = {
  email: {
    ...EMAIL,
    mail: false,
    command: false,
  },
} as const satisfies Fields

export const NEWSLETTER_LINK_FIELDS = {
  link: {
    kind: 'text',
    max: 1000,
    required: true,
    mail: false,
    command: false,
  },
} as const satisfies Fields

type NewsletterAnswers = AnswersOf<typeof NEWSLETTER_FIELDS>

/** The toasts' texts are the owner's, word for word. */
export const NEWSLETTER_SIGNED_UP: Toast = {
  title: 'Subscribed!',
  description: 'You are almost there. Check your email for confirmation.',
}

export const NEWSLETTER_FAILURES = {
  refused: 'Failed to subscribe to newsletter. Please try again.',
  other: 'Something went wrong. Please try again.',
} as const

export type NewsletterBody = NewsletterAnswers & { wording?: string | undefined } & FormSender
