import { BUSINESS } from '#content/business.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'

/** Times in messages, with those of content/booking.ts. */
export const BOOKING_TIMES_WORDS = {
  yours: '{time} by your clock ({zone})',
  own: '{date}, {time} your time ({gmt} GMT)',
  /** If it is another day there. */
  ownOnOtherDay: '{date}, {time} your time ({gmtDate}, {gmt} GMT)',
} as const

/** The messages about a consultation. `{when}` is as 'Friday, 20 November 2026, 09:00 GMT'. */
export const BOOKING_MAIL = {
  why: 'We sent this because a consultation was booked with this address. If it was not you, reply and tell us.',
  date: 'Date',
  time: 'Time',
  video: 'Video call',
  see: 'See your booking',
  withVat: '{amount}, {vat}',
  confirmed: {
    subject: '{reference} Your consultation on {when}',
    title: 'Your consultation is booked',
    preview: '{when}. The video link is inside.',
    thanks: 'Thank you for your payment. We look forward to talking with you.',
    length: 'Length',
    minutes: `${CONSULTATION.minutes} minutes`,
    paid: 'Paid',
    manage: 'See, move or cancel your booking',
    invitation:
      'The attached invitation adds the appointment to your calendar, in your own time zone. Have your document to hand when we talk.',
    deadline: 'You can cancel until {when} for a full refund, or choose another time until then.',
  },
  moved: {
    subject: '{reference} Your consultation is now on {when}',
    title: 'Your consultation has moved',
    preview: 'Now {when}. The video link is inside.',
    byCustomer: 'Your consultation has moved to the time you chose. There is nothing to pay.',
    byUs: 'We have moved your consultation to another time. There is nothing to pay. If the new time does not suit you, reply and tell us. We’ll find another one or refund you in full.',
    previously: 'Previously',
    invitation: 'The attached invitation moves the appointment in your calendar.',
    deadline: 'You can cancel it for a full refund until {when}.',
  },
  reminder: {
    subject: '{reference} Reminder: your consultation on {when}',
    title: 'Your consultation is coming up',
    preview: '{when}. The video link is inside.',
    text: 'This is a reminder of your consultation with us.',
    prepare: 'Have your document to hand when we talk. If you can’t make it, please write to us.',
  },
  cancelled: {
    subject: '{reference} Your consultation was cancelled',
    title: 'Your consultation was cancelled',
    preview: 'We are refunding {amount}.',
    whole:
      'Your consultation has been cancelled. We are refunding {amount} in full to the card you paid with. Banks can take up to ten working days to show it.',
    rest: 'Your consultation has been cancelled. We are refunding the rest of your payment, {amount}, to the card you paid with. Banks can take up to ten working days to show it.',
    again: 'Book another time',
  },
  lost: {
    subject: '{reference} Your payment arrived too late for this time; we are refunding it',
    title: 'The time was no longer free',
    preview: 'We are refunding {amount}.',
    text: 'We are sorry. When your payment reached us, this time was no longer free. We are refunding {amount} in full. You don’t need to do anything.',
    again: 'Choose another time',
  },
} as const

export const APPOINTMENT = {
  summary: `Consultation with ${BUSINESS.shortName}`,
  description: 'Consultation {reference}, {when}\nVideo call: {link}',
  /** Where the clocks of the United Kingdom are not on GMT. */
  descriptionUk: 'Consultation {reference}, {when} ({uk} in the UK)\nVideo call: {link}',
  manage: 'See, move or cancel the booking: {link}',
  cancelled: 'Consultation {reference} was cancelled',
} as const

/** What the payment page says of it. */
export const CONSULTATION_PAYMENT = {
  name: `${CONSULTATION.minutes}-minute consultation`,
} as const
