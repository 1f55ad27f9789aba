import type { VatTreatment } from '#contract/order.ts'

/** What is said of VAT below quotes and on papers. The owner's own words are in content/business.yaml, at orders.vat.words. */
export const VAT_NOTES = {
  zero: 'Zero-rated for VAT.',
  exempt: 'Exempt from VAT.',
  outside:
    'Outside the scope of UK VAT: services to a business in {country}. Reverse charge: the customer accounts for any VAT due there.',
  outsideOther: 'Outside the scope of UK VAT.',
  disbursement:
    'Disbursements are fees that we pay to others on your behalf. You pay exactly what we pay, without VAT.',
} as const

export const TREATMENT_MARKS = {
  zero: 'zero-rated',
  exempt: 'exempt from VAT',
  outside: 'outside the scope of UK VAT',
  disbursement: 'disbursement, at cost',
} as const satisfies Record<Exclude<VatTreatment, 'standard'>, string>

/** By when an order is ready, as a label with a text, and within a sentence. */
export const READY_WORDS = {
  day: { label: 'Ready by', text: '{day}', phrase: 'by {day}' },
  time: { label: 'Ready by', text: '{time} on {day}', phrase: 'by {time} on {day}' },
  within: 'Ready',
  days: {
    one: 'within {count} working day of the first payment',
    other: 'within {count} working days of the first payment',
  },
  /** {needed}: a day. */
  late: 'This is later than {needed}, when you need it. If it is too late, please tell us before you accept.',
} as const
