import type * as English from '#content/offer.ts'
import type { Translated } from '#contract/language.ts'

export const VAT_NOTES: Translated<typeof English.VAT_NOTES> = {
  zero: '适用增值税零税率。',
  exempt: '免征增值税。',
  outside:
    '不属于英国增值税征税范围：向位于以下国家/地区的企业提供服务：{country}。反向征税（reverse charge）：当地应缴的增值税由客户自行申报缴纳。',
  outsideOther: '不属于英国增值税征税范围。',
  disbursement: '代垫费用是我们代您向他人支付的费用。您只需按我们实际支付的金额付款，不加收增值税。',
}

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: '零税率',
  exempt: '免征增值税',
  outside: '不属于英国增值税征税范围',
  disbursement: '代垫费用，按实际金额',
}

/** The phrases follow 于 or a colon. */
export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: '完成时间', text: '不迟于{day}', phrase: '{day}或之前' },
  time: { label: '完成时间', text: '不迟于{day} {time}', phrase: '{day} {time} 或之前' },
  within: '完成时间',
  days: { other: '首次付款后 {count} 个工作日内' },
  late: '这晚于您需要文件的时间（{needed}）。如果太晚，请在接受报价之前告诉我们。',
}
