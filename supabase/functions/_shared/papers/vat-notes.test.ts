import { expect, it } from 'vitest'
import type { VatCustomer } from '#contract/vat.ts'
import { ENGLISH } from '../words.ts'
import { notesIn, vatNotes } from './vat-notes.ts'

const customer = (changes: Partial<VatCustomer> = {}): VatCustomer => ({
  ...{ country: 'DE', business: true, vatNumber: '', evidence: '' },
  ...changes,
})

it('says of each treatment what the law wants', () => {
  const lines = [
    { what: 'Translation', amount: 100, treatment: 'outside' },
    { what: 'Fee', amount: 100, treatment: 'disbursement' },
    { what: 'Courier', amount: 100 },
  ] as const
  const notes = vatNotes(lines, customer({ vatNumber: 'DE123456789' }), 2000)
  expect(Object.keys(notes)).toEqual(['outside', 'disbursement'])
  expect(notes.outside).toMatch(/business in Germany.*Reverse charge: the customer accounts/)
  expect(vatNotes(lines, customer({ business: false }), 2000).outside).toBe('Outside the scope of UK VAT.')
  expect(Object.keys(vatNotes(lines, undefined, null))).toEqual(['disbursement'])
})

it('shows its own notes in the customer’s language, and the owner’s as they are', () => {
  const words = {
    ...ENGLISH,
    VAT_NOTES: { ...ENGLISH.VAT_NOTES, outside: 'Fuera del IVA: {country}.', exempt: 'Exento.' },
    COUNTRY_WORDS: { ...ENGLISH.COUNTRY_WORDS, Germany: 'Alemania' },
  }
  const lines = [{ what: 'Translation', amount: 100, treatment: 'outside' }] as const
  const kept = { ...vatNotes(lines, customer(), 2000), exempt: 'As our accountant says.' }
  const offer = { vat_notes: kept, customer: customer() }
  expect(notesIn(offer, words)).toEqual({
    outside: 'Fuera del IVA: Alemania.',
    exempt: 'As our accountant says.',
  })
  expect(notesIn(offer, ENGLISH)).toEqual(kept)
})
