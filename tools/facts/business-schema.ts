import * as z from 'zod'
import { bankHolidays } from '#contract/bank-holidays.ts'
import { orders } from './orders-schema.ts'
import { line, optional, section, whole } from './schema-parts.ts'

/**
 * The schema of content/business.yaml. Every rule's message completes a sentence that starts with the fact's name:
 * 'consultation.price' + ' ' + 'must be a whole number of pence, such as 3000'.
 */

const address = (example: string) =>
  z
    .string(`must be an e-mail address, such as ${example}`)
    .refine((text) => z.email().safeParse(text).success, {
      error: `must be an e-mail address, such as ${example}`,
    })

const link = (example: string) => {
  const expected = `must be an address that begins with https://, such as ${example}`
  return z.string(expected).refine((text) => z.url({ protocol: /^https$/ }).safeParse(text).success, expected)
}

const HOST =
  'must be https:// and the name of the site, without a slash at the end, such as https://www.example.com'

const host = z
  .string(HOST)
  .refine(
    (text) => z.url({ protocol: /^https$/ }).safeParse(text).success && new URL(text).origin === text,
    HOST,
  )

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const DAYS = 'must be a list of different weekdays, such as [Monday, Tuesday, Friday]'

const days = z
  .array(z.enum(WEEKDAYS, 'must be a weekday in English with a capital letter, such as Monday'), DAYS)
  .min(1, DAYS)
  .refine((list) => new Set(list).size === list.length, DAYS)
  .transform((list) => WEEKDAYS.filter((day) => list.includes(day)))

const TIME = 'must be a time of four figures, such as 09:00'
const time = z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME)

/** Minutes from midnight to 'HH:MM'. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

const slots = z.strictObject(
  {
    first: time,
    last: time,
    every: whole('must be a whole number of minutes from 5 to 720, such as 30', 5, 720),
  },
  section,
)

const consultation = z
  .strictObject(
    {
      minutes: whole('must be a whole number of minutes from 5 to 480, such as 30', 5, 480),
      price: whole('must be a whole number of pence, such as 3000', 30, 10_000_000),
      currency: z.enum(['gbp', 'eur', 'usd'], 'must be gbp, eur or usd'),
      days,
      opens: time,
      closes: time,
      slots,
      buffer: whole('must be a whole number of minutes from 0 to 480, such as 15', 0, 480).default(0),
      noticeHours: whole('must be a whole number of hours from 0 to 720, such as 24', 0, 720).default(0),
      cancelHours: whole('must be a whole number of hours from 1 to 720, such as 24', 1, 720),
      videoLink: link('https://meet.example.com/our-room'),
    },
    section,
  )
  .check(({ value, issues }) => {
    const { opens, closes, minutes, buffer } = value
    const { first, last, every } = value.slots
    const refuse = (path: string[], expected: string) =>
      issues.push({ code: 'custom', path, message: expected, input: value })
    if (opens >= closes) refuse(['closes'], `must be later than consultation.opens (${opens})`)
    if (first < opens) refuse(['slots', 'first'], `must not be before consultation.opens (${opens})`)
    if (last > closes) refuse(['slots', 'last'], `must not be after consultation.closes (${closes})`)
    if (first > last) refuse(['slots', 'last'], `must not be before consultation.slots.first (${first})`)
    else if ((minutesOf(last) - minutesOf(first)) % every !== 0)
      refuse(['slots', 'last'], `must be reached from ${first} in steps of ${every} minutes`)
    if (every < minutes)
      refuse(
        ['slots', 'every'],
        `must be at least consultation.minutes (${minutes}), or consultations overlap`,
      )
    if (minutesOf(last) + minutes + buffer > 24 * 60 + minutesOf(first))
      refuse(['buffer'], 'must end before the first consultation of the next day')
  })

const DAY_FORM = 'must be a day that exists, written as year-month-day, such as 2026-12-28'
const day = z
  .string(DAY_FORM)
  .refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && z.iso.date().safeParse(text).success, DAY_FORM)

/** Two days 'A to B', as their list. */
const pair = (expected: string) =>
  z
    .string(expected)
    .refine(
      (text) => / to /.test(text) && text.split(' to ').every((end) => day.safeParse(end).success),
      expected,
    )
    .transform((text) => text.split(' to '))

const MOVED = 'must be a bank holiday and the day to which it was moved, such as 2027-05-03 to 2027-05-07'
const CLOSED = 'must be a day or a range of at most a year, such as 2026-12-28, or 2026-12-29 to 2026-12-31'
const YEAR_MS = 366 * 86_400_000

/** A list that may be left empty. */
const listOf = <Schema extends z.ZodType>(item: Schema, example: string) =>
  z
    .array(item, `must be a list in square brackets, such as [${example}]`)
    .nullish()
    .transform((list) => list ?? [])

const opening = z.strictObject(
  {
    bankHolidays: z.enum(['closed', 'open'], 'must be closed or open').default('closed'),
    exceptionalHolidays: listOf(day, '2027-05-03'),
    movedHolidays: listOf(
      pair(MOVED).refine(([from = '']) => isHoliday(from), MOVED),
      '2027-05-03 to 2027-05-07',
    ),
    closed: listOf(
      z
        .string(CLOSED)
        .transform((text) => (text.includes(' to ') ? text : `${text} to ${text}`))
        .pipe(pair(CLOSED))
        .refine(([from = '', to = '']) => from <= to && Date.parse(to) - Date.parse(from) < YEAR_MS, CLOSED),
      '2026-12-28, 2026-12-29 to 2026-12-31',
    ),
    replyTimes: z.enum(['always', 'opening-hours'], 'must be always or opening-hours').default('always'),
  },
  section,
)

/** Whether a day is a bank holiday by the rules. */
const isHoliday = (text: string) =>
  bankHolidays(Number(text.slice(0, 4)), { added: [], moved: [] }).includes(text)

const place = z.strictObject(
  {
    label: line('must be the name of the place, such as YouTube', 40),
    url: link('https://www.example.com/us'),
  },
  section,
)

const FORMS = ['company', 'llp', 'partnership', 'sole-trader'] as const
const PARTS = ['England and Wales', 'Wales', 'Scotland', 'Northern Ireland'] as const

/** How Companies House numbers what is registered in each part of the United Kingdom. */
const NUMBERS = {
  company: { 'England and Wales': /^\d/, Wales: /^\d/, Scotland: /^SC/, 'Northern Ireland': /^(NI|R)/ },
  llp: { 'England and Wales': /^OC/, Wales: /^OC/, Scotland: /^SO/, 'Northern Ireland': /^NC/ },
} as const

/** What does not apply is said, too, so that nobody takes it for forgotten. */
export const NONE = 'none'

const legal = z
  .strictObject(
    {
      form: z.enum(FORMS, `must be one of ${FORMS.join(', ')}`),
      name: optional(line('must be the registered name in one line, or empty')),
      companyNumber: optional(
        z.coerce
          .string()
          .regex(
            /^([A-Z]{2}\d{6}|R\d{7}|\d{8})$/,
            'must be eight characters, such as 01234567 or SC123456, or empty',
          ),
      ),
      registeredIn: z.enum(PARTS, `must be one of ${PARTS.join(', ')}`),
      registeredOffice: optional(line('must be an address in one line, or empty', 200)),
      vatNumber: optional(
        z.coerce
          .string()
          .regex(
            /^(none|[A-Z]{2}[0-9A-Z]{8,12})$/,
            'must be a VAT number without blanks, such as GB123456789, or none, or empty',
          ),
      ),
      icoNumber: optional(
        z.coerce
          .string()
          .regex(
            /^(none|[A-Z]{0,2}[0-9]{6,11})$/,
            'must be the number in the register of fee payers, such as ZA123456, or none, or empty',
          ),
      ),
      insurer: optional(
        line(
          'must be the insurer, its address and the territory covered, in one line, or none, or empty',
          200,
        ),
      ),
    },
    section,
  )
  .check(({ value, issues }) => {
    const { form, companyNumber, registeredIn } = value
    if (companyNumber === null) return
    const refuse = (path: string, expected: string) =>
      issues.push({ code: 'custom', path: [path], message: expected, input: value })
    if (form !== 'company' && form !== 'llp')
      refuse('companyNumber', `must be empty, or legal.form company or llp: a ${form} has no such number`)
    else if (!NUMBERS[form][registeredIn].test(companyNumber))
      refuse(
        'registeredIn',
        `or legal.form must be another: ${companyNumber} is not the number of ${form === 'llp' ? 'an llp' : 'a company'} in ${registeredIn}`,
      )
  })

export const businessSchema = z.strictObject(
  {
    name: line('must be the full name of the business in one line', 80),
    shortName: line('must be the name for everyday use in one line of at most 40 characters', 40),
    descriptor: line('must say what the business is in at most 40 characters, such as Document Services', 40),
    founded: whole('must be a year, such as 2025', 1700, 2100),
    host,
    legal,
    address: z.strictObject(
      {
        street: line('must be the street with its number in one line'),
        city: line('must be the town in one line', 60),
        postcode: line('must be the postcode, such as EC4A 0AA', 12),
        country: line('must be the name of the country', 60),
        countryCode: z
          .string('must be the two capital letters of the country, such as GB')
          .regex(/^[A-Z]{2}$/, 'must be the two capital letters of the country, such as GB'),
      },
      section,
    ),
    email: z.strictObject(
      {
        general: address('hello@example.com'),
        uk: address('uk@example.com'),
        eu: address('eu@example.com'),
        operator: address('office@example.com'),
        security: address('security@example.com'),
      },
      section,
    ),
    phone: z.strictObject(
      {
        general: optional(
          z.coerce
            .string()
            .regex(
              /^(none|\+\d[\d ]{6,20})$/,
              'must begin with + and the country code, such as +44 20 7946 0000, or be none, or empty',
            ),
        ),
      },
      section,
    ),
    social: z.strictObject(
      { video: optional(place), photo: optional(place), professional: optional(place) },
      section,
    ),
    reviews: optional(
      z.strictObject(
        {
          site: line('must be the name of the site, such as reviews.example.com', 60),
          url: link('https://reviews.example.com/us'),
          widget: optional(link('https://reviews.example.com/widget/us')),
        },
        section,
      ),
    ),
    // Files written before there were such parts have none.
    opening: opening.prefault({}),
    consultation,
    orders: orders.prefault({}),
    promises: z.strictObject(
      {
        replyHours: whole('must be a whole number of hours from 1 to 168, such as 4', 1, 168),
        languages: whole('must be a whole number, such as 100', 2, 7000),
        complaintDays: whole('must be a whole number of working days from 1 to 20, such as 3', 1, 20),
        complaintWeeks: whole('must be a whole number of weeks from 1 to 12, such as 4', 1, 12),
      },
      section,
    ),
  },
  'must hold the facts of the business, one a line',
)

export type Business = z.infer<typeof businessSchema>
