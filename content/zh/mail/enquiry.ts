import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/mail/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from '../facts.ts'

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} 我们已收到您的问询',
  title: '我们已收到您的问询',
  preview: '{reference}。我们会在{due}之前回复。',
  received: `我们已收到您的问询，会在 ${promises.reply}内回复。`,
  due: '最迟回复时间',
  add: `还有补充？请回复此邮件并在主题中保留编号，或发邮件至 ${email.general}。请勿发送密码或银行卡号。`,
  why: '我们发送此邮件，是因为有人在我们网站的问询中填写了此邮箱。如果不是您本人，您可以忽略此邮件。',
}
