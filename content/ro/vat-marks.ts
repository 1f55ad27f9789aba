import type * as English from '#content/vat-marks.ts'
import type { Translated } from '#contract/language.ts'

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'cota zero de TVA',
  exempt: 'scutit de TVA',
  outside: 'în afara sferei TVA din Regatul Unit',
  disbursement: 'cheltuială în contul clientului, la cost',
}
