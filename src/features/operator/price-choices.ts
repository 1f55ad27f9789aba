import { type PriceList, priceText, type ServicePrice, unitPrice } from '#content/price-list.ts'
import { QUOTED_SERVICES } from '#content/quote.ts'
import type { OfferLine, VatRule, VatTreatment } from '#contract/order.ts'
import { QUOTE_SERVICES } from '#contract/quote.ts'
import { emptyLine, type TypedLine } from './offer-draft.ts'

/** The owner's price list as lines of an offer. No DOM, no React. */

/** `lines`: what is added for so many of it. */
export type PriceChoice = { label: string; lines: (count: number) => OfferLine[] }

type About = {
  /** As the customer chose them. */
  request: { serviceType: string; urgency: string }
  rule: VatRule
  /** The treatment of our own work. */
  usual: VatTreatment
  /** Words of the line for what is passed on. */
  feeWords: string
}

/** The service of the request comes first, and has the surcharge for its urgency. */
export function priceChoices(list: PriceList | null, about: About): PriceChoice[] {
  if (!list) return []
  const { serviceType, urgency } = about.request
  const services = [...QUOTE_SERVICES].sort((a, b) => Number(b === serviceType) - Number(a === serviceType))
  return [
    ...services.flatMap((name) => {
      const price = list.services[QUOTED_SERVICES[name].id]
      return price
        ? [
            {
              label: `${name}: ${unitPrice(price)}`,
              lines: (count: number) =>
                serviceLines(name, price, count, name === serviceType ? urgency : '', about),
            },
          ]
        : []
    }),
    ...list.extras.map(({ what, price, authorityFee }) => ({
      label: `${what}: ${priceText(price)}`,
      lines: (count: number) =>
        inParts(count === 1 ? what : `${what} × ${count}`, price * count, (authorityFee ?? 0) * count, about),
    })),
  ]
}

function serviceLines(name: string, price: ServicePrice, count: number, urgency: string, about: About) {
  const { unit, from, minimum, urgency: surcharges } = price
  const fee = (price.authorityFee ?? 0) * count
  const percent = new Map(Object.entries(surcharges ?? {})).get(urgency) ?? 0
  const own = Math.round(((Math.max(from * count, minimum ?? 0) - fee) * (100 + percent)) / 100)
  return inParts(`${name}, ${count} ${unit}${count === 1 ? '' : 's'}`, own + fee, fee, about)
}

/** Our work, and apart from it what an authority gets: that is passed on without VAT. */
function inParts(what: string, amount: number, fee: number, { rule, usual, feeWords }: About): OfferLine[] {
  const { vatRate, prices } = rule
  // The list's prices have VAT in them.
  const hasVat = vatRate === null || (prices === 'gross' && usual === 'standard')
  const own = amount - fee
  return [
    { what, amount: hasVat ? own : Math.round((own * 10_000) / (10_000 + vatRate)), treatment: usual },
    ...(fee > 0
      ? [{ what: feeWords.replace('{what}', what), amount: fee, treatment: 'disbursement' as const }]
      : []),
  ]
}

/** The typed lines with further ones, which take the place of empty ones. */
export const withListed = (typed: readonly TypedLine[], listed: readonly OfferLine[]): TypedLine[] => [
  ...typed.filter(({ what, amount }) => what.trim() || amount.trim()),
  ...listed.map(({ what, amount, treatment = 'standard' }) => ({
    ...emptyLine(treatment),
    what,
    amount: (amount / 100).toFixed(2),
  })),
]
