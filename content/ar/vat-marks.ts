import type * as English from '#content/vat-marks.ts'
import type { Translated } from '#contract/language.ts'

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'خاضع لنسبة الصفر',
  exempt: 'معفى من ضريبة القيمة المضافة',
  outside: 'خارج نطاق ضريبة القيمة المضافة البريطانية',
  disbursement: 'مصروفات مدفوعة نيابةً عنك، بسعر التكلفة',
}
