import { expect, it } from 'vitest'
import { draftProblems, endOfOffer } from '#contract/operator.ts'
import type { OfferDraft, OfferLine } from '#contract/order.ts'
import {
  draftOf,
  endText,
  fieldErrors,
  fieldsOfLine,
  forCustomer,
  sumsSoFar,
  type TypedOffer,
  typedOffer,
} from './offer-draft.ts'

const NOT_REGISTERED = { vatRate: null, prices: 'gross' } as const
const DRAFT: OfferDraft = { lines: [], readyBy: '2027-03-01', validUntil: '2027-02-01', note: '' }

const typed = (...lines: [what: string, amount: string][]): TypedOffer => ({
  ...typedOffer(DRAFT),
  lines: lines.map(([what, amount], i) => ({ id: String(i), what, amount, treatment: 'standard' })),
})

it('begins with a line to type in', () => {
  expect(typedOffer(DRAFT).lines).toEqual([
    { id: expect.any(String), what: '', amount: '', treatment: 'standard' },
  ])
})

it('shows the amounts of an earlier offer as they are typed, and reads them back', () => {
  const lines = [
    { what: 'Translation', amount: 12050, treatment: 'standard' },
    { what: 'Discount', amount: -500, treatment: 'standard' },
  ] satisfies OfferLine[]
  const offer = typedOffer({ ...DRAFT, lines })
  expect(offer.lines.map(({ amount }) => amount)).toEqual(['120.50', '-5.00'])
  expect(draftOf(offer)).toEqual({ ...DRAFT, lines, byPost: false })
})

it('says until when it is open: the end of a day, or a time of day', () => {
  const textOf = (validTime?: string) =>
    endText({ validUntil: endOfOffer({ ...DRAFT, validTime }).toISOString() }, 'the end of {day}')
  expect(textOf()).toBe('the end of Monday, 1 February 2027')
  expect(textOf('14:30')).toBe('Monday, 1 February 2027, 14:30 UK time')
})

it('leaves out lines that were left empty, and what cannot stand on a line', () => {
  const offer = typed(['', ''], [' Translation\tof two  pages\0 ', '£1,234.5'], ['  ', ' '])
  expect(draftOf(offer).lines).toEqual([
    { what: 'Translation of two pages', amount: 123450, treatment: 'standard' },
  ])
})

it('adds up what is an amount so far', () => {
  expect(sumsSoFar(typed(['a', '10.01'], ['b', 'ten'], ['', '5']), NOT_REGISTERED)).toMatchObject({
    total: 1501,
    vat: 0,
    first: 751,
    second: 750,
  })
})

it('taxes lines as is usual for the customer, unless somebody has said otherwise', () => {
  const home = { country: 'GB', business: true, vatNumber: '', evidence: '' }
  const offer = typedOffer({
    ...DRAFT,
    lines: [
      { what: 'Translation', amount: 100 },
      { what: 'Fee', amount: 50, treatment: 'disbursement' },
    ],
    customer: home,
  })
  const treatments = ({ lines }: TypedOffer) => lines.map(({ treatment }) => treatment)
  expect(treatments(offer)).toEqual(['standard', 'disbursement'])
  const abroad = forCustomer(offer, { ...home, country: 'DE', vatNumber: 'DE123456789' })
  expect(treatments(abroad)).toEqual(['outside', 'disbursement'])
  expect(treatments(forCustomer(abroad, { ...home, country: 'DE', business: false }))).toEqual([
    'standard',
    'disbursement',
  ])
})

it('says what is wrong at the field that it is about, whatever empty lines stand before', () => {
  const offer = typed(['', ''], ['', '12'], ['Courier', 'ten'])
  const problems = draftProblems(draftOf(offer), NOT_REGISTERED, new Date('2027-01-01'))
  expect(fieldErrors(offer, problems)).toEqual([
    { id: 'what-1', message: 'Please say what it is for' },
    { id: 'amount-2', message: 'Please give an amount like 12.50' },
  ])
})

it('says at the first line that there is none', () => {
  const offer = typedOffer(DRAFT)
  const problems = draftProblems(draftOf(offer), NOT_REGISTERED, new Date('2027-01-01'))
  const [line] = offer.lines
  expect(fieldErrors(offer, problems).map(({ id }) => id)).toEqual([line && fieldsOfLine(line).what])
})
