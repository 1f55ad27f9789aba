import type * as English from '#content/vat.ts'
import type { Translated } from '#contract/language.ts'

export const VAT_NOTES: Translated<typeof English.VAT_NOTES> = {
  zero: 'خاضع لضريبة القيمة المضافة بنسبة الصفر.',
  exempt: 'معفى من ضريبة القيمة المضافة.',
  outside:
    'خارج نطاق ضريبة القيمة المضافة البريطانية: خدمات لمنشأة في {country}. الاحتساب العكسي: يتولى العميل الإقرار بما يُستحق هناك من ضريبة القيمة المضافة وسداده.',
  outsideOther: 'خارج نطاق ضريبة القيمة المضافة البريطانية.',
  disbursement:
    'المصروفات المدفوعة نيابةً عنك رسوم ندفعها لجهات أخرى لحسابك. المبلغ المطلوب منك هو ما ندفعه بالضبط، من دون ضريبة القيمة المضافة.',
}

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'خاضع لنسبة الصفر',
  exempt: 'معفى من ضريبة القيمة المضافة',
  outside: 'خارج نطاق ضريبة القيمة المضافة البريطانية',
  disbursement: 'مصروفات مدفوعة نيابةً عنك، بسعر التكلفة',
}
