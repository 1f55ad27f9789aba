import { VAT_RULES } from '#contract/business-facts.ts'
import { countryName } from '#contract/country-codes.ts'
import { fill } from '#contract/language.ts'
import { isApart, type OfferLine, type VatNotes, type VatTreatment } from '#contract/order.ts'
import type { VatCustomer } from '#contract/vat.ts'
import type { OfferRow } from '../order/order.ts'
import { ENGLISH, type Words } from '../words.ts'

/** What is said of the treatments of an offer: kept with it in English, and shown in the customer's language. */

type Customer = Pick<VatCustomer, 'country' | 'business'> | null | undefined

/** @param code ISO 3166-1 */
export const countryText = (code: string, { COUNTRY_WORDS }: Words): string => {
  const name = countryName(code)
  return (COUNTRY_WORDS as Readonly<Record<string, string>>)[name] ?? name
}

const ownNote = (treatment: Exclude<VatTreatment, 'standard'>, customer: Customer, words: Words) =>
  fill(words.VAT_NOTES[treatment === 'outside' && !customer?.business ? 'outsideOther' : treatment], {
    country: countryText(customer?.country ?? 'GB', words),
  })

export function vatNotes(
  lines: readonly OfferLine[],
  customer: VatCustomer | undefined,
  vatRate: number | null,
): VatNotes {
  const used = new Set(lines.map(({ treatment = 'standard' }) => treatment))
  const notes: VatNotes = {}
  for (const treatment of used) {
    if (!isApart(treatment, vatRate)) continue
    const owners = VAT_RULES.words[treatment]
    notes[treatment] = owners
      ? owners.replace('{country}', countryName(customer?.country ?? 'GB'))
      : ownNote(treatment, customer, ENGLISH)
  }
  return notes
}

export function notesIn(
  { vat_notes, customer }: Pick<OfferRow, 'vat_notes' | 'customer'>,
  words: Words,
): VatNotes {
  const treatments = Object.keys(vat_notes) as VatTreatment[]
  return Object.fromEntries(
    treatments.map((treatment) => [treatment, noteText(vat_notes, treatment, customer, words)]),
  )
}

/** A kept note as its customer reads it: the owner's own words stay as they are. */
export function noteText(notes: VatNotes, treatment: VatTreatment, customer: Customer, words: Words): string {
  const kept = notes[treatment] ?? ''
  if (treatment === 'standard' || kept !== ownNote(treatment, customer, ENGLISH)) return kept
  return ownNote(treatment, customer, words)
}
