import type { QUOTE_URGENCIES, ServiceId } from './quote.ts'

/** What content/prices.yaml holds. Amounts are pence, with VAT where it is charged, and authorities' fees included. */

export const PRICE_UNITS = ['page', 'word', 'document', 'hour'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

export const WORDS_PER_PAGE = 250

export type ServicePrice = {
  unit: PriceUnit
  from: number
  /** The part of `from` that goes to an authority. */
  authorityFee: number | null
  minimum: number | null
  time: string
  /** Within how many hours it can be finished at best; null: as fast as can be asked for. */
  fastest?: number | null | undefined
  note: string | null
  /** What is added for speed, in percent. Null: nothing is. */
  urgency: Record<(typeof QUOTE_URGENCIES)[number], number> | null
}

/** `price` includes `authorityFee`. `services`: those on whose pages it is shown; null: all. */
export type PriceExtra = {
  what: string
  price: number
  authorityFee: number | null
  services: readonly ServiceId[] | null
}

/** `samples`: the amounts are made up, and pages must say so. */
export type PriceList = {
  samples: boolean
  services: Partial<Record<ServiceId, ServicePrice>>
  extras: readonly PriceExtra[]
}
