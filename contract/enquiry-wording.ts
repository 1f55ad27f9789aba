import { REPLY_TIME } from './business-facts.ts'
import type { EnquiryField } from './enquiry.ts'
import { TEXT_LIMITS } from './limits.ts'
import { type Toast, UNUSABLE_CHARACTERS } from './wording.ts'

/** What the enquiry form says on success and failure. The texts of toasts are the owner's, to the letter. */

export const ENQUIRY_SENT: Toast = {
  title: 'Enquiry Sent!',
  description: `Thank you for your enquiry. We'll get back to you within ${REPLY_TIME}.`,
}

export const ENQUIRY_FAILURES = {
  /** The backend did not take it. */
  refused: 'Failed to send your enquiry. Please try again.',
  /** Anything else. */
  other: 'Something went wrong. Please try again.',
} as const

const REQUIRED: Record<EnquiryField, string> = {
  givenName: 'Please enter your given name',
  familyName: 'Please enter your family name',
  email: 'Please enter your email address',
  phone: 'Please check this number',
  subject: 'Please choose a subject',
  message: 'Please write your message',
}

const LIMITS: Record<Exclude<EnquiryField, 'subject'>, number> = TEXT_LIMITS

/** The message under a field of the enquiry form for a code of `enquirySchema`. */
export function enquiryFieldMessage(field: EnquiryField, code: string): string {
  if (code === 'too-long' && field !== 'subject') return `Please use at most ${LIMITS[field]} characters`
  if (code === 'characters') return UNUSABLE_CHARACTERS
  if (code === 'invalid' && field === 'email') return 'Please enter a valid email address'
  return REQUIRED[field]
}
