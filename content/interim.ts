import { BUSINESS } from './business.ts'

/**
 * Pages whose function comes later. Each says how to get the same thing done today, and is replaced as a whole.
 */

const { consultation, email, promises } = BUSINESS

export const INTERIM_BOOKING = {
  title: 'Book Your Consultation',
  lead: 'Schedule a personalised consultation to discuss your document needs with our experts.',
  ticket: `${consultation.minutes}-minute consultation`,
  facts: [
    { term: 'When', text: `${consultation.days}, ${consultation.hours}` },
    { term: 'How', text: 'By video; the link comes by email' },
    { term: 'Cancelling', text: `Up to ${consultation.cancelHours} hours before, free of charge` },
  ],
  how: 'To book today',
  text: `Booking on this page opens soon. Until then write to ${email.general} with two or three times that suit you and a line about the document. We confirm within ${promises.replyHours} hours and send you the payment link.`,
  button: 'Write to us',
  subject: 'Video consultation',
} as const
