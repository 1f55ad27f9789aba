import type * as English from '#content/offer.ts'
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

/** The phrase stands after a verb or a noun: «نسلّم {ready}», «التسليم {ready}». */
export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'موعد التسليم', text: '{day}', phrase: 'في موعد أقصاه {day}' },
  time: {
    label: 'موعد التسليم',
    text: '{day}، الساعة {time}',
    phrase: 'في موعد أقصاه {day}، الساعة {time}',
  },
  within: 'مدة التسليم',
  days: {
    zero: 'خلال {count} يوم عمل من الدفعة الأولى',
    one: 'خلال يوم عمل واحد من الدفعة الأولى',
    two: 'خلال يومَي عمل من الدفعة الأولى',
    few: 'خلال {count} أيام عمل من الدفعة الأولى',
    many: 'خلال {count} يوم عمل من الدفعة الأولى',
    other: 'خلال {count} يوم عمل من الدفعة الأولى',
  },
  late: 'هذا بعد {needed}، وهو الموعد الذي تلزمك فيه الوثائق. إن كان متأخرًا جدًا، فيُرجى إخبارنا قبل القبول.',
}
