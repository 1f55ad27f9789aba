import type { Counts } from './counts.ts'
import { choiceText, isAsked } from './fields.ts'
import { fill, type Joints, type NumberStyle, numberText, type Plural, plural } from './language.ts'
import { type PriceList, type PriceUnit, type ServicePrice, WORDS_PER_PAGE } from './price-list.ts'
import { QUOTE_FIELDS, type QUOTE_URGENCIES, serviceIdOf } from './quote.ts'
import { isPossible } from './urgency.ts'

/** What a request may cost by the owner's price list, and how that adds up: on pages and in messages. */

/** In pence. */
export type Range = { from: number; to: number }

export type EstimateAnswers = Readonly<
  Partial<Record<'serviceType' | 'urgency' | 'sourceLanguage' | 'targetLanguage', string>>
>

/** `words`: on the pages that were read; `unread`: other pages; `extra`: words on those, beyond a page's worth each. */
export type Count = { pages: number; words: number; unread: number; extra?: number }

/** `uncounted`: files that the count leaves out. */
export type Total = Required<Count> & { uncounted: number }

/** `unit`: what one costs, for urgent work too; `units` and `factor`: the least and the most. */
export type Estimate = Range & {
  price: ServicePrice
  percent: number
  units: { least: number; most: number }
  factor: number
}

/** `price` is the lowest one: stamps, tables and rare languages take longer. */
const MOST_PER_UNIT = 1.25
/** Two translators. */
const MOST_WITHOUT_ENGLISH = 1.5
/** Of a picture's text, in pages of 250 words. */
const MOST_PER_PICTURE = 1.5

/** As it is called in English, or in the language of the page. */
function isEnglish(name: string, tag: string): boolean {
  const own = new Intl.DisplayNames(tag, { type: 'language' }).of('en') ?? ''
  const typed = name.trim().toLocaleLowerCase(tag)
  return /^(\w+ )?english\b/.test(typed) || typed.startsWith(own.toLocaleLowerCase(tag))
}

type QuoteUrgency = (typeof QUOTE_URGENCIES)[number]

/** Tasks have urgencies of their own. */
const TASK_URGENCIES: Readonly<Record<string, QuoteUrgency>> = {
  urgent: '12-24 hours',
  express: '>48 hours',
  standard: '>48 hours',
}

export const priceOf = (prices: PriceList | null, serviceType = ''): ServicePrice | undefined =>
  prices?.services[serviceIdOf(serviceType) ?? ('' as never)]

/** In percent; undefined for an urgency that the list does not know. */
export const surchargeOf = (price: ServicePrice, urgency: string): number | undefined =>
  price.urgency ? price.urgency[TASK_URGENCIES[urgency] ?? (urgency as QuoteUrgency)] : 0

/** What so many units cost at a factor of our own price: an authority's fee is not multiplied. */
const costOf = ({ from, authorityFee, minimum }: ServicePrice, units: number, factor: number) => {
  const fee = authorityFee ?? 0
  return Math.max(minimum ?? 0, units * (fee + (from - fee) * factor))
}

/** Undefined where nothing can be counted, or at a speed that there is not. @param tag of the language of the page */
export function estimateOf(
  prices: PriceList | null,
  answers: EstimateAnswers,
  { words, unread, extra = 0 }: Count,
  files: number,
  tag: string,
): Estimate | undefined {
  const { serviceType, urgency = '' } = answers
  const price = priceOf(prices, serviceType)
  const percent = price && surchargeOf(price, urgency)
  if (!price || !urgency || percent === undefined || !isPossible(price, urgency)) return undefined
  // What was typed for another service is still in its hidden fields.
  const { sourceLanguage = '', targetLanguage = '' } = isAsked(QUOTE_FIELDS.sourceLanguage, answers)
    ? answers
    : {}
  const inEnglish = [sourceLanguage, targetLanguage].map((name) => isEnglish(name, tag))
  const isPair = sourceLanguage.trim() !== '' && targetLanguage.trim() !== ''
  if (isPair && inEnglish[0] && inEnglish[1]) return undefined
  const factor = isPair && !inEnglish[0] && !inEnglish[1] ? MOST_WITHOUT_ENGLISH : MOST_PER_UNIT
  const units = unitsOf(price.unit, (words + extra) / WORDS_PER_PAGE, unread, files)
  if (!units) return undefined
  const speed = 1 + percent / 100
  const from = Math.floor(costOf(price, units.least, speed) / 100) * 100
  const to = Math.ceil(costOf(price, units.most, speed * factor) / 100) * 100
  return { from, to, price, percent, units, factor }
}

/** `read`: pages of 250 words. */
function unitsOf(unit: PriceUnit, read: number, unread: number, documents: number) {
  const least = read + unread
  const most = read + unread * MOST_PER_PICTURE
  switch (unit) {
    case 'page':
      return { least: Math.ceil(least), most: Math.ceil(most) }
    case 'word':
      return { least: Math.round(least * WORDS_PER_PAGE), most: Math.round(most * WORDS_PER_PAGE) }
    case 'document':
      // Several photos may be of one.
      return { least: 1, most: Math.max(1, documents) }
    case 'hour':
      return undefined
  }
}

export type EstimateWords = {
  LANGUAGE: NumberStyle & Joints & { tag: string }
  PRICE_WORDS: Record<'pence' | 'minimum', string>
  QUOTE_FIELD_WORDS: Record<'urgency' | 'serviceType', Parameters<typeof choiceText>[0]>
  ESTIMATE: Record<'about' | 'between' | 'of' | 'times' | 'layout' | 'pair' | 'unreadable', string> & {
    units: Record<Exclude<PriceUnit, 'hour'>, Plural>
  } & Record<'pages' | 'words' | 'wordsOnSome' | 'andUncounted', Plural>
}

/** '£38', '£9.95' or '14p' */
export const penceText = (
  pence: number,
  { LANGUAGE, PRICE_WORDS }: Pick<EstimateWords, 'LANGUAGE' | 'PRICE_WORDS'>,
): string =>
  pence < 100
    ? fill(PRICE_WORDS.pence, { pence })
    : fill(LANGUAGE.money, { amount: numberText(pence / 100, pence % 100 === 0 ? 0 : 2, LANGUAGE) })

/** '£228 to £285', or 'about £75' */
export const rangeText = ({ from, to }: Range, words: EstimateWords): string =>
  from === to
    ? fill(words.ESTIMATE.about, { price: penceText(from, words) })
    : fill(words.ESTIMATE.between, { from: penceText(from, words), to: penceText(to, words) })

/** How the lowest price adds up, and what may make it more: each with what it comes to. */
export function workingOf(
  { price, percent, units, factor, to }: Estimate,
  urgency: string,
  words: EstimateWords,
): { what: string; amount: string }[] {
  const { LANGUAGE, ESTIMATE, PRICE_WORDS, QUOTE_FIELD_WORDS } = words
  const { from, authorityFee, minimum, unit } = price
  const { least } = units
  const money = (pence: number) => penceText(Math.round(pence), words)
  const percentText = (number: number) => `+${fill(LANGUAGE.percent, { number })}`
  const basic = least * from
  const quick = (least * (from - (authorityFee ?? 0)) * percent) / 100
  const short = (minimum ?? 0) - basic - quick
  const countOf = plural(LANGUAGE.tag, ESTIMATE.units[unit as 'page'], least, {
    count: numberText(least, 0, LANGUAGE),
  })
  const most = factor === MOST_WITHOUT_ENGLISH ? ESTIMATE.pair : ESTIMATE.layout
  const named = (label: string, text: string) => fill(LANGUAGE.label, { label, text })
  const speed = choiceText(QUOTE_FIELD_WORDS.urgency, urgency)
  return [
    { what: fill(ESTIMATE.times, { units: countOf, price: penceText(from, words) }), amount: money(basic) },
    ...(quick > 0 ? [{ what: named(speed, percentText(percent)), amount: money(quick) }] : []),
    ...(short > 0 ? [{ what: PRICE_WORDS.minimum, amount: money(minimum ?? 0) }] : []),
    ...(to > Math.max(minimum ?? 0, basic + quick) ? [{ what: most, amount: penceText(to, words) }] : []),
  ]
}

const rounded = (count: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return Math.round(count / step) * step
}

/** '12 pages, about 2,900 words on 10 of them, and 1 file that we couldn’t count' */
export function countText({ pages, words, unread, uncounted }: Total, of: EstimateWords): string {
  const { LANGUAGE, ESTIMATE } = of
  const whole = (count: number) => numberText(count, 0, LANGUAGE)
  const pagesText = plural(LANGUAGE.tag, ESTIMATE.pages, pages, { count: whole(pages) })
  const texts = unread > 0 ? ESTIMATE.wordsOnSome : ESTIMATE.words
  const count = rounded(words)
  const counted =
    unread >= pages
      ? fill(ESTIMATE.unreadable, { pages: pagesText })
      : plural(LANGUAGE.tag, texts, count, {
          pages: pagesText,
          count: whole(count),
          read: whole(pages - unread),
        })
  return uncounted === 0 ? counted : plural(LANGUAGE.tag, ESTIMATE.andUncounted, uncounted, { counted })
}

/** 'For 12 pages, about 2,900 words: Private Document Translation & Certification, 0-12 hours.' */
export function estimateText(
  total: Total,
  { serviceType = '', urgency = '' }: EstimateAnswers,
  words: EstimateWords,
): string {
  const { ESTIMATE, LANGUAGE, QUOTE_FIELD_WORDS: of } = words
  const service = choiceText(of.serviceType, serviceType) + LANGUAGE.comma + choiceText(of.urgency, urgency)
  return fill(ESTIMATE.of, { counted: countText(total, words), service })
}

/** In words. */
export type KeptEstimate = { range: string; text: string; working: { what: string; amount: string }[] }

/** Nothing typed but the languages, and of them only whether they are English. */
type Kept = { service_type: string; urgency: string } & Partial<
  Record<'source_language' | 'target_language', string | null>
> &
  Partial<Counts>

/**
 * The estimate that was shown when a request was sent, for messages and pages: reckoned anew from its counts, and left out where the
 * browser says another one, so that no stranger's figure reaches anybody.
 */
export function keptEstimate(
  request: Kept,
  files: number,
  words: EstimateWords & { PRICES: PriceList | null },
): KeptEstimate | undefined {
  const { service_type, urgency, document_pages: pages, estimate_from, estimate_to } = request
  if (pages == null) return undefined
  const counted = {
    ...{ pages, words: request.document_words ?? 0, unread: request.unread_pages ?? 0 },
    ...{ extra: request.extra_words ?? 0, uncounted: request.uncounted_files ?? 0 },
  }
  const answers = {
    ...{ serviceType: service_type, urgency, sourceLanguage: request.source_language ?? '' },
    targetLanguage: request.target_language ?? '',
  }
  const found = estimateOf(words.PRICES, answers, counted, files, words.LANGUAGE.tag)
  if (!found || found.from !== estimate_from || found.to !== estimate_to) return undefined
  return {
    range: rangeText(found, words),
    text: estimateText(counted, answers, words),
    working: workingOf(found, urgency, words),
  }
}
