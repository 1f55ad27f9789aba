import { VAT_NOTES } from '#content/vat.ts'
import { VAT_RULES } from '#contract/business-facts.ts'
import { countryName } from '#contract/country-codes.ts'
import { isApart, type OfferLine, type VatNotes } from '#contract/order.ts'
import type { VatCustomer } from '#contract/vat.ts'

/** What is said of each treatment in an offer, and kept with it; English, as on papers. */
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
    const words = VAT_RULES.words[treatment] ?? VAT_NOTES[isOther ? 'outsideOther' : treatment]
    notes[treatment] = words.replace('{country}', countryName(customer?.country ?? 'GB'))
  }
  return notes
}
