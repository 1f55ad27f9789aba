import type * as English from '#content/vat-marks.ts'
import type { Translated } from '#contract/language.ts'

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'taux zéro de TVA',
  exempt: 'exonération de TVA',
  outside: 'hors du champ d’application de la TVA britannique',
  disbursement: 'débours, au prix coûtant',
}
