import { VAT_RULES } from '#contract/business-facts.ts'
import { countryName } from '#contract/country-codes.ts'
import type { OfferLine, VatNotes, VatTreatment } from '#contract/order.ts'
import type { VatCustomer } from '#contract/vat.ts'
import { isApart, TREATMENT_MARKS } from './vat-marks.ts'

/** What is said of VAT on quotes, mails and papers. The owner's own words are in content/business.yaml, at orders.vat.words. */

/** As the operator chooses them; {rate} of VAT. */
export const TREATMENT_NAMES: Record<VatTreatment, string> = {
  standard: 'VAT at {rate}',
  zero: 'Zero-rated',
  exempt: 'Exempt from VAT',
  outside: 'Outside the scope of UK VAT',
  disbursement: 'Disbursement, at cost',
}

const NOTES = {
  zero: 'Zero-rated for VAT.',
  exempt: 'Exempt from VAT.',
  outside:
    'Outside the scope of UK VAT: services to a business in {country}. Reverse charge: the customer accounts for any VAT due there.',
  outsideOther: 'Outside the scope of UK VAT.',
  disbursement:
    'Disbursements are fees that we pay to others on your behalf. You pay exactly what we pay, without VAT.',
}

/** What is said of each treatment in an offer. */
export function vatNotes(
  lines: readonly OfferLine[],
  customer: VatCustomer | undefined,
  vatRate: number | null,
): VatNotes {
  const used = new Set(lines.map(({ treatment = 'standard' }) => treatment))
  const notes: VatNotes = {}
  for (const treatment of used) {
    if (!isApart(treatment, vatRate)) continue
    const isOther = treatment === 'outside' && !customer?.business
    const words = VAT_RULES.words[treatment] ?? NOTES[isOther ? 'outsideOther' : treatment]
    notes[treatment] = words.replace('{country}', countryName(customer?.country ?? 'GB'))
  }
  return notes
}

/** What a line is called with its treatment. */
export const lineText = ({ what, treatment = 'standard' }: OfferLine, vatRate: number | null): string =>
  isApart(treatment, vatRate) ? `${what} (${TREATMENT_MARKS[treatment]})` : what
