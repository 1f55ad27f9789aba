import { LANGUAGE } from '#content/language.ts'
import type { ServicePrice } from '#content/price-list.ts'
import { PRICE_WORDS } from '#content/services.ts'
import { fill, numberText } from '#contract/language.ts'

/** '£38', '£9.95' or '14p' */
export const priceText = (pence: number): string =>
  pence < 100
    ? fill(PRICE_WORDS.pence, { pence })
    : fill(LANGUAGE.money, { amount: numberText(pence / 100, pence % 100 === 0 ? 0 : 2, LANGUAGE) })

export const unitPrice = ({ from, unit }: Pick<ServicePrice, 'from' | 'unit'>): string =>
  fill(PRICE_WORDS.each[unit], { price: priceText(from) })
