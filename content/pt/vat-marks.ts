import type * as English from '#content/vat-marks.ts'
import type { Translated } from '#contract/language.ts'

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'IVA à taxa zero',
  exempt: 'isento de IVA',
  outside: 'fora do âmbito do IVA do Reino Unido',
  disbursement: 'despesa paga por sua conta, ao custo',
}
