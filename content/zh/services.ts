import type * as English from '#content/services.ts'
import type { Translated } from '#contract/language.ts'

export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  getQuote: '获取报价',
  book: '预约视频咨询',
  verify: '有人给了您一份由我们交付的文件？',
  verifyLink: '核验文件',
}

export const FACT_TERMS: Translated<typeof English.FACT_TERMS> = {
  documents: '文件',
  price: '价格',
  time: '通常用时',
}

export const COMMON_FACTS: Translated<typeof English.COMMON_FACTS> = [
  { term: '付款', text: '预付一半，交付时付另一半' },
  { term: '取消', text: '付款后 1 小时内，且工作尚未开始' },
]

export const PRICE_WORDS: Translated<typeof English.PRICE_WORDS> = {
  title: '参考价格和用时',
  lead: '书面报价会写明确切价格，在此之前您无需支付任何费用。',
  samples: '示例价格',
  example: '（示例）',
  from: '起价',
  fromAtStart: '起价',
  service: '费用',
  units: {
    page: '每页（不超过 250 词）',
    word: '每词',
    document: '每份文件',
    hour: '每小时',
  },
  each: {
    page: '{price}/页',
    word: '{price}/词',
    document: '{price}/份',
    hour: '{price}/小时',
  },
  pence: '{pence} 便士',
  minimum: '最低收费',
  needed: '所需时间：{urgency}',
  time: '通常用时',
  fee: '含主管机关规费 {fee}',
  extras: '常一并订购',
}
