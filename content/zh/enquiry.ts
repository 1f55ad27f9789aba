import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, FAMILY_NAME_WORDS, GIVEN_NAME_WORDS, PHONE_WORDS } from './fields.ts'

export const SUBJECT_WORDS: Translated<typeof English.SUBJECT_WORDS> = {
  general: '一般问题',
  translation: '认证翻译',
  apostille: '附加证明书与公证',
  procurement: '文件调取',
  pricing: '价格',
  support: '订单协助',
}

export const ENQUIRY_FIELD_WORDS: Translated<typeof English.ENQUIRY_FIELD_WORDS> = {
  subject: {
    label: '主题',
    required: '请选择主题',
    prompt: '选择主题',
    choices: SUBJECT_WORDS,
  },
  message: { label: '内容', required: '请填写内容' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  email: EMAIL_WORDS,
  phone: { ...PHONE_WORDS, messages: { invalid: '请检查此号码' } },
}

export const ENQUIRY_PAGE: Translated<typeof English.ENQUIRY_PAGE> = {
  title: '提交问询',
  lead: '关于翻译、附加证明书、公证或文件调取的任何问题，都可以问我们，无需使用专业术语。',
  reassurance: `我们会在 ${promises.reply}内回复。问询免费。`,
  sections: { question: '您的问题', you: '您的信息' },
  hints: {
    message: '哪份文件、用于哪个国家/地区、何时需要（如果您知道）。',
    email: '我们会回复到此邮箱。',
    phone: '请填写国家/地区代码，以便在电话沟通更快时联系您。',
  },
  submit: '提交问询',
  submitting: '正在发送…',
  privacy: '您的信息仅用于答复此次问询。请阅读我们的{policy}。',
  policy: '隐私政策（英文）',
}

export const ENQUIRY_NEXT: Translated<typeof English.ENQUIRY_NEXT> = {
  title: '接下来',
  steps: [
    '您的问询会直接交给办理业务的人员。',
    `其中一位会在 ${promises.reply}内通过电子邮件回复。`,
    '您无需支付任何费用。如果您想下单，我们会先给您书面报价。',
  ],
  hours: promises.replyUnit,
  promise: '内得到答复',
  quote: '文件就在手边？',
  quoteLink: '申请报价',
}

export const ENQUIRY_SENT_PAGE: Translated<typeof English.ENQUIRY_SENT_PAGE> = {
  title: '我们已收到您的问询',
  lead: '我们会回复至 {address}。',
  due: '您将在{moment}之前收到我们的答复。',
  reference: '您的编号',
  referenceHint: '发邮件或致电时请提供此编号。',
  steps: [
    '请保存此编号。我们会给您发送一份副本；如果您的邮箱今天已收到我们的多封邮件，则不再发送。',
    '还有补充？请回复我们的邮件，或再提交一份问询。',
  ],
  another: '再提交一份问询',
  plain: `我们会在 ${promises.reply}内（按营业时间计算）回复至您的邮箱。`,
}

export const ENQUIRY_SENT: Translated<typeof English.ENQUIRY_SENT> = {
  title: '问询已发送！',
  description: `感谢您的问询。时间仅按我们的营业时间计算。我们会在 ${promises.reply}内回复您。`,
}

export const ENQUIRY_FAILURES: Translated<typeof English.ENQUIRY_FAILURES> = {
  refused: '问询发送失败，请重试。',
  other: '出错了，请重试。',
}

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} 我们已收到您的问询',
  title: '我们已收到您的问询',
  preview: '{reference}。我们会在{due}之前回复。',
  received: `我们已收到您的问询，会在 ${promises.reply}内回复。`,
  due: '最迟回复时间',
  add: `还有补充？请回复此邮件并在主题中保留编号，或发邮件至 ${email.general}。请勿发送密码或银行卡号。`,
  why: '我们发送此邮件，是因为有人在我们网站的问询中填写了此邮箱。如果不是您本人，您可以忽略此邮件。',
}
