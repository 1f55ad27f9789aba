import type * as English from '#content/vat-marks.ts'
import type { Translated } from '#contract/language.ts'

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'нульова ставка ПДВ',
  exempt: 'звільнено від ПДВ',
  outside: 'не є об’єктом британського ПДВ',
  disbursement: 'відшкодовувані витрати, без націнки',
}
