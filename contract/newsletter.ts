import { type AnswersOf, EMAIL, type Fields } from './fields.ts'
import type { FormSender } from './form-sender.ts'
import type { Toast } from './wording.ts'

const NO_ADDRESS = 'Please enter a valid email address'

export const NEWSLETTER_FIELDS = {
  email: {
    ...EMAIL,
    label: 'Email address',
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
    mail: false,
    command: false,
  },
} as const satisfies Fields

export const NEWSLETTER_LINK_FIELDS = {
  link: {
    label: 'The link in our email',
    kind: 'text',
    max: 1000,
    required: 'Please paste the link from our email',
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
