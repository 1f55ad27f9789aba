import * as z from 'zod'

/**
 * The schema of content/business.yaml. Every rule's message completes a sentence that starts with the fact's name:
 * 'consultation.price' + ' ' + 'must be a whole number of pence, such as 3000'.
 */

const whole = (expected: string, least: number, most: number) =>
  z.int(expected).min(least, expected).max(most, expected)

/** One line of text, without control characters or line breaks. */
const line = (expected: string, most = 120) =>
  z
    .string(expected)
    .trim()
    .min(1, expected)
    .max(most, expected)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, expected)

/** YAML turns an empty value into null. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null)

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

const section = 'must be followed by its own lines, each two blanks further in'

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
      cancelHours: whole('must be a whole number of hours from 1 to 720, such as 24', 1, 720),
      videoLink: link('https://meet.example.com/our-room'),
    },
    section,
  )
  .check(({ value, issues }) => {
    const { opens, closes, minutes } = value
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
  })

const place = z.strictObject(
  {
    label: line('must be the name of the place, such as YouTube', 40),
    url: link('https://www.example.com/us'),
  },
  section,
)

export const businessSchema = z.strictObject(
  {
    name: line('must be the full name of the business in one line', 80),
    shortName: line('must be the name for everyday use in one line of at most 40 characters', 40),
    descriptor: line('must say what the business is in at most 40 characters, such as Document Services', 40),
    founded: whole('must be a year, such as 2025', 1700, 2100),
    host,
    legal: z.strictObject(
      {
        name: optional(line('must be the registered name in one line, or empty')),
        companyNumber: optional(
          z.coerce
            .string()
            .regex(
              /^([A-Z]{2}\d{6}|\d{8})$/,
              'must be eight characters, such as 01234567 or SC123456, or empty',
            ),
        ),
        registeredOffice: optional(line('must be the registered office in one line, or empty', 200)),
        vatNumber: optional(
          z.coerce
            .string()
            .regex(
              /^[A-Z]{2}[0-9A-Z]{8,12}$/,
              'must be a VAT number without blanks, such as GB123456789, or empty',
            ),
        ),
      },
      section,
    ),
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
              /^\+\d[\d ]{6,20}$/,
              'must begin with + and the country code, such as +44 20 7946 0000, or be empty',
            ),
        ),
      },
      section,
    ),
    social: z.strictObject({ video: place, photo: place, professional: place }, section),
    reviews: z.strictObject(
      {
        site: line('must be the name of the site, such as reviews.example.com', 60),
        url: link('https://reviews.example.com/us'),
        widget: link('https://reviews.example.com/widget/us'),
      },
      section,
    ),
    consultation,
    promises: z.strictObject(
      {
        replyHours: whole('must be a whole number of hours from 1 to 168, such as 4', 1, 168),
        languages: whole('must be a whole number, such as 100', 2, 7000),
      },
      section,
    ),
  },
  'must hold the facts of the business, one a line',
)

export type Business = z.infer<typeof businessSchema>
