import type * as English from '#content/mail/common.ts'
import type { Translated } from '#contract/language.ts'

export const MAIL: Translated<typeof English.MAIL> = {
  greeting: '{name}，您好：',
  hello: '您好：',
  regards: '此致敬礼',
  reference: '编号',
  foot: '{name}，{mail}',
  megabytes: '{size} MB',
  kilobytes: '{size} KB',
}

export const MAIL_FACES: Translated<typeof English.MAIL_FACES> = {
  headings: "Georgia,'Times New Roman','Songti SC','SimSun',serif",
  text: "'Segoe UI',Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif",
}

export const PAPER_ATTACHED: Translated<typeof English.PAPER_ATTACHED> = {
  receipt: '附件为您的收据 {reference}。',
  invoice: '附件为您的发票 {reference}。',
  'credit note': '附件为您的贷项通知单 {reference}。',
  'payment request': '附件为付款通知，供您留存。该通知并非增值税发票。',
  statement: '附件为您的对账单。',
}
