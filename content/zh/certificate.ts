import type * as English from '#content/certificate.ts'
import type { Translated } from '#contract/language.ts'

export const CERTIFICATE_WORDS: Translated<typeof English.CERTIFICATE_WORDS> = {
  title: '译文准确性证明',
  statement:
    '本人系本证明所列译者，兹证明：本人具备相应的双语翻译能力；本文件中的译文是其中所附原文的完整、准确的翻译。',
  sample: '本证明的文字仅为示例。',
  reference: '编号',
  date: '日期',
  document: '文件',
  names: '姓名',
  from: '原文语言',
  into: '译文语言',
  translation: '译文',
  source: '原文',
  pages: {
    single: '第 {first} 页',
    range: '第 {first}–{last} 页',
  },
  translator: '译者',
  membership: '资质',
  contact: '联系方式',
  signature: '签名',
  check: {
    title: '如何查验本文件',
    text: '扫描任一页上的二维码或打开旁边的网址，将该页与网上显示的页面进行比对。本证明是否仍然有效，仅以该查询结果为准。',
    page: '查验本页：{address}',
    whole: '全部页面：{address}',
  },
  alt: {
    translation: '译文第 {page} 页',
    source: '原文第 {page} 页',
  },
  file: '认证翻译 {reference}',
}

export const CHECK_WORDS: Translated<typeof English.CHECK_WORDS> = {
  title: '查验文件',
  how: '请输入印在每页下方的查验码，或我们的编号。',
  code: '查验码或编号',
  check: '查验',
  current: {
    title: '此证明有效',
    text: '我们于{date}出具此证明。',
  },
  replaced: {
    title: '我们已于{on}更换此证明',
    text: '我们于{date}出具此证明，此后已更换。请向给您此证明的人索取新证明。',
  },
  withdrawn: {
    title: '我们已于{on}撤销此证明',
    text: '我们于{date}出具此证明。请勿以此证明为准。',
  },
  unknown: {
    title: '我们没有与此查验码对应的证明',
    text: '请将您输入的内容与页面上所印的核对：我们的查验码不含字母 O、I、L，也不含任何元音字母。如果完全一致，在向我们询问之前，请勿以此文件为准：{email}。',
  },
  reference: '我们的编号',
  pages: '页数',
  languages: '翻译',
  fromInto: '{from} → {into}',
  compare:
    '请将此页与您手中的页面比对：每个字词、数字、印章和签名都必须相同。如有任何不同，请询问我们：{email}。',
  picture: '第 {page} 页，共 {pages} 页，与我们出具时相同',
  pageOf: '第 {page} 页，共 {pages} 页',
  previous: '上一页',
  next: '下一页',
  kept: '此证明的页面已不再显示。如需比对，请询问我们：{email}。',
  byReference: '如需查看页面，请输入印在页面上的查验码。',
  busy: '短时间内查验次数过多。请等几分钟再试。',
}

export const CERTIFIED_WORDS: Translated<typeof English.CERTIFIED_WORDS> = {
  mail: '认证翻译的每一页都有查验码，任何人都可以凭此查验，纸质件也不例外：{address}',
  withdrawn: {
    subject: '{reference} 我们已撤销一份认证翻译',
    title: '我们已撤销一份认证翻译',
    preview: '请不要再使用。',
    text: '我们已撤销“{name}”。任何人查验此文件时，都会得知文件已撤销。',
    reason: '原因',
    next: '请不要再使用该译文，并告知曾从您处收到该译文的人。如有疑问，请回复此邮件。',
  },
}
