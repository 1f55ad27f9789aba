import { createHash } from 'node:crypto'
import { type Business, NONE, WEEKDAYS } from './business-schema.ts'
import {
  given,
  identityLine,
  identityRows,
  identitySentences,
  legalNameOf,
  sellerOf,
  vatOf,
  vatRateOf,
  vatTermsOf,
  withVat,
} from './legal-words.ts'
import { unfinishedFacts } from './unfinished-facts.ts'
import {
  addressLine,
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
  readonly fact: Value | null
  readonly type: string
  constructor(fact: Value | null, type = 'string | undefined') {
    this.fact = fact
    this.type = type
  }
}

/** A list. Its type is the same when it is empty. */
class List {
  readonly type: string
  readonly items: readonly (number | string | readonly string[])[]
  constructor(type: string, items: List['items']) {
    this.type = type
    this.items = items
  }
}

/** One of which the owner may say that there is none: null. */
const orNone = (fact: string | null) => new Optional(fact, 'string | null | undefined')

/** One that is null where the business has none. */
const orNull = (fact: Value | null, type: string) => new Optional(fact ?? NONE, `${type} | null`)

/** A constant defined above: forms import it by itself, and so load only the facts that they show. */
class Reference {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A table of labels and texts. */
class Rows {
  readonly rows: readonly (readonly [label: string, text: string])[]
  constructor(rows: readonly (readonly [label: string, text: string])[]) {
    this.rows = rows
  }
}

/** A key that begins with // is a comment on the next one; the key ... spreads a constant. */
type Value =
  | string
  | number
  | boolean
  | List
  | Optional
  | Reference
  | Rows
  | { readonly [key: string]: Value }

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('\u00a0', '\\u00a0')}'`

const listed = (items: List['items']): string =>
  `[${items.map((item) => (typeof item === 'object' ? listed(item) : write(item))).join(', ')}]`

function write(value: Value, indent = ''): string {
  const inner = `${indent}  `
  if (value instanceof Optional) {
    const { fact, type } = value
    const text = fact === null ? 'undefined' : fact === NONE ? 'null' : write(fact)
    return `${text} as ${type}`
  }
  if (value instanceof Reference) return value.name
  if (value instanceof List) return `${listed(value.items)} as ${value.type}`
  if (value instanceof Rows) {
    const rows = value.rows.map((row) => `\n${inner}[${row.map(quote).join(', ')}],`).join('')
    return `[${rows && `${rows}\n${indent}`}] as readonly (readonly [string, string])[]`
  }
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object') return String(value)
  const lines = Object.entries(value).map(([key, entry]) =>
    key.startsWith('//')
      ? `${inner}/** ${key.slice(3)} */`
      : `${inner}${key === '...' ? key : `${key}: `}${write(entry, inner)},`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

const constant = (name: string, note: string, value: Value) =>
  `/** ${note} */\nexport const ${name} = ${write(value)}\n`

const BANK_TRANSFER = '{ name: string; sortCode: string; accountNumber: string; iban?: string } | undefined'

function bankTransferOf({ bankTransfer }: Business['orders']): Optional {
  if (bankTransfer === null) return new Optional(null, BANK_TRANSFER)
  const { iban, ...account } = bankTransfer
  return new Optional({ ...account, ...(iban && { iban }) }, BANK_TRANSFER)
}

/** contract/business-facts.ts: what browser, functions and host agree on. */
export function contractModule(facts: Business, yaml: string): string {
  const { consultation, opening, orders, promises, email, shortName } = facts
  const seller = sellerOf(facts)
  const { minutes, price, currency, days, slots, noticeHours, cancelHours } = consultation
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
      days: new List(
        'readonly number[]',
        days.map((day) => WEEKDAYS.indexOf(day) + 1),
      ),
      firstSlot: slots.first,
      lastSlot: slots.last,
      slotMinutes: slots.every,
      noticeHours,
      cancelHours,
    }),
    constant('OPENING', 'The days on which the house is closed, besides the weekdays above.', {
      '// Whether it is closed on bank holidays.': '',
      bankHolidays: opening.bankHolidays === 'closed',
      '// Bank holidays that were added for one year.': '',
      added: new List('readonly string[]', opening.exceptionalHolidays),
      '// Bank holidays that were moved: from, and to.': '',
      moved: new List('readonly (readonly string[])[]', opening.movedHolidays),
      '// The first and the last day of each time away.': '',
      closed: new List('readonly (readonly string[])[]', opening.closed),
      '// Whether the operator is told to reply within opening hours.': '',
      repliesInHours: opening.replyTimes === 'opening-hours',
      opens: consultation.opens,
      closes: consultation.closes,
    }),
    constant('CONSULTATION_WORDS', 'The same as sentences have it.', {
      onDays: onDays(days),
      cancelNotice: `${cancelHours} ${plural(cancelHours, 'hour')}`,
      notice: `${noticeHours} ${plural(noticeHours, 'hour')}`,
    }),
    constant('ORDER_FACTS', 'How offers are priced, and orders delivered.', {
      '// In hundredths of a percent; null unless the business is registered for VAT.': '',
      vatRate: orNull(vatRateOf(facts), 'number'),
      '// Whether the operator types amounts with VAT (gross) or without it.': '',
      prices: new Optional(orders.prices, "'gross' | 'net'"),
      '// For how many days an offer is open, unless it says otherwise.': '',
      offerDays: orders.offerDays,
      '// How large a finished document may be, in MB.': '',
      largestDelivery: orders.largestDelivery,
    }),
    constant(
      'BANK_TRANSFER',
      'The account to which customers may pay by bank transfer; undefined if they may not.',
      bankTransferOf(orders),
    ),
    constant('SELLER', 'Who sells, for the head of receipts and invoices.', {
      '// The name by which the law knows the business.': '',
      name: seller.name,
      '// What stands below it, the VAT number included.': '',
      lines: new List('readonly string[]', seller.lines),
      '// Null unless the business is registered for VAT.': '',
      vatNumber: orNull(seller.vatNumber, 'string'),
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
    constant(
      'UNFINISHED_FACTS',
      'What has still to be said before the site can be public: keys, and where to put it.',
      new Rows(unfinishedFacts(facts)),
    ),
  ].join('\n')
}

/** A place where the business has no page. */
const NO_PLACE = { label: '', url: '' }

const replyTime = ({ promises: { replyHours } }: Business) => `${replyHours} ${plural(replyHours, 'hour')}`

/** content/business.ts: the facts for pages, e-mails and structured data. */
export function contentModule(facts: Business): string {
  const { consultation, promises, legal, email, social, reviews } = facts
  const { minutes, price, currency, days, opens, closes, cancelHours, videoLink } = consultation
  const { replyHours, languages, complaintDays, complaintWeeks } = promises
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
      '// Beside the price, once the owner has said whether VAT is charged.': '',
      vat: new Optional(vatOf(legal)),
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
        form: legal.form,
        name: legalNameOf(facts),
        companyNumber: new Optional(legal.companyNumber),
        registeredIn: legal.registeredIn,
        registeredOffice: new Optional(legal.registeredOffice),
        vatNumber: new Optional(given(legal.vatNumber)),
        '// Undefined until the owner has said it.': '',
        vatRegistered: new Optional(
          legal.vatNumber === null ? null : legal.vatNumber !== NONE,
          'boolean | undefined',
        ),
        '// Null if the owner says that there is none; undefined until something is said.': '',
        icoNumber: orNone(legal.icoNumber),
        insurer: orNone(legal.insurer),
        '// What is known of all this in one line, for the foot of every page.': '',
        line: new Optional(identityLine(facts)),
        '// In full, as labels and texts.': '',
        rows: new Rows(identityRows(facts)),
        '// In full, as sentences.': '',
        sentences: new Optional(identitySentences(facts)),
        vatTerms: new Optional(vatTermsOf(legal)),
      },
      email: {
        '...': new Reference('EMAIL'),
        '// Where people report vulnerabilities; published in /.well-known/security.txt.': '',
        security: email.security,
      },
      address: {
        ...facts.address,
        line: addressLine(facts.address),
      },
      '// Unset until the owner has one to publish.': '',
      phone: new Optional(given(facts.phone.general)),
      '// Without a page there, both are empty.': '',
      social: {
        video: social.video ?? NO_PLACE,
        photo: social.photo ?? NO_PLACE,
        professional: social.professional ?? NO_PLACE,
      },
      reviews: {
        '// The site that collects them, as its visitors know it.': '',
        site: reviews?.site ?? '',
        url: reviews?.url ?? '',
        '// Loaded into a frame when a visitor asks for it; no other address may be framed.': '',
        widget: reviews?.widget ?? '',
      },
      consultation: {
        '...': new Reference('CONSULTATION'),
        priceWithVat: withVat(priceText(price, currency), legal),
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
        '// A complaint is acknowledged and answered within these times.': '',
        complaintAcknowledged: `${complaintDays} working ${plural(complaintDays, 'day')}`,
        complaintAnswered: `${complaintWeeks} ${plural(complaintWeeks, 'week')}`,
      },
    }),
  ].join('\n')
}
