import { BUSINESS } from '#content/business.ts'

export const NEWSLETTER_MAIL = {
  unsubscribe: 'Unsubscribe',

  confirm: {
    subject: 'Please confirm your newsletter subscription',
    title: 'One more step',
    preview: 'Until you confirm, we won’t send you anything.',
    why: 'We sent this because someone entered this address on our website. If it was not you, you can ignore it: we won’t email you again.',
    text: `You asked for the newsletter of ${BUSINESS.name}. Open the page and press the button to confirm. Until then we won’t send you anything.`,
    button: 'Confirm the subscription',
    works: { one: 'The link works for {count} day.', other: 'The link works for {count} days.' },
  },

  already: {
    subject: 'You are already subscribed to our newsletter',
    title: 'You are already subscribed',
    preview: 'You don’t need to do anything.',
    why: 'We sent this because someone entered this address on our website. If it was not you, you can ignore it: your subscription stays as it is.',
    text: `This address already receives the newsletter of ${BUSINESS.name}. You don’t need to do anything. You’ll get the next issue.`,
  },

  /** Of an issue; what it says is written in one language. */
  issue: {
    preview: `From ${BUSINESS.name}`,
    why: 'We sent this because you subscribed to our newsletter and confirmed it.',
  },
} as const
