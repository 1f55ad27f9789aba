import { FACTS } from '../facts.ts'

const { consultation, promises } = FACTS

/** What the Consumer Contracts Regulations 2013 have a confirmation say. `{…}` is filled in. */
export const RIGHT_TO_CANCEL = {
  title: 'Your right to cancel',
  begun: 'You asked us to start during your {days}-day cancellation period.',
  formTitle: 'Cancellation form',
  formHint: 'Send it only if you wish to cancel the contract.',
  /** The form of schedule 3. */
  form: [
    'To {trader}, {email}',
    'I/We* hereby give notice that I/We* cancel my/our* contract for the supply of the following service: {service}',
    'Ordered on: {day}',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s), only if this form is sent on paper:',
    'Date:',
    '*Delete as appropriate',
  ],
  complaint: `If you have a complaint, write to us. We acknowledge it within ${promises.complaintAcknowledged}, and answer it within ${promises.complaintAnswered}.`,
  terms: 'Terms of service',
  order: {
    right:
      'If you ordered as a consumer, you may cancel this contract within {days} days without giving a reason: until the end of {last}.',
    service: 'order {reference}, {service}',
    express:
      'Until work begins you get everything back. If you cancel after that, you pay for the part of the work that has been done; once the service has been performed in full, the right ends.',
    how: 'To cancel, tell us so in clear words before the {days} days are over: by email to {email}, by post to {trader}, or with the link above within 1 hour of your payment, if work has not begun. You may use the form below, but you do not have to.',
  },
  booking: {
    right:
      'If you booked as a consumer, you may cancel this contract within {days} days without giving a reason: until the end of {last}.',
    service: 'consultation {reference}, {when}',
    express:
      'Until the consultation begins you get everything back. If you cancel while it is being held, you pay for the part that has been held; once it has been held in full, the right ends.',
    how: `To cancel, tell us so in clear words before the {days} days are over: by email to {email}, by post to {trader}, or with the link above up to ${consultation.cancelNotice} before the consultation. You may use the form below, but you do not have to.`,
  },
  refund: {
    card: 'We refund you within 14 days of hearing from you, to the card you paid with, and take no fee for it.',
    transfer:
      'We refund you within 14 days of hearing from you, to the account you paid from, and take no fee for it.',
  },
} as const
