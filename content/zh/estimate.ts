import type * as English from '#content/estimate.ts'
import type { Translated } from '#contract/language.ts'

export const ESTIMATE: Translated<typeof English.ESTIMATE> = {
  counting: '正在统计页数和字数…',
  missing: '请选择服务和所需时间，我们会为您估算价格。',
  binding: '以书面报价为准。',
  samples: '示例价格。',
  range: '估价：{price}',
  about: '约 {price}',
  between: '{from} 至 {to}',
  of: '依据：{counted}；{service}。',
  counted: '统计结果：{counted}。',
  pages: { other: '{count} 页' },
  unreadable: '{pages}，其中没有我们能读取的文字',
  words: { other: '{pages}，约 {count} 词' },
  wordsOnSome: { other: '{pages}，其中 {read} 页约 {count} 词' },
  andUncounted: { other: '{counted}，另有 {count} 个文件我们无法统计' },
  uncountedPrice: '书面报价也会包含我们无法统计的内容。',
  times: '{units} × {price}',
  units: {
    page: { other: '{count} 页（每页 250 词）' },
    word: { other: '{count} 词' },
    document: { other: '{count} 份文件' },
  },
  layout: '有印章、表格或为稀有语种时，最高',
  pair: '两种语言都不是英语时，最高',
  extras: '不含追加服务。',
  private: '统计在您的设备上完成。在您点击下方按钮之前，不会发送任何内容。',
  uncounted: {
    locked: '打开此文件需要密码。我们无法统计，但您仍可发送。',
    damaged: '此文件似乎已损坏。我们无法统计，但您仍可发送。',
    unknown: '我们无法统计此文件，但您仍可发送。',
  },
}
