import { ORDER_FACTS } from '#contract/business-facts.ts'
import { isSupply, type MoneyRow } from './money.ts'

/**
 * The boxes of the UK's VAT return that our papers can fill. VAT is due when its paper was issued, which is when the money came:
 * so it is on cash accounting, and otherwise but for halves that are delivered and unpaid, which are listed apart.
 */

export type VatSum = { treatment: string; rate: number | null; net: number; vat: number }

export type VatReturn = {
  /** Pence. */
  box1: number
  /** Pence; the return wants whole pounds. */
  box6: number
  sums: VatSum[]
  /** Net and VAT of halves that are delivered and unpaid; in no box. */
  unpaid: { net: number; vat: number }
  /** Gross sums in other currencies, which are in no box. */
  others: Record<string, number>
}

/** Money paid on for the customer is no sale of ours, and what was sold without VAT is in no return. */
const isSale = ({ treatment }: VatSum) => !['disbursement', 'none', 'late'].includes(treatment)

/** @param from the day of the registration */
export async function vatReturn(
  rows: AsyncIterable<MoneyRow>,
  from: string | null = ORDER_FACTS.vatFrom,
): Promise<VatReturn> {
  const sums = new Map<string, VatSum>()
  const unpaid = { net: 0, vat: 0 }
  const others: Record<string, number> = {}
  for await (const row of rows) {
    const { kind, currency, sold_on, rate, net, vat } = row
    const isLate = row.treatment === 'none' && from !== null && (sold_on ?? '') >= from
    const treatment = isLate ? 'late' : row.treatment
    if (kind === 'unpaid') {
      unpaid.net += net
      unpaid.vat += vat
    } else if (isSupply(row) && currency !== 'gbp') {
      others[currency] = (others[currency] ?? 0) + net + vat
    } else if (isSupply(row)) {
      const key = `${treatment} ${rate}`
      const sum = sums.get(key) ?? { treatment: treatment ?? '', rate, net: 0, vat: 0 }
      sums.set(key, { ...sum, net: sum.net + net, vat: sum.vat + vat })
    }
  }
  const all = [...sums.values()]
  const sales = all.filter(isSale)
  return {
    box1: all.reduce((sum, { vat }) => sum + vat, 0),
    box6: sales.reduce((sum, { net }) => sum + net, 0),
    sums: all,
    unpaid,
    others,
  }
}

const NAMES: Record<string, string> = {
  standard: 'Standard rate',
  zero: 'Zero rate',
  exempt: 'Exempt',
  outside: 'Outside the scope',
  disbursement: 'Disbursements, in no box',
  none: 'Sold without VAT, in no box',
  late: 'Sold without VAT since your registration, in no box: issue corrected invoices',
}

const nameOf = ({ treatment, net }: VatSum) =>
  treatment === 'late' && net < 0
    ? 'Sold without VAT since your registration, and corrected'
    : (NAMES[treatment] ?? treatment)

const money = (amount: number, currency = 'gbp') =>
  (amount / 100).toLocaleString('en-GB', { style: 'currency', currency })

export function vatFacts({ box1, box6, sums, unpaid, others }: VatReturn): { label: string; text: string }[] {
  return [
    { label: 'Box 1, VAT due on sales', text: money(box1) },
    { label: 'Box 6, sales without VAT', text: money(box6) },
    ...sums
      .filter(({ net, vat }) => net !== 0 || vat !== 0)
      .map((sum) => ({
        label: sum.rate ? `${nameOf(sum)}, ${sum.rate / 100}%` : nameOf(sum),
        text: sum.vat === 0 ? money(sum.net) : `${money(sum.net)} and ${money(sum.vat)} VAT`,
      })),
    ...(unpaid.net === 0
      ? []
      : [
          {
            label: 'Delivered and unpaid, in no box',
            text: `${money(unpaid.net)} and ${money(unpaid.vat)} VAT`,
          },
        ]),
    ...Object.entries(others).map(([currency, amount]) => ({
      label: `In ${currency.toUpperCase()}, in no box`,
      text: money(amount, currency),
    })),
  ]
}

/** What only the accountant can say. */
export const VAT_NOTES = [
  'Boxes 2, 4, 7, 8 and 9 are your accountant’s: acquisitions and purchases, the payment provider’s fees among them. Boxes 3 and 5 follow from them.',
  'Box 6 has what is outside the scope because the customer belongs abroad, and leaves out disbursements and what was sold without VAT.',
]
