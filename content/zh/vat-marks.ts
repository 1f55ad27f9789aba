import type * as English from '#content/vat-marks.ts'
import type { Translated } from '#contract/language.ts'

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: '零税率',
  exempt: '免征增值税',
  outside: '不属于英国增值税征税范围',
  disbursement: '代垫费用，按实际金额',
}
