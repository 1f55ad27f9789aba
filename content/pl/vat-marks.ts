import type * as English from '#content/vat-marks.ts'
import type { Translated } from '#contract/language.ts'

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'stawka zerowa VAT',
  exempt: 'zwolnione z VAT',
  outside: 'nie podlega brytyjskiemu VAT',
  disbursement: 'wydatek w imieniu klienta, po kosztach',
}
