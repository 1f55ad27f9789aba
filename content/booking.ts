import type { BOOKING_FIELDS } from '#contract/booking.ts'
import { type BookingProblem, CONSULTATION } from '#contract/booking-calendar.ts'
import type { WordsOf } from '#contract/fields.ts'
import { CONSULTATION as consultation, PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const DATE_MISSING = 'Please select a consultation date'
const TIME_MISSING = 'Please select a consultation time'

/** The messages are the owner's, word for word. */
export const BOOKING_FIELD_WORDS = {
  firstName: { label: 'First name', required: 'First name must be at least 2 characters' },
  lastName: { label: 'Last name', required: 'Last name must be at least 2 characters' },
  email: { ...EMAIL_WORDS, label: 'Email address', required: 'Please enter a valid email address' },
  phone: { ...PHONE_WORDS, label: 'Phone number', required: 'Please enter a valid phone number' },
  date: {
    label: 'Consultation date',
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
  },
  time: { label: 'Consultation time', required: TIME_MISSING },
  expressRequest: { label: 'Express request' },
} as const satisfies WordsOf<typeof BOOKING_FIELDS>

const TOO_SOON = `Please book at least ${consultation.notice} ahead`

export const BOOKING_PROBLEMS = {
  'not-a-day': DATE_MISSING,
  'not-a-slot': TIME_MISSING,
  past: 'This day has passed. Please select another date',
  closed: `Consultations take place ${consultation.onDays}. Please select another date`,
  holiday: 'This day is a bank holiday. Please select another date',
  away: 'We are closed on this day. Please select another date',
  'too-soon': TOO_SOON,
  'too-far': `Please select a date within the next ${Math.round(CONSULTATION.daysAhead / 365)} years`,
  begun: CONSULTATION.noticeHours > 0 ? TOO_SOON : 'This time has already begun. Please select a later one',
} as const satisfies Record<BookingProblem, string>

export const BOOKING_PAGE = {
  title: 'Book Your Consultation',
  lead: 'Schedule a personalised consultation to discuss your document needs with our experts.',
  /** On small screens. */
  reassurance: `Full refund if you cancel up to ${consultation.cancelNotice} before.`,
  banner: `${consultation.minutes}-minute consultation`,
  sections: { when: 'When', who: 'Who' },
  datePrompt: 'Pick a consultation date',
  submit: `Book & Pay ${consultation.price}`,
  submitting: 'Processing...',
  notes: ['Secure payment processing', `Cancel up to ${consultation.cancelNotice} before`],
  terms: 'By booking you accept our {terms}, which say how you can cancel.',
  termsLink: 'terms of service',
  noscript: {
    manage: 'Your consultation',
    book: `This page needs JavaScript, which is switched off or unavailable here. Consultations take place ${consultation.days}, ${consultation.hours}. To book one, or to cancel one, write to`,
    how: `Suggest two or three times that suit you. We’ll confirm one within ${promises.reply} and send you the payment link.`,
  },
} as const

export const CALENDAR_WORDS = { previous: 'Previous month', next: 'Next month' } as const

/** Times of several clocks. `{time}` is as '09:00'. */
export const CLOCKS = {
  gmt: '{time} GMT',
  uk: '{time} in the UK',
  there: '{time} in {city}',
  /** Where the city is not known. */
  yours: '{time} on your clock',
  onOtherDay: '{time} on {date}',
  /** With a short weekday. */
  weekday: '{time} {weekday}',
  one: '{gmt} is {other}.',
  two: '{gmt} is {other} and {another}.',
  moment: '{date}, {time} GMT',
  others: '{moment} ({others})',
  separator: ', ',
} as const

/** Cities of time zones that browsers still call by old names. */
export const CITIES = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Godthab: 'Nuuk',
} as const

export const SLOT_NOTES = {
  zone: 'In brackets: the time in {city}.',
  ownZone: 'In brackets: the time on your clock.',
  loading: 'Checking which times are free…',
  slow: 'Checking which times are free is taking longer than usual. You can choose one in the meantime: we check it before you pay.',
  failed:
    'We cannot check which times are free just now. You can still choose one: we check it before you pay.',
  retry: 'Check again',
  some: 'Times crossed out are taken or have passed.',
  none: 'No times are left on this day. Please pick another date.',
  taken: 'taken',
  begun: 'has passed',
  soon: 'begins too soon',
} as const

export const CLOSED_NOTES = {
  holiday: 'Bank holiday: {days} {month}',
  away: 'Closed: {days} {month}',
  full: 'No times left: {days} {month}',
} as const

/** The same of one day, as screen readers say it. */
export const CLOSED_DAY = {
  holiday: '{date}, bank holiday',
  away: '{date}, closed',
  full: '{date}, no times left',
} as const

/** The alert is the owner's, word for word. */
export const BOOKING_ALERT = 'There was an error processing your booking. Please try again.'

export const BOOKING_REFUSALS = {
  express: `Please tick this box, or select a date more than ${CONSULTATION.withdrawalDays} days from now`,
  taken: 'This time has just been taken. Please select another one',
  holds: `You, or someone on your network, already have unpaid times on hold. Please pay for one of them, or try again in ${CONSULTATION.holdMinutes} minutes`,
  cancelTooLate: `Consultations can be cancelled up to ${consultation.cancelNotice} before they begin, and this one begins sooner. Please write to us if you cannot come.`,
  moveTooLate: `Consultations can be moved up to ${consultation.cancelNotice} before they begin, and this one begins sooner. Please write to us if you cannot come.`,
  moves: `This consultation has been moved ${CONSULTATION.moves} times. Please write to us if you need another time.`,
} as const

/** Required by law for a consultation within the cancellation period. */
export const EXPRESS_REQUEST = {
  label:
    'Please hold the consultation on this day, during my 14-day cancellation period. I understand that I can no longer cancel once it has been held.',
} as const

export const BOOKING_SUMMARY = {
  title: 'Your consultation',
  lead: 'By video, with one of our experts',
  unset: 'Pick a date and a time',
  noTime: 'Pick a time',
  item: `${consultation.minutes}-minute consultation`,
  total: consultation.vat ? `To pay now, ${consultation.vat}` : 'To pay now',
  byVideo: 'by video',
  until: 'to {time} GMT',
  span: '{from} to {to} GMT',
} as const

export const PAYMENT_NOTICES = {
  cancelled: 'The payment was not completed and you have not been charged. You can try again below.',
  unfinished: 'You have not paid yet. You can pay for your time until {time}.',
  goOn: 'Continue to payment',
  giveUp: 'Release this time',
} as const

const REFUNDED = {
  title: 'Your payment is being refunded',
  text: `This consultation will not take place. We are refunding ${consultation.price} to the card you paid with; banks can take up to ten working days to show it.`,
  again: 'Book another time',
} as const

export const PAYMENT_OUTCOME = {
  asking: { title: 'One moment', text: 'We are checking your payment.' },
  confirmed: {
    booked: 'Booked',
    title: 'Your consultation is booked',
    mailed:
      'A confirmation with the video link and an invitation for your calendar is on its way to {email}.',
    mailedToYou:
      'A confirmation with the video link and an invitation for your calendar is on its way to you by email.',
    reference: 'Your reference',
    copy: 'Copy reference',
    referenceHint: 'Please quote it whenever you contact us.',
    calendar: 'Save to calendar',
    nextTitle: 'What happens next',
    next: [
      'You receive the video link by email, and a reminder a day before.',
      'Have your document to hand when we talk.',
      `If you cannot make it, use the link in the email to cancel. You get a full refund up to ${consultation.cancelNotice} before.`,
    ],
  },
  held: {
    title: 'Your payment is being processed',
    text: 'This page updates automatically and shows your booking as soon as the payment is confirmed.',
    slow: 'This is taking longer than usual. You don’t need to wait here: we will email you as soon as the payment is confirmed.',
    again: 'Check again now',
  },
  released: {
    title: 'The payment was not completed',
    text: 'The time has been released and you have not been charged. Your answers are kept on this device.',
    again: 'Try again',
  },
  cancelled: REFUNDED,
  lost: REFUNDED,
  unknown: {
    title: 'We cannot find this payment',
    text: 'The address of this page is incomplete or out of date. If you paid, the confirmation is in your email; otherwise write to {email}.',
    again: 'Book a consultation',
  },
  unreachable: {
    title: 'We cannot see your payment just now',
    text: 'Our server is not responding. Nothing is lost: this page keeps trying, and if the payment went through we’ll confirm it by email.',
    again: 'Try again now',
  },
  another: 'Book another consultation',
} as const

export const MANAGED_BOOKING = {
  asking: { title: 'One moment', text: 'We are looking up your booking.' },
  title: 'Your consultation',
  greeting: 'Booked for {name}.',
  video: 'Video call: {link}',
  until: 'You can cancel until {time} for a full refund.',
  held: 'This consultation has begun or is over.',
  move: {
    until: 'Until then you can also move it to another time.',
    button: 'Move to another time',
    title: 'Choose another time',
    confirm: 'Move the consultation',
    busy: 'Moving...',
    keep: 'Keep this time',
    failed: 'We could not move it just now. Please try again.',
  },
  moved: {
    title: 'Your consultation has moved',
    text: 'There is nothing to pay. We’ll confirm the new time by email, with an invitation for your calendar.',
  },
  reference: 'Reference',
  papers: 'Receipts and invoices',
  write: 'You can write to us at {email}.',
  cancel: {
    button: 'Cancel this consultation',
    title: 'Cancel this consultation?',
    text: `The slot will be released, and we’ll refund ${consultation.price} to the card you paid with.`,
    confirm: 'Yes, cancel it',
    busy: 'Cancelling...',
    keep: 'Keep it',
    failed: 'We could not cancel it just now. Please try again.',
  },
  cancelled: {
    title: 'Your consultation is cancelled',
    text: `We are refunding ${consultation.price} to the card you paid with; banks can take up to ten working days to show it. We’ll confirm by email.`,
  },
  unpaid: {
    title: 'This consultation was not paid for',
    text: 'The time has been released and you have not been charged.',
  },
  another: 'Book another time',
  invalid: {
    title: 'This link does not work',
    text: 'It is incomplete. Please open it again from the email; if it still does not work, write to {email}.',
  },
  expired: {
    title: 'This link has expired',
    text: 'The consultation was more than a month ago. If you have a question about it, write to {email}.',
  },
  unreachable: {
    title: 'We cannot look up your booking just now',
    text: 'Our server is not responding. Your booking has not changed.',
    again: 'Try again',
  },
} as const
