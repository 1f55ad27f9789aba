import { EMAIL as email } from '#content/business.ts'
import { PROMISES as promises } from '../facts.ts'

/** The acknowledgement of an enquiry. */
export const ENQUIRY_MAIL = {
  subject: '{reference} We have your enquiry',
  title: 'We have your enquiry',
  preview: '{reference}. We’ll reply by {due}.',
  received: `We have received your enquiry and will reply within ${promises.reply}.`,
  due: 'We’ll reply by',
  add: `Something to add? Reply to this email and keep the reference in the subject, or write to ${email.general}. Please do not send passwords or card numbers.`,
  why: 'We sent this because someone gave this address in an enquiry on our website. If it was not you, you can ignore it.',
} as const
