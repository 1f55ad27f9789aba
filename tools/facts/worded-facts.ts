import type { FACT_WORDS } from '#content/fact-words.ts'
import { fill, type Language, type Plural, plural, type Translated } from '#contract/language.ts'
import { type Business, NONE, WEEKDAYS } from './business-schema.ts'
import { given, isRegistered, legalNameOf } from './legal-words.ts'
import { capitalised, priceText } from './words.ts'

export type FactWords = Translated<typeof FACT_WORDS>

export function wordedFacts(facts: Business, words: FactWords, language: Language) {
  const { consultation, promises } = facts
  const { minutes, price, currency, days, opens, closes, cancelHours, noticeHours } = consultation
  const { replyHours, complaintDays, complaintWeeks } = promises
  const counted = (texts: Plural, count: number, slots = {}) => plural(language.tag, texts, count, slots)
  const inWords = (count: number) => (words.numbers as Record<number, string>)[count] ?? String(count)
  const money = priceText(price, currency, language)
  const vat = vatOf(facts, words)
  return {
    consultation: {
      minutes,
      price: money,
      vat,
      days: daysText(days, words),
      onDays: onDays(days, words),
      hours: fill(words.openingHours, { opens, closes }),
      cancelNotice: counted(words.hours, cancelHours),
      notice: counted(words.hours, noticeHours),
    },
    promises: { reply: counted(words.hours, replyHours), replyUnit: counted(words.hourUnit, replyHours) },
    priceWithVat: vat === undefined ? money : fill(words.priceWithVat, { price: money, vat }),
    minutesAtStart: capitalised(inWords(minutes)),
    replyInWords: counted(words.hoursInWords, replyHours, { number: inWords(replyHours) }),
    complaintAcknowledged: counted(words.workingDays, complaintDays),
    complaintAnswered: counted(words.weeks, complaintWeeks),
    legal: {
      registeredIn: words.legal.places[facts.legal.registeredIn],
      parts: identityParts(facts, words),
      rows: identityRows(facts, words),
      sentences: identitySentences(facts, words),
      vatTerms: ofVat(facts, words.vatTerms),
    },
  }
}

type Days = Business['consultation']['days']

const isRun = (days: Days) =>
  days.length > 2 &&
  WEEKDAYS.indexOf(days.at(-1) as 'Monday') - WEEKDAYS.indexOf(days[0] as 'Monday') < days.length

/** 'Monday to Friday', 'Monday, Wednesday and Friday'. */
export function daysText(days: Days, { weekdays, range, and, comma }: FactWords): string {
  const runs: Days[] = []
  for (const day of days) {
    const run = runs.at(-1)
    const follows = run && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(run.at(-1) as 'Monday') + 1
    if (follows) run.push(day)
    else runs.push([day])
  }
  const name = (day: Days[number] | undefined) => (day && weekdays[WEEKDAYS.indexOf(day)]) ?? ''
  const parts = runs.flatMap((run) =>
    isRun(run) ? [fill(range, { from: name(run[0]), to: name(run.at(-1)) })] : run.map((day) => name(day)),
  )
  const last = parts.pop() ?? ''
  return parts.length > 0 ? fill(and, { list: parts.join(comma), last }) : last
}

/** After 'Consultations take place': 'from Monday to Friday', 'on Monday and Friday'. */
export const onDays = (days: Days, words: FactWords): string =>
  fill(isRun(days) ? words.onRange : words.onDays, { days: daysText(days, words) })

/** Of two texts the one that is true; of neither while the owner has not said it. */
const ofVat = ({ legal: { vatNumber } }: Business, { none, included }: FactWords['vat']) =>
  vatNumber === null ? undefined : vatNumber === NONE ? none : included

export const vatOf = (facts: Business, words: FactWords) => ofVat(facts, words.vat)

/** The foot of every page: 'Wax Limited, registered in Scotland no. SC123456', '1 Quay, Leith', 'VAT GB123456789', 'ICO ZA123456'. */
export function identityParts(facts: Business, { legal: words, comma }: FactWords): string[] {
  const { legal, name } = facts
  const { companyNumber, registeredIn, registeredOffice, vatNumber, icoNumber } = legal
  const own = legalNameOf(facts) === name ? null : legalNameOf(facts)
  const numbered = (text: string, number: string | null, place = '') =>
    number && fill(text, { number, place })
  const parts = [
    [
      own,
      numbered(own ? words.registeredAfterName : words.registered, companyNumber, words.places[registeredIn]),
    ]
      .filter(Boolean)
      .join(comma),
    registeredOffice,
    vatNumber === NONE ? words.noVat : numbered(words.vatNumber, vatNumber),
    numbered(words.ico, given(icoNumber)),
  ]
  return parts.filter((part): part is string => Boolean(part))
}

/** Everything, for the contact page: what each fact is called, and what it is. */
export function identityRows(
  { legal, phone, name: fullName }: Business,
  { legal: words }: FactWords,
): [label: string, text: string][] {
  const { form, companyNumber, registeredIn, registeredOffice, vatNumber, icoNumber, insurer } = legal
  const { labels } = words
  const ico = given(icoNumber)
  const rows: [label: string, text: string | null][] = [
    [
      isRegistered(legal) ? labels.name : form === 'partnership' ? labels.partners : labels.owner,
      legal.name ?? (companyNumber && fullName),
    ],
    [
      labels.registeredIn,
      companyNumber && fill(words.registerText, { place: words.places[registeredIn], number: companyNumber }),
    ],
    [isRegistered(legal) ? labels.registeredOffice : labels.addressForService, registeredOffice],
    [labels.vat, vatNumber && (given(vatNumber) ?? words.noVatText)],
    [labels.ico, ico && fill(words.icoText, { number: ico })],
    [labels.insurer, given(insurer)],
    [labels.phone, given(phone.general)],
  ]
  return rows.filter((row): row is [string, string] => Boolean(row[1]))
}

/** The same for e-mails, which have the telephone number above it, and the terms: 'Registered name: Wax Limited. Registered in: Scotland, number SC123456.' */
export function identitySentences(facts: Business, words: FactWords): string | undefined {
  const sentences = identityRows({ ...facts, phone: { general: null } }, words).map(([label, text]) =>
    fill(words.legal.sentence, { label, text: text.replace(/\.$/, '') }),
  )
  return sentences.join(' ') || undefined
}
