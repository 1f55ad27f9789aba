import { LANGUAGE } from '#content/language.ts'
import { type PriceList, type ServicePrice, WORDS_PER_PAGE } from '#content/price-list.ts'
import { PRICE_WORDS } from '#content/services.ts'
import { isAsked } from '#contract/fields.ts'
import { fill, numberText } from '#contract/language.ts'
import { QUOTE_FIELDS, type QUOTE_URGENCIES, serviceIdOf } from '#contract/quote.ts'
import { type Count, outcomes, type Total } from './counted.ts'

/** '£38', '£9.95' or '14p' */
export const priceText = (pence: number): string =>
  pence < 100
    ? fill(PRICE_WORDS.pence, { pence })
    : fill(LANGUAGE.money, { amount: numberText(pence / 100, pence % 100 === 0 ? 0 : 2, LANGUAGE) })

export const unitPrice = ({ from, unit }: Pick<ServicePrice, 'from' | 'unit'>): string =>
  fill(PRICE_WORDS.each[unit], { price: priceText(from) })

/** In pence. */
export type Range = { from: number; to: number }

export type EstimateAnswers = Readonly<
  Partial<Record<'serviceType' | 'urgency' | 'sourceLanguage' | 'targetLanguage', string>>
>

/** `price` is the lowest one: stamps, tables and rare languages take longer. */
const MOST_PER_UNIT = 1.25
/** Two translators. */
const MOST_WITHOUT_ENGLISH = 1.5
/** Of a picture's text, in pages of 250 words. */
const MOST_PER_PICTURE = 1.5

/** As it is called in English, or in the language of the page. */
function isEnglish(name: string): boolean {
  const own = new Intl.DisplayNames(LANGUAGE.tag, { type: 'language' }).of('en') ?? ''
  const typed = name.trim().toLocaleLowerCase(LANGUAGE.tag)
  return /^(\w+ )?english\b/.test(typed) || typed.startsWith(own.toLocaleLowerCase(LANGUAGE.tag))
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

export function estimate(
  prices: PriceList | null,
  answers: EstimateAnswers,
  { words, unread, extra = 0 }: Count,
  documents: number,
): Range | undefined {
  const { serviceType, urgency = '' } = answers
  const price = priceOf(prices, serviceType)
  const percent = price && surchargeOf(price, urgency)
  if (!price || !urgency || percent === undefined) return undefined
  // What was typed for another service is still in its hidden fields.
  const { sourceLanguage = '', targetLanguage = '' } = isAsked(QUOTE_FIELDS.sourceLanguage, answers)
    ? answers
    : {}
  const inEnglish = [sourceLanguage, targetLanguage].map(isEnglish)
  const isPair = sourceLanguage.trim() !== '' && targetLanguage.trim() !== ''
  if (isPair && inEnglish[0] && inEnglish[1]) return undefined
  const most = isPair && !inEnglish[0] && !inEnglish[1] ? MOST_WITHOUT_ENGLISH : MOST_PER_UNIT
  const units = unitsOf(price.unit, (words + extra) / WORDS_PER_PAGE, unread, documents)
  if (!units) return undefined
  const fee = price.authorityFee ?? 0
  const own = (price.from - fee) * (1 + percent / 100)
  const cost = (count: number, each: number) => Math.max(price.minimum ?? 0, count * (fee + each))
  return {
    from: Math.floor(cost(units.least, own) / 100) * 100,
    to: Math.ceil(cost(units.most, own * most) / 100) * 100,
  }
}

/** `read`: pages of 250 words. */
function unitsOf(unit: ServicePrice['unit'], read: number, unread: number, documents: number) {
  const least = read + unread
  const most = read + unread * MOST_PER_PICTURE
  switch (unit) {
    case 'page':
      return { least: Math.ceil(least), most: Math.ceil(most) }
    case 'word':
      return { least: least * WORDS_PER_PAGE, most: most * WORDS_PER_PAGE }
    case 'document':
      // Several photos may be of one.
      return { least: 1, most: documents }
    case 'hour':
      return undefined
  }
}

export const wordsOf = ({ pages, words, unread }: Count): number | undefined =>
  unread < pages ? words : undefined

/** Of what could be counted, if anything could. */
export function totalOf(files: readonly { file: File }[]): Total | undefined {
  const total: Total = { pages: 0, words: 0, unread: 0, extra: 0, uncounted: 0 }
  for (const { file } of files) {
    const outcome = outcomes.get(file)
    if (typeof outcome !== 'object') {
      total.uncounted += 1
      continue
    }
    total.pages += outcome.pages
    total.words += outcome.words
    total.unread += outcome.unread
    total.extra += outcome.extra ?? 0
  }
  return total.uncounted < files.length ? total : undefined
}
