import { LANGUAGE } from '#content/language.ts'
import { PRICE_WORDS } from '#content/services.ts'
import { penceText, type Total } from '#contract/estimate.ts'
import { fill } from '#contract/language.ts'
import type { ServicePrice } from '#contract/price-list.ts'
import { outcomes } from './counted.ts'

/** '£38', '£9.95' or '14p' */
export const priceText = (pence: number): string => penceText(pence, { LANGUAGE, PRICE_WORDS })

export const unitPrice = ({ from, unit }: Pick<ServicePrice, 'from' | 'unit'>): string =>
  fill(PRICE_WORDS.each[unit], { price: priceText(from) })

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
