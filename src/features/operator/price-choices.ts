import { surchargeOf } from '#contract/estimate.ts'
import type { OfferLine, VatRule, VatTreatment } from '#contract/order.ts'
import type { PriceList, ServicePrice } from '#contract/price-list.ts'
import { QUOTE_SERVICES, serviceIdOf } from '#contract/quote.ts'
import { priceText, unitPrice } from '#src/form/estimate.ts'
import { type TypedLine, typedLine } from './offer-draft.ts'

type QuoteService = (typeof QUOTE_SERVICES)[number]

/** The owner's price list as lines of an offer. No DOM, no React. */

/** `lines`: what is added for so many of it. */
export type PriceChoice = { label: string; lines: (count: number) => OfferLine[] }

export type About = {
  request: { serviceType: string; urgency: string }
  /** What the request is for, such as 'Certified translation, Polish into English', or nothing. */
  work: string
  rule: VatRule
  usual: VatTreatment
  feeWords: string
}

/** The service of the request comes first, and has the surcharge for its urgency. */
export function priceChoices(list: PriceList | null, about: About): PriceChoice[] {
  if (!list) return []
  const { request, work } = about
  const asked = serviceIdOf(request.serviceType)
  const isAsked = (name: QuoteService) => serviceIdOf(name) === asked
  const services = [...QUOTE_SERVICES].sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
  return [
    ...services.flatMap((name) => {
      const price = list.services[serviceIdOf(name) ?? ('' as never)]
      if (!price) return []
      const what = (isAsked(name) && work) || name
      const percent = isAsked(name) ? (surchargeOf(price, request.urgency) ?? 0) : 0
      return [
        {
          label: `${name}: ${unitPrice(price)}`,
          lines: (count: number) => serviceLines(what, price, count, percent, about),
        },
      ]
    }),
    ...list.extras.map(({ what, price, authorityFee }) => ({
      label: `${what}: ${priceText(price)}`,
      lines: (count: number) =>
        inParts(count === 1 ? what : `${what} × ${count}`, price * count, (authorityFee ?? 0) * count, about),
    })),
  ]
}

/** As the estimate reckons it. */
function serviceLines(what: string, price: ServicePrice, count: number, percent: number, about: About) {
  const { unit, from, authorityFee, minimum } = price
  const fee = authorityFee ?? 0
  const whole = Math.max(minimum ?? 0, Math.round(count * (fee + (from - fee) * (1 + percent / 100))))
  return inParts(`${what}, ${count} ${unit}${count === 1 ? '' : 's'}`, whole, fee * count, about)
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
      ? [{ what: feeWords.replace('{what}', () => what), amount: fee, treatment: 'disbursement' as const }]
      : []),
  ]
}

/** The typed lines with further ones, which take the place of an empty one, and of one that only names their work. */
export const withListed = (typed: readonly TypedLine[], listed: readonly OfferLine[]): TypedLine[] => [
  ...typed.filter(({ what, amount }) => amount.trim() || !listed[0]?.what.startsWith(what.trim())),
  ...listed.map((line) => typedLine(line)),
]
