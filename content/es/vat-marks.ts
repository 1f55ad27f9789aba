import type * as English from '#content/vat-marks.ts'
import type { Translated } from '#contract/language.ts'

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'tipo cero de IVA',
  exempt: 'exento de IVA',
  outside: 'fuera del ámbito del IVA británico',
  disbursement: 'suplido, sin recargo',
}
