import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/quote-sent.ts'
import type { Translated } from '#contract/language.ts'

export const QUOTE_SENT: Translated<typeof English.QUOTE_SENT> = {
  title: '我们已收到您的申请',
  copy: {
    sent: '我们正在将副本发送至 {address}。',
    withheld: '今天我们已向 {address} 发送多封邮件，因此不再就此申请给您发邮件。您的申请已送达。',
    unknown: '我们会将副本发送至 {address}；如果该邮箱今天已收到我们的多封邮件，则不再发送。',
  },
  quote: '您将通过电子邮件收到书面报价（{service}），其中写明价格和日期。',
  reply: '我们会尽量在{moment}之前回复。',
  another: '再提交一份申请',
  reference: '您的编号',
  referenceHint: '发邮件或致电时请提供此编号。',
  plain: `我们会给您发送一份副本；如果您的邮箱今天已收到我们的多封邮件，则不再发送。如需补充文件，请回复该邮件，或发邮件至 ${email.general} 并注明编号。`,
  add: {
    title: '还没有上传文件？现在就可以补充',
    text: '看过文件后，我们的报价会更快、更准确。',
    write: `请回复我们的邮件并附上文件，或发邮件至 ${email.general} 并注明您的编号。`,
    added: '您提交的文件',
  },
  page: {
    text: '在申请页面上，您可以查看已提交的内容并补充文件。该链接仅供您本人使用，有效期 1 天。',
    link: '打开您的申请',
  },
}

export const URGENCY_WORDS: Translated<typeof English.URGENCY_WORDS> = {
  '0-12 hours': '12 小时内',
  '12-24 hours': '24 小时内',
  '24-48 hours': '48 小时内',
  '>48 hours': '48 小时以后',
}

export const SERVICE_PHRASES: Translated<typeof English.SERVICE_PHRASES> = {
  'Corporate Document Translation & Certification': '企业文件认证翻译',
  'Apostille & Notarisation Services': '附加证明书与公证',
  'Global Document Procurement': '全球文件调取',
  'Private Document Translation & Certification': '个人文件认证翻译',
}

export const URGENCY_NOTES: Translated<typeof English.URGENCY_NOTES> = {
  lodged: '办理附加证明书（Apostille）时，紧急程度是指我们多快递交您的文件。',
  applied: '向主管机构调取文件时，紧急程度是指我们多快提出申请。',
  usual: '办妥文件通常需要{time}。我们无法承诺更早。',
  closed: '{moment}之前我们无人值班。',
  late: '那时我们无人值班，因此回复会晚于您需要的时间。',
  send: '您仍然可以提交申请。',
}
