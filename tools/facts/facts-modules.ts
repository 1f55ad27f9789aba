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

/**
 * The facts as TypeScript, for browser, functions and host: none of them reads YAML. Literal values and nothing computed, so
 * that a page loads only what it shows.
 */

const HEAD = `// Written by \`npm run generate\` from content/business.yaml: change that file, not this one.
// biome-ignore-all format: as it was written
`

/** SHA-256, in hex, of the facts' source file. */
export const digestOfFacts = (yaml: string) => createHash('sha256').update(yaml).digest('hex')

/** An optional fact. Its type is the same whether or not it is set, so that code handles both. */
class Optional {
  readonly fact: string | null
  constructor(fact: string | null) {
    this.fact = fact
  }
}

/** A constant defined above: forms import it by itself, and so load only the facts that they show. */
class Reference {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A key that begins with // is a comment on the next one; the key ... spreads a constant. */
type Value = string | number | readonly number[] | Optional | Reference | { readonly [key: string]: Value }

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('\u00a0', '\\u00a0')}'`

function write(value: Value, indent = ''): string {
  if (value instanceof Optional)
    return `${value.fact === null ? 'undefined' : quote(value.fact)} as string | undefined`
  if (value instanceof Reference) return value.name
  if (Array.isArray(value)) return `[${value.join(', ')}] as readonly number[]`
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object') return String(value)
  const inner = `${indent}  `
  const lines = Object.entries(value).map(([key, entry]) =>
    key.startsWith('//')
      ? `${inner}/** ${key.slice(3)} */`
      : `${inner}${key === '...' ? key : `${key}: `}${write(entry, inner)},`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

const constant = (name: string, note: string, value: Value) =>
  `/** ${note} */\nexport const ${name} = ${write(value)}\n`

/** contract/business-facts.ts: what browser, functions and host agree on. */
export function contractModule(facts: Business, yaml: string): string {
  const { consultation, promises, email, shortName } = facts
  const { minutes, price, currency, days, slots, cancelHours } = consultation
  return [
    HEAD,
    constant(
      'FACTS_DIGEST',
      'Of the file that these facts were read from; the host compares.',
      digestOfFacts(yaml),
    ),
    constant('CONSULTATION_FACTS', 'Times are GMT.', {
      minutes,
      '// In the smallest unit of the currency.': '',
      price,
      currency,
      '// From 1 for Monday to 7.': '',
      days: days.map((day) => WEEKDAYS.indexOf(day) + 1),
      firstSlot: slots.first,
      lastSlot: slots.last,
      slotMinutes: slots.every,
      cancelHours,
    }),
    constant('CONSULTATION_WORDS', 'The same as sentences have it.', {
      onDays: onDays(days),
      cancelNotice: `${cancelHours} ${plural(cancelHours, 'hour')}`,
    }),
    constant(
      'REPLY_HOURS',
      'Enquiries are answered within so many hours, at any time of the week.',
      promises.replyHours,
    ),
    constant('REPLY_TIME', 'The same as sentences have it.', replyTime(facts)),
    constant(
      'SENDER',
      'Who mail comes from, unless a setting says otherwise.',
      mailbox(shortName, email.general),
    ),
    constant('OPERATOR_EMAIL', 'The inbox of the house, unless a setting says otherwise.', email.operator),
  ].join('\n')
}

const replyTime = ({ promises: { replyHours } }: Business) => `${replyHours} ${plural(replyHours, 'hour')}`

/** content/business.ts: the facts for pages, e-mails and structured data. */
export function contentModule(facts: Business): string {
  const { consultation, promises, legal, email } = facts
  const { minutes, price, currency, days, opens, closes, cancelHours, videoLink } = consultation
  const { replyHours, languages } = promises
  return [
    HEAD,
    constant('EMAIL', 'Where people write to.', {
      general: email.general,
      uk: email.uk,
      eu: email.eu,
    }),
    constant('CONSULTATION', 'What forms say of consultations.', {
      minutes,
      price: priceText(price, currency),
      days: daysText(days),
      hours: `${opens}-${closes} GMT`,
      cancelNotice: `${cancelHours} ${plural(cancelHours, 'hour')}`,
    }),
    constant('PROMISES', 'What forms promise.', {
      reply: replyTime(facts),
      replyUnit: plural(replyHours, 'hour'),
    }),
    constant('SLUG', 'The short name in file names: letters, digits and hyphens.', slugOf(facts.shortName)),
    constant('BUSINESS', 'The facts of the business as pages, e-mails and structured data say them.', {
      name: facts.name,
      shortName: facts.shortName,
      '// The short name beside the mark: no line begins after its `&`.': '',
      logo: unbroken(facts.shortName),
      slug: new Reference('SLUG'),
      descriptor: facts.descriptor,
      '// Where the site lives in public, without a trailing slash.': '',
      host: facts.host,
      foundedYear: facts.founded,
      legal: {
        name: legal.name ?? facts.name,
        companyNumber: new Optional(legal.companyNumber),
        registeredOffice: new Optional(legal.registeredOffice),
        vatNumber: new Optional(legal.vatNumber),
      },
      email: {
        '...': new Reference('EMAIL'),
        '// Where people report vulnerabilities; published in /.well-known/security.txt.': '',
        security: email.security,
      },
      address: facts.address,
      '// Unset until the owner has one to publish.': '',
      phone: new Optional(facts.phone.general),
      social: facts.social,
      reviews: {
        '// The site that collects them, as its visitors know it.': '',
        site: facts.reviews.site,
        url: facts.reviews.url,
        '// Loaded into a frame when a visitor asks for it; no other address may be framed.': '',
        widget: facts.reviews.widget,
      },
      consultation: {
        '...': new Reference('CONSULTATION'),
        '// The length in words, at the start of a sentence.': '',
        minutesAtStart: capitalised(numberInWords(minutes)),
        currencySign: currencySign(currency),
        opens,
        closes,
        cancelHours,
        '// Where consultations take place; sent to customers with their confirmation.': '',
        videoLink,
      },
      promises: {
        '...': new Reference('PROMISES'),
        replyHours,
        replyInWords: `${numberInWords(replyHours)} ${plural(replyHours, 'hour')}`,
        languages,
      },
    }),
  ].join('\n')
}
