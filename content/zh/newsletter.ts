import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/newsletter.ts'
import type { Translated } from '#contract/language.ts'
import { EMAIL_WORDS } from './fields.ts'

export const CONSENT_WORDINGS: Translated<typeof English.CONSENT_WORDINGS> = [
  {
    version: '2026-11-21',
    text: '订阅即表示您同意我们向您发送电子通讯。您需通过我们发送的邮件中的链接确认，并可在每一期中退订。',
  },
]

const NO_ADDRESS = '请输入有效的电子邮箱地址'

export const NEWSLETTER_FIELD_WORDS: Translated<typeof English.NEWSLETTER_FIELD_WORDS> = {
  email: {
    ...EMAIL_WORDS,
    label: '电子邮箱地址',
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
  },
}

export const NEWSLETTER_LINK_FIELD_WORDS: Translated<typeof English.NEWSLETTER_LINK_FIELD_WORDS> = {
  link: { label: '我们邮件中的链接', required: '请粘贴我们邮件中的链接' },
}

export const NEWSLETTER: Translated<typeof English.NEWSLETTER> = {
  form: {
    title: '电子通讯',
    text: '每两个月一封邮件：哪些国家/地区修改了规定，以及这对您的文件有何影响。',
    submit: '订阅',
    submitting: '正在订阅…',
    sent: {
      title: '还差一步',
      text: '我们正在将链接发送至 {address}；如果该邮箱今天已收到我们的多封邮件，则不再发送，请明天再试。',
      hint: '请打开我们邮件中的链接并点击按钮。在此之前您不会收到任何内容。邮件可能需要一分钟才能送达；如果没有看到，请查看垃圾邮件箱。',
      again: '使用其他邮箱',
      plain: '我们正在将链接发送至您填写的邮箱；如果该邮箱今天已收到我们的多封邮件，则不再发送，请明天再试。',
    },
  },
  confirm: {
    title: '确认订阅',
    text: '点击按钮即可接收我们的电子通讯：每两个月一封邮件。您可以在每一期中退订。',
    submit: '确认订阅',
    busy: '正在确认…',
    done: {
      title: '您已订阅',
      text: '谢谢。下一期会送达您的收件箱。',
    },
  },
  unsubscribe: {
    title: '退订电子通讯',
    text: '点击按钮后，我们不再向您发送电子通讯。关于您的申请和预约的邮件仍会照常发送。',
    submit: '确认退订',
    busy: '正在退订…',
    done: {
      title: '您已退订',
      text: '我们不再向您发送电子通讯。如果您改变主意，可随时在本页重新订阅。',
    },
  },
  failures: {
    spent: '此链接已过期或不再适用。请输入您的邮箱以获取新链接。',
    malformed: '此链接不完整。请从邮件中重新打开。',
    confirm: '未能确认您的订阅，请重试。',
    unsubscribe: `目前未能退订。请重试，或发邮件至 ${email.general}。`,
  },
  back: '返回社交媒体和电子通讯',
}

export const NEWSLETTER_SIGNED_UP: Translated<typeof English.NEWSLETTER_SIGNED_UP> = {
  title: '已订阅！',
  description: '就差一步了。请查看您的电子邮件并确认。',
}

export const NEWSLETTER_FAILURES: Translated<typeof English.NEWSLETTER_FAILURES> = {
  refused: '电子通讯订阅失败，请重试。',
  other: '出错了，请重试。',
}
