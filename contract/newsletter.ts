import { type AnswersOf, EMAIL, type Fields, NOT_FOR_OPERATOR } from './fields.ts'
import type { FormSender } from './form-sender.ts'

export const NEWSLETTER_FIELDS = {
  email: {
    ...EMAIL,
    ...NOT_FOR_OPERATOR,
  },
} as const satisfies Fields

export const NEWSLETTER_LINK_FIELDS = {
  link: {
    kind: 'text',
    max: 1000,
    required: true,
    ...NOT_FOR_OPERATOR,
  },
} as const satisfies Fields

type NewsletterAnswers = AnswersOf<typeof NEWSLETTER_FIELDS>

export type NewsletterBody = NewsletterAnswers & { wording?: string | undefined } & FormSender
