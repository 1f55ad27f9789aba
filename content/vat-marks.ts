import type { VatTreatment } from '#contract/order.ts'

/** Beside a line that is not at the standard rate. Apart from vat.ts, which pages do not load. */
export const TREATMENT_MARKS = {
  zero: 'zero-rated',
  exempt: 'exempt from VAT',
  outside: 'outside the scope of UK VAT',
  disbursement: 'disbursement, at cost',
} as const satisfies Record<Exclude<VatTreatment, 'standard'>, string>
