import type { VatTreatment } from '#contract/order.ts'

/** What customers see of treatments; apart from vat.ts, which brings the names of all countries. */

/** Beside a line that is not at the standard rate. */
export const TREATMENT_MARKS: Record<Exclude<VatTreatment, 'standard'>, string> = {
  zero: 'zero-rated',
  exempt: 'exempt from VAT',
  outside: 'outside the scope of UK VAT',
  disbursement: 'disbursement, at cost',
}

/** Whether a treatment is said beside a line. Without VAT registration only disbursements are. */
export const isApart = (
  treatment: VatTreatment,
  vatRate: number | null,
): treatment is Exclude<VatTreatment, 'standard'> =>
  treatment === 'disbursement' || (treatment !== 'standard' && vatRate !== null)
