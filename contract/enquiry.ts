import { type AnswersOf, EMAIL, FAMILY_NAME, type Fields, GIVEN_NAME, PHONE } from './fields.ts'
import type { FormSender } from './form-sender.ts'

export const ENQUIRY_SUBJECTS = [
  'general',
  'translation',
  'apostille',
  'procurement',
  'pricing',
  'support',
] as const

export type EnquirySubject = (typeof ENQUIRY_SUBJECTS)[number]

export const ENQUIRY_FIELDS = {
  subject: {
    kind: 'select',
    choices: ENQUIRY_SUBJECTS,
    required: true,
    section: 'question',
    mail: 'Subject',
    command: 'Subject',
    acknowledged: true,
  },
  message: {
    kind: 'textarea',
    max: 5000,
    required: true,
    section: 'question',
    mail: 'Message',
    command: 'Message',
  },
  givenName: GIVEN_NAME,
  familyName: FAMILY_NAME,
  email: EMAIL,
  phone: PHONE,
} as const satisfies Fields

export type EnquiryAnswers = AnswersOf<typeof ENQUIRY_FIELDS>

export const SAMPLE_ENQUIRY: EnquiryAnswers = {
  subject: 'pricing',
  message: 'What does a certified translation of two pages cost?\nFrom Polish into English.',
  givenName: 'Zofia',
  familyName: 'Wiśniewska',
  email: 'zofia@example.com',
  phone: '',
}

/** The page makes `id`, so that a repeated call is the same enquiry. */
export type EnquiryBody = EnquiryAnswers & { id?: string | undefined } & FormSender

/** `replyBy`: promised, ISO 8601. */
export type EnquiryReceipt = { reference: string; replyBy: string }
