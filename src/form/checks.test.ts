import { describe, expect, it } from 'vitest'
import { NEW_PASSWORD_FIELD_WORDS, SIGN_UP_FIELD_WORDS } from '#content/account.ts'
import { BOOKING_FIELD_WORDS } from '#content/booking.ts'
import { ENQUIRY_FIELD_WORDS } from '#content/enquiry.ts'
import { FIELD_MESSAGES } from '#content/messages.ts'
import { NEWSLETTER_FIELD_WORDS, NEWSLETTER_LINK_FIELD_WORDS } from '#content/newsletter.ts'
import { BILLING_FIELD_WORDS, DELIVERY_FIELD_WORDS } from '#content/order.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { TASK_FIELD_WORDS } from '#content/tasks.ts'
import { NEW_PASSWORD_FIELDS, SIGN_UP_FIELDS } from '#contract/account.ts'
import { BILLING_FIELDS, DELIVERY_FIELD } from '#contract/billing.ts'
import { BOOKING_FIELDS, SAMPLE_BOOKING } from '#contract/booking.ts'
import { ENQUIRY_FIELDS, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { type Fields, fieldMessage, type WordsOf } from '#contract/fields.ts'
import { NEWSLETTER_FIELDS, NEWSLETTER_LINK_FIELDS } from '#contract/newsletter.ts'
import { QUOTE_FIELDS, SAMPLE_QUOTE } from '#contract/quote.ts'
import { TASK_FIELDS } from '#contract/task.ts'
import { tryAnswers } from './checks.ts'

/** What is said of answers that cannot be sent, in English. */

const SIGN_UP = {
  ...{ accountType: 'corporate', companyName: 'Lovelace Ltd', firstName: 'Ada', lastName: 'Lovelace' },
  ...{ phone: '', email: 'ada@example.com', password: 'secret' },
}
const TASK = { ...SAMPLE_QUOTE, serviceType: 'document-translation', urgency: 'urgent' }
const task = Object.fromEntries(Object.entries(TASK).filter(([name]) => Object.hasOwn(TASK_FIELDS, name)))

type Form = [name: string, fields: Fields, words: WordsOf<Fields>, good: object, wrong: Wrong[]]
type Wrong = [field: string, typed: string, message: string]

const ADDRESS = 'Please enter a valid email address'
const FOREIGN = `${ADDRESS}: only letters from a to z, digits and symbols are allowed before the @`
const LINE = 'Please remove line breaks and other control characters'

const FORMS: Form[] = [
  [
    ...(['the quote form', QUOTE_FIELDS, QUOTE_FIELD_WORDS, SAMPLE_QUOTE] as const),
    [
      ['serviceType', '', 'Please choose a service'],
      ['urgency', '', 'Please choose how soon you need it'],
      ['taskDescription', ' \n', 'Please describe what you need'],
      ['taskDescription', 'x'.repeat(5001), 'Please use at most 5000 characters'],
      ['givenName', ' ', 'Please enter your given name'],
      ['givenName', 'Ada\nLovelace', LINE],
      ['familyName', '', 'Please enter your family name'],
      ['email', '', 'Please enter your email address'],
      ['email', 'ines@', ADDRESS],
      ['email', 'jürgen@example.com', FOREIGN],
      ['countryOfOrigin', 'Atlantis', 'Please choose a country from the list'],
    ],
  ],
  [
    ...(['the form for tasks', TASK_FIELDS, TASK_FIELD_WORDS, task] as const),
    [
      ['countryOfOrigin', '', 'Please enter the country of origin'],
      ['countryOfDestination', ' ', 'Please enter the country of destination'],
      ['taskDescription', '', 'Please describe what you need'],
    ],
  ],
  [
    ...(['the enquiry form', ENQUIRY_FIELDS, ENQUIRY_FIELD_WORDS, SAMPLE_ENQUIRY] as const),
    [
      ['subject', '', 'Please choose a subject'],
      ['message', '', 'Please write your message'],
    ],
  ],
  [
    ...(['the booking form', BOOKING_FIELDS, BOOKING_FIELD_WORDS, SAMPLE_BOOKING] as const),
    [
      ['firstName', 'J', 'First name must be at least 2 characters'],
      ['firstName', 'x'.repeat(101), 'Please use at most 100 characters'],
      ['phone', '123456789', 'Please enter a valid phone number'],
    ],
  ],
  [
    ...([
      'the form for the newsletter',
      NEWSLETTER_FIELDS,
      NEWSLETTER_FIELD_WORDS,
      { email: 'a@b.com' },
    ] as const),
    [
      ['email', '', 'Please enter your email address'],
      ['email', `a@${'b'.repeat(250)}.com`, ADDRESS],
    ],
  ],
  [
    ...(['the form for a link', NEWSLETTER_LINK_FIELDS, NEWSLETTER_LINK_FIELD_WORDS, { link: 'x' }] as const),
    [['link', '', 'Please paste the link from our email']],
  ],
  [
    ...(['the sign-up form', SIGN_UP_FIELDS, SIGN_UP_FIELD_WORDS, SIGN_UP] as const),
    [
      ['companyName', ' ', 'Please enter your company name'],
      ['firstName', '', 'Please enter your first name'],
      ['lastName', '', 'Please enter your last name'],
      ['password', '', 'Please enter a password'],
      ['password', 'short', 'Password must be at least 6 characters long.'],
      [
        'password',
        'é'.repeat(37),
        'Please choose a shorter password: at most 72 letters and digits, fewer with accents or symbols',
      ],
    ],
  ],
]

describe.each(FORMS)('%s', (_, fields, words, good, wrong) => {
  it('takes good answers', () => expect(tryAnswers(fields, words, good).errors).toBeUndefined())

  it.each(wrong)('answers %s = %j with its message', (field, typed, message) => {
    expect(tryAnswers(fields, words, { ...good, [field]: typed }).errors).toEqual({ [field]: message })
  })
})

it('both entries of a new password must match', () => {
  expect(
    tryAnswers(NEW_PASSWORD_FIELDS, NEW_PASSWORD_FIELD_WORDS, { password: 'abc', confirmation: 'abd' })
      .errors,
  ).toEqual({
    password: 'Password must be at least 6 characters long.',
    confirmation: 'Passwords do not match.',
  })
})

it('says how many lines an address may have', () => {
  const { address } = BILLING_FIELDS
  const { address: words } = BILLING_FIELD_WORDS
  expect(fieldMessage(address, words, 'too-many-lines', FIELD_MESSAGES)).toBe('Please use at most 5 lines')
  expect(fieldMessage(address, words, 'required', FIELD_MESSAGES)).toBe(
    'Please enter the address for the invoice',
  )
  expect(fieldMessage(DELIVERY_FIELD, DELIVERY_FIELD_WORDS, 'too-many-lines', FIELD_MESSAGES)).toBe(
    'Please use at most 7 lines',
  )
})

it('says something of an answer that its table did not expect', () => {
  expect(fieldMessage(QUOTE_FIELDS.phone, QUOTE_FIELD_WORDS.phone, 'invalid', FIELD_MESSAGES)).toBe(
    'Please check this answer',
  )
})
