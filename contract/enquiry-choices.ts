import { REPLY_HOURS } from './business-facts.ts'

/** The choices of the enquiry form. Apart from the schema, so that the page can show them before it loads the checks. */

export const ENQUIRY_SUBJECTS = [
  'general',
  'translation',
  'apostille',
  'procurement',
  'pricing',
  'support',
] as const

export type EnquirySubject = (typeof ENQUIRY_SUBJECTS)[number]

export { REPLY_HOURS }

/** When an enquiry that came at `createdAt` is to be answered. */
export function replyDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + REPLY_HOURS * 3_600_000)
}
