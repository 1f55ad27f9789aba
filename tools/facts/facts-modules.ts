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
 * that a page loads only what it shows. Facts that may be empty have a type that is the same whether or not they are.
 */

const HEAD = `// Written by \`npm run generate\` from content/business.yaml: change that file, not this one.
// biome-ignore-all format: as it was written
`

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('\u00a0', '\\u00a0')}'`

/** A value as TypeScript says it; groups and tables have a line for each entry. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  if (isList && !value.some(Array.isArray)) return `[${value.map((entry) => literal(entry)).join(', ')}]`
  const inner = `${indent}  `
  const entries = isList
    ? value.map((entry) => literal(entry))
    : Object.entries(value).map(([key, entry]) => `${key}: ${literal(entry, inner)}`)
  const text = `${entries.map((entry) => `\n${inner}${entry},`).join('')}\n${indent}`
  return isList ? `[${text}]` : `{${text}}`
}

/** TypeScript in which facts stand as literals. */
function ts(parts: TemplateStringsArray, ...facts: unknown[]): string {
  return parts.reduce((text, part, i) => {
    const [indent] = /^ */.exec(text.slice(text.lastIndexOf('\n') + 1)) ?? []
    return text + literal(facts[i - 1], indent) + part
  })
}

/** Null if the owner says that there is none; undefined until something is said. */
const stated = (fact: string | null) => (fact === NONE ? null : (fact ?? undefined))

const inHours = (hours: number) => `${hours} ${plural(hours, 'hour')}`

/** contract/business-facts.ts: what browser, functions and host agree on. */
export function contractModule(facts: Business, yaml: string): string {
  const { consultation, opening, orders, promises, email, shortName } = facts
  const { minutes, price, currency, days, slots, noticeHours, cancelHours } = consultation
  const { bankTransfer } = orders
  const { iban, ...account } = bankTransfer ?? {}
  const seller = sellerOf(facts)
  return `${HEAD}${ts`
/** Of the file that these facts were read from; the host compares. */
export const FACTS_DIGEST = ${createHash('sha256').update(yaml).digest('hex')}

/** Times are GMT. */
export const CONSULTATION_FACTS = {
  minutes: ${minutes},
  /** In the smallest unit of the currency. */
  price: ${price},
  currency: ${currency},
  /** From 1 for Monday to 7. */
  days: ${days.map((day) => WEEKDAYS.indexOf(day) + 1)} as readonly number[],
  firstSlot: ${slots.first},
  lastSlot: ${slots.last},
  slotMinutes: ${slots.every},
  noticeHours: ${noticeHours},
  cancelHours: ${cancelHours},
}

/** The days on which the house is closed, besides the weekdays above. */
export const OPENING = {
  /** Whether it is closed on bank holidays. */
  bankHolidays: ${opening.bankHolidays === 'closed'},
  /** Bank holidays that were added for one year. */
  added: ${opening.exceptionalHolidays} as readonly string[],
  /** Bank holidays that were moved: from, and to. */
  moved: ${opening.movedHolidays} as readonly (readonly string[])[],
  /** The first and the last day of each time away. */
  closed: ${opening.closed} as readonly (readonly string[])[],
  /** Whether the operator is told to reply within opening hours. */
  repliesInHours: ${opening.replyTimes === 'opening-hours'},
  opens: ${consultation.opens},
  closes: ${consultation.closes},
}

/** The same as sentences have it. */
export const CONSULTATION_WORDS = {
  onDays: ${onDays(days)},
  cancelNotice: ${inHours(cancelHours)},
  notice: ${inHours(noticeHours)},
}

/** How offers are priced, and orders delivered. */
export const ORDER_FACTS = {
  /** In hundredths of a percent; null unless the business is registered for VAT. */
  vatRate: ${vatRateOf(facts)} as number | null,
  /** Whether the operator types amounts with VAT (gross) or without it. */
  prices: ${orders.prices} as 'gross' | 'net',
  /** For how many days an offer is open, unless it says otherwise. */
  offerDays: ${orders.offerDays},
  /** How large a finished document may be, in MB. */
  largestDelivery: ${orders.largestDelivery},
  /** How often the customer may ask for changes to drafts. */
  draftRounds: ${orders.draftRounds},
}

/** The account to which customers may pay by bank transfer; undefined if they may not. */
export const BANK_TRANSFER = ${bankTransfer ? { ...account, ...(iban && { iban }) } : undefined} as { name: string; sortCode: string; accountNumber: string; iban?: string } | undefined

/** Who sells, for the head of receipts and invoices. */
export const SELLER = {
  /** The name by which the law knows the business. */
  name: ${seller.name},
  /** What stands below it, the VAT number included. */
  lines: ${seller.lines} as readonly string[],
  /** Null unless the business is registered for VAT. */
  vatNumber: ${seller.vatNumber} as string | null,
}

/** Enquiries are answered within so many hours, at any time of the week. */
export const REPLY_HOURS = ${promises.replyHours}

/** The same as sentences have it. */
export const REPLY_TIME = ${inHours(promises.replyHours)}

/** Who mail comes from, unless a setting says otherwise. */
export const SENDER = ${mailbox(shortName, email.general)}

/** The inbox of the house, unless a setting says otherwise. */
export const OPERATOR_EMAIL = ${email.operator}

/** What has still to be said before the site can be public: keys, and where to put it. */
export const UNFINISHED_FACTS = ${unfinishedFacts(facts)} as readonly (readonly [string, string])[]
`}`
}

/** A place where the business has no page. */
const NO_PLACE = { label: '', url: '' }

/** content/business.ts: the facts for pages, e-mails and structured data. */
export function contentModule(facts: Business): string {
  const { consultation, promises, legal, email, address, social, reviews } = facts
  const { minutes, price, currency, days, opens, closes, cancelHours, videoLink } = consultation
  const { replyHours, languages, complaintDays, complaintWeeks } = promises
  return `${HEAD}${ts`
/** Where people write to. */
export const EMAIL = {
  general: ${email.general},
  uk: ${email.uk},
  eu: ${email.eu},
}

/** What forms say of consultations. */
export const CONSULTATION = {
  minutes: ${minutes},
  price: ${priceText(price, currency)},
  /** Beside the price, once the owner has said whether VAT is charged. */
  vat: ${vatOf(legal) ?? undefined} as string | undefined,
  days: ${daysText(days)},
  hours: ${`${opens}-${closes} GMT`},
  cancelNotice: ${inHours(cancelHours)},
}

/** What forms promise. */
export const PROMISES = {
  reply: ${inHours(replyHours)},
  replyUnit: ${plural(replyHours, 'hour')},
}

/** The short name in file names: letters, digits and hyphens. */
export const SLUG = ${slugOf(facts.shortName)}

/** The facts of the business as pages, e-mails and structured data say them. */
export const BUSINESS = {
  name: ${facts.name},
  shortName: ${facts.shortName},
  /** The short name beside the mark: no line begins after its \`&\`. */
  logo: ${unbroken(facts.shortName)},
  slug: SLUG,
  descriptor: ${facts.descriptor},
  /** Where the site lives in public, without a trailing slash. */
  host: ${facts.host},
  foundedYear: ${facts.founded},
  legal: {
    form: ${legal.form},
    name: ${legalNameOf(facts)},
    companyNumber: ${legal.companyNumber ?? undefined} as string | undefined,
    registeredIn: ${legal.registeredIn},
    registeredOffice: ${legal.registeredOffice ?? undefined} as string | undefined,
    vatNumber: ${given(legal.vatNumber) ?? undefined} as string | undefined,
    /** Undefined until the owner has said it. */
    vatRegistered: ${legal.vatNumber === null ? undefined : legal.vatNumber !== NONE} as boolean | undefined,
    /** Null if the owner says that there is none; undefined until something is said. */
    icoNumber: ${stated(legal.icoNumber)} as string | null | undefined,
    insurer: ${stated(legal.insurer)} as string | null | undefined,
    /** What is known of all this in one line, for the foot of every page. */
    line: ${identityLine(facts) ?? undefined} as string | undefined,
    /** In full, as labels and texts. */
    rows: ${identityRows(facts)} as readonly (readonly [string, string])[],
    /** In full, as sentences. */
    sentences: ${identitySentences(facts) ?? undefined} as string | undefined,
    vatTerms: ${vatTermsOf(legal) ?? undefined} as string | undefined,
  },
  email: {
    ...EMAIL,
    /** Where people report vulnerabilities; published in /.well-known/security.txt. */
    security: ${email.security},
  },
  address: ${{ ...address, line: addressLine(address) }},
  /** Unset until the owner has one to publish. */
  phone: ${given(facts.phone.general) ?? undefined} as string | undefined,
  /** Without a page there, both are empty. */
  social: ${{
    video: social.video ?? NO_PLACE,
    photo: social.photo ?? NO_PLACE,
    professional: social.professional ?? NO_PLACE,
  }},
  reviews: {
    /** The site that collects them, as its visitors know it. */
    site: ${reviews?.site ?? ''},
    url: ${reviews?.url ?? ''},
    /** Loaded into a frame when a visitor asks for it; no other address may be framed. */
    widget: ${reviews?.widget ?? ''},
  },
  consultation: {
    ...CONSULTATION,
    priceWithVat: ${withVat(priceText(price, currency), legal)},
    /** The length in words, at the start of a sentence. */
    minutesAtStart: ${capitalised(numberInWords(minutes))},
    currencySign: ${currencySign(currency)},
    opens: ${opens},
    closes: ${closes},
    cancelHours: ${cancelHours},
    /** Where consultations take place; sent to customers with their confirmation. */
    videoLink: ${videoLink},
  },
  promises: {
    ...PROMISES,
    replyHours: ${replyHours},
    replyInWords: ${`${numberInWords(replyHours)} ${plural(replyHours, 'hour')}`},
    languages: ${languages},
    /** A complaint is acknowledged and answered within these times. */
    complaintAcknowledged: ${`${complaintDays} working ${plural(complaintDays, 'day')}`},
    complaintAnswered: ${`${complaintWeeks} ${plural(complaintWeeks, 'week')}`},
  },
}
`}`
}
