import type { NoticeWords, WordsOf } from '#contract/fields.ts'
import type { NEWSLETTER_FIELDS, NEWSLETTER_LINK_FIELDS } from '#contract/newsletter.ts'
import { EMAIL as email } from './business.ts'
import { EMAIL_WORDS } from './fields.ts'

/** Newest first. A consent is kept with its version: a changed text needs a new one, and old ones stay. */
export const CONSENT_WORDINGS = [
  {
    version: '2026-11-21',
    text: 'By subscribing you agree that we send you the newsletter. You confirm by a link that we email you, and can unsubscribe in every issue.',
  },
] as const satisfies readonly { version: string; text: string }[]

const NO_ADDRESS = 'Please enter a valid email address'

export const NEWSLETTER_FIELD_WORDS = {
  email: {
    ...EMAIL_WORDS,
    label: 'Email address',
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
  },
} as const satisfies WordsOf<typeof NEWSLETTER_FIELDS>

export const NEWSLETTER_LINK_FIELD_WORDS = {
  link: { label: 'The link in our email', required: 'Please paste the link from our email' },
} as const satisfies WordsOf<typeof NEWSLETTER_LINK_FIELDS>

export const NEWSLETTER = {
  form: {
    title: 'Newsletter',
    text: 'One email every two months: which countries have changed their rules, and what that means for your documents.',
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    sent: {
      /** Without scripts; otherwise the page says the specified words. */
      title: 'One more step',
      text: 'We are emailing a link to {address}, unless that address has had several emails from us today. In that case, please try again tomorrow.',
      hint: 'Open the link in our email and press the button. You’ll receive nothing until you do. It may take a minute to arrive; if you cannot see it, check your junk folder.',
      again: 'Use another address',
      /** Without scripts the page does not know the address. */
      plain:
        'We are emailing a link to the address you gave, unless it has had several emails from us today. In that case, please try again tomorrow.',
    },
  },
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button to receive our newsletter: one email every two months. You can unsubscribe in every issue.',
    submit: 'Yes, subscribe me',
    busy: 'Confirming...',
    done: {
      title: 'You are subscribed',
      text: 'Thank you. The next issue will arrive in your inbox.',
    },
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'Press the button and we’ll stop sending you issues. You will still get messages about your requests and bookings.',
    submit: 'Unsubscribe me',
    busy: 'Unsubscribing...',
    done: {
      title: 'You are unsubscribed',
      text: 'We’ll send you no more issues. If you change your mind, you can subscribe again on this page at any time.',
    },
  },
  failures: {
    spent: 'This link has expired or no longer applies. Enter your address to get a new one.',
    malformed: 'This link is incomplete. Please open it again from the email.',
    confirm: 'Your subscription could not be confirmed. Please try again.',
    unsubscribe: `You could not be unsubscribed just now. Please try again, or write to ${email.general}.`,
  },
  back: 'Back to social media and newsletter',
} as const

/** The owner's own words. */
export const NEWSLETTER_SIGNED_UP = {
  title: 'Subscribed!',
  description: 'You are almost there. Check your email for confirmation.',
} as const satisfies NoticeWords

export const NEWSLETTER_FAILURES = {
  refused: 'Failed to subscribe to newsletter. Please try again.',
  other: 'Something went wrong. Please try again.',
} as const
