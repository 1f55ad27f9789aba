import * as z from 'zod'
import { bankHolidays } from '#contract/bank-holidays.ts'
import { gmtDay, midnight } from '#contract/dates.ts'
import { DELIVERY_MEGABYTES } from '#contract/limits.ts'
import { vatNumberOf, vatNumberProblem } from '#contract/vat-number.ts'
import {
  count,
  day,
  email,
  group,
  line,
  link,
  oneOf,
  optional,
  origin,
  refuser,
  whole,
  words,
} from '#src/collections/rules.ts'
import { check, yamlSource } from '#src/collections/source.ts'
import { languageCodes } from '../translations/languages.ts'

/** content/business.yaml: what may stand in it, and its reader. */

export const BUSINESS_FILE = 'content/business.yaml'

export const NONE = 'none'

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

const weekdays = z
  .array(z.enum(WEEKDAYS, 'must be a weekday in English with a capital letter, such as Monday'), DAYS)
  .min(1, DAYS)
  .refine((list) => new Set(list).size === list.length, DAYS)
  .transform((list) => WEEKDAYS.filter((day) => list.includes(day)))

const time = words('must be a time of four figures, such as 09:00', /^([01]\d|2[0-3]):[0-5]\d$/)

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

const consultation = group({
  minutes: count('minutes', 5, 480, 30),
  price: whole('must be a whole number of pence, such as 3000', 30, 10_000_000),
  currency: z.enum(['gbp', 'eur', 'usd'], 'must be gbp, eur or usd'),
  days: weekdays,
  opens: time,
  closes: time,
  slots: group({ first: time, last: time, every: count('minutes', 5, 720, 30) }),
  buffer: count('minutes', 0, 480, 15).default(0),
  noticeHours: count('hours', 0, 720, 24).default(0),
  cancelHours: count('hours', 1, 720, 24),
  videoLink: link('https://meet.example.com/our-room'),
}).check((checked) => {
  const { opens, closes, minutes, buffer, slots } = checked.value
  const { first, last, every } = slots
  const refuse = refuser(checked)
  if (opens >= closes) refuse('closes', `must be later than consultation.opens (${opens})`)
  if (first < opens) refuse('slots.first', `must not be before consultation.opens (${opens})`)
  if (last > closes) refuse('slots.last', `must not be after consultation.closes (${closes})`)
  if (first > last) refuse('slots.last', `must not be before consultation.slots.first (${first})`)
  else if ((minutesOf(last) - minutesOf(first)) % every !== 0)
    refuse('slots.last', `must be reached from ${first} in steps of ${every} minutes`)
  if (every < minutes)
    refuse('slots.every', `must be at least consultation.minutes (${minutes}), or consultations overlap`)
  if (minutesOf(last) + minutes + buffer > 24 * 60 + minutesOf(first))
    refuse('buffer', 'must end before the first consultation of the next day')
})

const aDay = day('must be a day that exists, written as year-month-day, such as 2026-12-28')

const twoDays = (expected: string, fits: (from: string, to: string) => boolean) =>
  z
    .string(expected)
    .transform((text) => text.split(' to '))
    .refine(
      ([from = '', to = '', ...more]) => more.length === 0 && isDay(from) && isDay(to) && fits(from, to),
      expected,
    )

const isDay = (text: string) => aDay.safeParse(text).success

const MOVED = 'must be a bank holiday and the day to which it was moved, such as 2027-05-03 to 2027-05-07'
const CLOSED = 'must be a day or a range of at most a year, such as 2026-12-28, or 2026-12-29 to 2026-12-31'
const YEAR_MS = 366 * 86_400_000

const isHoliday = (text: string) =>
  bankHolidays(Number(text.slice(0, 4)), { added: [], moved: [] }).includes(text)

const inBrackets = <Schema extends z.ZodType>(item: Schema, example: string) =>
  z
    .array(item, `must be a list in square brackets, such as [${example}]`)
    .nullish()
    .transform((list) => list ?? [])

const opening = group({
  bankHolidays: z.enum(['closed', 'open'], 'must be closed or open').default('closed'),
  exceptionalHolidays: inBrackets(aDay, '2027-05-03'),
  movedHolidays: inBrackets(twoDays(MOVED, isHoliday), '2027-05-03 to 2027-05-07'),
  closed: inBrackets(
    z
      .string(CLOSED)
      .transform((text) => (text.includes(' to ') ? text : `${text} to ${text}`))
      .pipe(twoDays(CLOSED, (from, to) => from <= to && Date.parse(to) - Date.parse(from) < YEAR_MS)),
    '2026-12-28, 2026-12-29 to 2026-12-31',
  ),
})

/** How Companies House numbers what is registered in each part of the United Kingdom. */
const NUMBERS = {
  company: { 'England and Wales': /^\d/, Wales: /^\d/, Scotland: /^SC/, 'Northern Ireland': /^(NI|R)/ },
  llp: { 'England and Wales': /^OC/, Wales: /^OC/, Scotland: /^SO/, 'Northern Ireland': /^NC/ },
} as const

const VAT_NUMBER = 'must be a VAT number, such as GB123456789, or none, or empty'

const VAT_DAY = 'must be a day that is not still to come, such as 2026-12-15, or empty'

const legal = group({
  form: oneOf(['company', 'llp', 'partnership', 'sole-trader']),
  name: optional(line('must be the registered name in one line, or empty')),
  companyNumber: optional(
    words(
      'must be eight characters, such as 01234567 or SC123456, or empty',
      /^([A-Z]{2}\d{6}|R\d{7}|\d{8})$/,
    ),
  ),
  registeredIn: oneOf(['England and Wales', 'Wales', 'Scotland', 'Northern Ireland']),
  registeredOffice: optional(line('must be an address in one line, or empty', 200)),
  vatNumber: optional(
    words(VAT_NUMBER)
      .transform((text) => (text === NONE ? text : vatNumberOf('GB', text)))
      .refine((text) => text === NONE || !vatNumberProblem('GB', text), VAT_NUMBER),
  ),
  vatRegisteredFrom: optional(
    words(VAT_DAY, /^\d{4}-\d\d-\d\d$/).refine(
      (day) => midnight(day) !== undefined && day <= gmtDay(new Date()),
      VAT_DAY,
    ),
  ),
  icoNumber: optional(
    words(
      'must be the number in the register of fee payers, such as ZA123456, or none, or empty',
      /^(none|[A-Z]{0,2}[0-9]{6,11})$/,
    ),
  ),
  insurer: optional(
    line('must be the insurer, its address and the territory covered, in one line, or none, or empty', 200),
  ),
}).check((checked) => {
  const { form, companyNumber, registeredIn } = checked.value
  if (companyNumber === null) return
  const refuse = refuser(checked)
  if (form !== 'company' && form !== 'llp')
    refuse('companyNumber', `must be empty, or legal.form company or llp: a ${form} has no such number`)
  else if (!NUMBERS[form][registeredIn].test(companyNumber))
    refuse(
      'registeredIn',
      `or legal.form must be another: ${companyNumber} is not the number of ${form === 'llp' ? 'an llp' : 'a company'} in ${registeredIn}`,
    )
})

/** Whether the two check digits are those of the account: ISO 7064, MOD 97-10. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((each) => Number.parseInt(each, 36))
  return BigInt(digits.join('')) % 97n === 1n
}

const IBAN =
  'must be an international account number without a mistake in it, such as GB82 WEST 1234 5698 7654 32, or empty'

const bankTransfer = group({
  name: line('must be the name of the account in one line', 70),
  sortCode: words('must be six figures, such as 12-34-56', /^\d{2}([- ]?)\d{2}\1\d{2}$/).transform((text) =>
    text.replace(/^(..)[- ]?(..)[- ]?(..)$/, '$1-$2-$3'),
  ),
  accountNumber: words('must be eight figures, such as 98765432', /^\d{8}$/),
  iban: optional(
    z
      .string(IBAN)
      .transform((text) => text.replaceAll(' ', ''))
      .refine(isIban, IBAN)
      .transform((text) => text.replace(/.{4}(?=.)/g, '$& ')),
  ),
}).check((checked) => {
  const { sortCode, accountNumber, iban } = checked.value
  // A British one ends in both.
  const typed = iban?.replaceAll(' ', '') ?? ''
  const own = sortCode.replaceAll('-', '') + accountNumber
  if (typed.startsWith('GB') && isIban(typed) && typed.slice(8) !== own)
    refuser(checked)('iban', `must be that of sort code ${sortCode} and account number ${accountNumber}`)
})

const { least, most } = DELIVERY_MEGABYTES

const treatment = oneOf(['standard', 'zero', 'exempt', 'outside'])
const vatWording = optional(line('must be what is said of that treatment, in one line, or empty', 300))

const vat = group({
  home: treatment.default('standard'),
  businessAbroad: treatment.default('outside'),
  consumerAbroad: treatment.default('standard'),
  words: group({
    zero: vatWording,
    exempt: vatWording,
    outside: vatWording,
    disbursement: vatWording,
  }).prefault({}),
})

const orders = group({
  /** In hundredths of a percent. */
  vatRate: words('must be a percentage without its sign, such as 20 or 17.5', /^\d{1,2}(\.\d{1,2})?$/)
    .transform((text) => Math.round(Number(text) * 100))
    .prefault(20),
  prices: z.enum(['gross', 'net'], 'must be gross or net').default('gross'),
  vat: vat.prefault({}),
  offerDays: count('days', 1, 90, 14).default(14),
  largestDelivery: count('megabytes', least, most, 25).default(least),
  draftRounds: count('rounds', 0, 9, 2).default(2),
  reminderDays: count('days', 1, 30, 3).default(3),
  bankTransfer: optional(bankTransfer),
  /** In pence. */
  transferTolerance: whole('must be a whole number of pence, such as 1000', 0, 100_000).default(1000),
})

const place = group({
  label: line('must be the name of the place, such as YouTube', 40),
  url: link('https://www.example.com/us'),
})

const MEMBERSHIPS =
  'must be up to six entries with a name and an address, each of which begins with a hyphen, or empty'
const SCORE = 'must be the score as it stands there, such as 4.8'

const proofs = group({
  memberships: z
    .array(
      group({
        name: line('must be the name of the association in one line, such as Example Institute (EI)', 80),
        number: optional(
          words(
            'must be your number there, in letters and figures, such as 12345',
            /^[A-Z0-9][A-Z0-9 ./-]{0,29}$/i,
          ),
        ),
        url: link('https://www.example.com/members/12345'),
      }),
      MEMBERSHIPS,
    )
    .max(6, MEMBERSHIPS)
    .nullish()
    .transform((list) => list ?? []),
  rating: optional(
    group({
      score: words(SCORE, /^\d{1,2}(\.\d{1,2})?$/),
      outOf: whole('must be the highest score that can be given, such as 5', 2, 10),
      reviews: whole('must be the number of reviews, such as 127', 1, 1_000_000),
      date: aDay,
    }).refine(({ score, outOf }) => !(Number(score) > outOf), {
      path: ['score'],
      error: 'must not be higher than proofs.rating.outOf',
    }),
  ),
  guarantee: optional(line('must be one sentence of at most 200 characters, or empty', 200)).transform(
    (text) => (text === NONE ? null : text),
  ),
})

const TRANSLATORS = 'must be up to twenty entries with a name, each of which begins with a hyphen, or empty'

const certificates = group({
  wording: z.enum(['sample', 'approved'], 'must be sample or approved').default('sample'),
  translators: z
    .array(
      group({
        name: line('must be the full name of the translator in one line, such as Anna Kowalska', 80),
        membership: optional(
          line('must be one line, such as MCIL, Chartered Institute of Linguists, no. 12345, or empty', 120),
        ),
        contact: optional(line('must be one line, such as an address or a telephone number, or empty', 120)),
      }),
      TRANSLATORS,
    )
    .max(20, TRANSLATORS)
    .nullish()
    .transform((list) => list ?? []),
}).refine(({ translators }) => new Set(translators.map(({ name }) => name)).size === translators.length, {
  path: ['translators'],
  error: 'must name each translator once',
})

const LANGUAGES =
  'must be a list in square brackets of different languages that have a folder in content/, such as [es, pl], or be empty for all of them'

/** Codes of those besides English, in their order; null: all. */
const languages = z
  .array(
    z
      .string(LANGUAGES)
      .refine(
        (code) => languageCodes().includes(code),
        `is not a language that there is: there is ${languageCodes().join(', ') || 'no folder of any'} in content/`,
      ),
    LANGUAGES,
  )
  .refine((list) => new Set(list).size === list.length, LANGUAGES)
  .nullish()
  .transform((list) => list ?? null)

/** May be empty, or not there: all in it may. */
const section = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value ?? {}, schema)

const businessSchema = group(
  {
    name: line('must be the full name of the business in one line', 80),
    shortName: line('must be the name for everyday use in one line of at most 40 characters', 40),
    descriptor: line('must say what the business is in at most 40 characters, such as Document Services', 40),
    monogram: words('must be one to three letters without accents, or &, such as &', /^[A-Za-z&]{1,3}$/),
    referencePrefix: words('must be two to four capital letters, such as SQ', /^[A-Z]{2,4}$/),
    founded: whole('must be a year, such as 2025', 1700, 2100),
    languages,
    host: origin(
      'must be https:// and the name of the site, without a slash at the end, such as https://www.example.com',
    ),
    legal,
    address: group({
      street: line('must be the street with its number in one line'),
      city: line('must be the town in one line', 60),
      postcode: line('must be the postcode, such as EC4A 0AA', 12),
      country: line('must be the name of the country', 60),
      countryCode: words('must be the two capital letters of the country, such as GB', /^[A-Z]{2}$/),
    }),
    email: group({
      general: email('hello@example.com'),
      uk: email('uk@example.com'),
      eu: email('eu@example.com'),
      operator: email('office@example.com'),
      security: email('security@example.com'),
    }),
    phone: section(
      group({
        general: optional(
          words(
            'must begin with + and the country code, such as +44 20 7946 0000, or be none, or empty',
            /^(none|\+\d[\d ]{6,20})$/,
          ),
        ),
      }),
    ),
    social: section(group({ video: optional(place), photo: optional(place), professional: optional(place) })),
    reviews: optional(
      group({
        site: line('must be the name of the site, such as reviews.example.com', 60),
        url: link('https://reviews.example.com/us'),
        widget: optional(link('https://reviews.example.com/widget/us')),
      }),
    ),
    proofs: section(proofs),
    certificates: section(certificates),
    opening: section(opening),
    consultation,
    orders: section(orders),
    promises: group({
      replyHours: count('hours', 1, 168, 4),
      quoteHours: count('hours', 1, 168, 4).default(4),
      urgentQuoteHours: count('hours', 1, 168, 2).default(2),
      languages: whole('must be a whole number, such as 100', 2, 7000),
      complaintDays: count('working days', 1, 20, 3),
      complaintWeeks: count('weeks', 1, 12, 4),
    }),
  },
  'must hold the facts of the business, one a line',
)
  // The law wants the VAT of an invoice in sterling: in another currency that takes a rate, of which we have no source.
  .refine(
    ({ legal: { vatNumber }, consultation }) =>
      [null, NONE, undefined].includes(vatNumber) || consultation.currency === 'gbp',
    {
      path: ['consultation', 'currency'],
      error: 'must be gbp where legal.vatNumber is a number: invoices state VAT in pounds',
    },
  )
  .refine(({ proofs: { rating }, reviews }) => rating === null || reviews !== null, {
    path: ['proofs', 'rating'],
    error:
      'must be empty, or reviews be filled in: customers must be able to read what the rating comes from',
  })

export type Business = z.infer<typeof businessSchema>

export const readBusiness = (text: string): Business =>
  check(
    BUSINESS_FILE,
    yamlSource(text),
    businessSchema,
    'is not a fact that is used anywhere: check its spelling',
  )
