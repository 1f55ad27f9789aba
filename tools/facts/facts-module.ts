import { createHash } from 'node:crypto'
import { type Business, WEEKDAYS } from './business-schema.ts'
import {
  capitalised,
  currencySign,
  daysText,
  mailbox,
  numberInWords,
  onDays,
  plural,
  priceText,
  slugOf,
  unbroken,
} from './words.ts'

/** contract/business-facts.ts: the facts for browser, functions and host, none of which reads YAML. */

/** SHA-256, in hex, of what the facts were read from. */
export const digestOfFacts = (yaml: string) => createHash('sha256').update(yaml).digest('hex')

type Value = string | number | Optional | readonly number[] | { readonly [key: string]: Value }

/** A fact that may be missing. Its type is the same when it is there, so that code fits both. */
class Optional {
  readonly fact: string | null
  constructor(fact: string | null) {
    this.fact = fact
  }
}

function write(value: Value, indent: string): string {
  if (value instanceof Optional)
    return `${value.fact === null ? 'undefined' : quote(value.fact)} as string | undefined`
  if (Array.isArray(value)) return `[${value.join(', ')}] as readonly number[]`
  if (typeof value !== 'object') return typeof value === 'string' ? quote(value) : String(value)
  const lines = Object.entries(value).map(
    ([key, entry]) => `${indent}  ${key}: ${write(entry, `${indent}  `)},`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('\u00a0', '\\u00a0')}'`

export function factsModule(facts: Business, yaml: string): string {
  const { consultation, promises, legal, email, phone, address, social, reviews } = facts
  const { minutes, price, currency, days, opens, closes, slots, cancelHours, videoLink } = consultation
  const { replyHours, languages } = promises
  const groups: [string, string, Value][] = [
    ['FACTS_DIGEST', 'Of the file that these facts were read from; the host compares.', digestOfFacts(yaml)],
    [
      'NAMES',
      'What the business is called.',
      {
        name: facts.name,
        shortName: facts.shortName,
        logo: unbroken(facts.shortName),
        slug: slugOf(facts.shortName),
        descriptor: facts.descriptor,
      },
    ],
    ['FOUNDED_YEAR', 'When the business was founded.', facts.founded],
    ['PUBLIC_HOST', 'Where the site lives in public, without a trailing slash.', facts.host],
    [
      'LEGAL',
      'What company law wants to be shown.',
      {
        name: legal.name ?? facts.name,
        companyNumber: new Optional(legal.companyNumber),
        registeredOffice: new Optional(legal.registeredOffice),
        vatNumber: new Optional(legal.vatNumber),
      },
    ],
    ['ADDRESS', 'Where the business is.', address],
    ['EMAIL', 'Whom to write to; `operator` is the inbox of the house, and is not shown.', email],
    [
      'SENDER',
      'Who mail comes from, unless a setting says otherwise.',
      mailbox(facts.shortName, email.general),
    ],
    ['PHONE', 'Unset until the owner has one to publish.', { general: new Optional(phone.general) }],
    ['SOCIAL', 'Our pages elsewhere.', social],
    ['REVIEWS', 'The site that collects reviews.', reviews],
    [
      'CONSULTATION_FACTS',
      'The consultation. Days are 1 (Monday) to 7; times are GMT; the price is in pence.',
      {
        minutes,
        price,
        currency,
        days: days.map((day) => WEEKDAYS.indexOf(day) + 1),
        opens,
        closes,
        firstSlot: slots.first,
        lastSlot: slots.last,
        slotMinutes: slots.every,
        cancelHours,
        videoLink,
      },
    ],
    [
      'CONSULTATION_WORDS',
      'The consultation as sentences say it.',
      {
        price: priceText(price, currency),
        currencySign: currencySign(currency),
        minutesAtStart: capitalised(numberInWords(minutes)),
        days: daysText(days),
        onDays: onDays(days),
        hours: `${opens}-${closes} GMT`,
        cancelNotice: `${cancelHours} ${plural(cancelHours, 'hour')}`,
      },
    ],
    ['REPLY_HOURS', 'Enquiries are answered within so many hours, at any time of the week.', replyHours],
    [
      'REPLY_WORDS',
      'The same as sentences say it.',
      {
        unit: plural(replyHours, 'hour'),
        time: `${replyHours} ${plural(replyHours, 'hour')}`,
        inWords: `${numberInWords(replyHours)} ${plural(replyHours, 'hour')}`,
      },
    ],
    ['LANGUAGES', 'So many languages are supported, and more.', languages],
  ]
  const blocks = groups.map(
    ([name, about, value]) => `/** ${about} */\nexport const ${name} = ${write(value, '')}`,
  )
  return `// Written by \`npm run generate\` from content/business.yaml: change that file, not this one.
// biome-ignore-all format: as it was written

${blocks.join('\n\n')}
`
}
