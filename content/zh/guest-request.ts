import type * as English from '#content/guest-request.ts'
import type { Translated } from '#contract/language.ts'

export const GUEST_PAGE: Translated<typeof English.GUEST_PAGE> = {
  title: '您的申请',
  opening: '正在打开您的申请…',
  documents: {
    title: '您提交的文件',
    none: '尚未发送任何文件。',
    replaced: '已被另一份文件取代',
    states: {
      unchecked: '已收到，正在检查',
      accepted: '已收到',
      refused: '已移除：内容与文件类型不符，或发现病毒',
      missing: '未送达：请重新发送',
    },
    line: '{state}，{size}，{date}',
  },
  add: {
    title: '补充文件',
    hint: '我们会立即收到通知，并将文件加入您的申请。',
    full: '此申请的文件数量已达上限。如果还有其他文件，请回复我们的邮件。',
    submit: '发送文件',
    submitting: '正在发送…',
    none: '请先选择文件',
  },
  sentOn: '发送时间：{moment}。',
  openedOn: '我们为您建立申请的时间：{moment}。',
  answers: '您提交的内容',
  noted: '我们记录的内容',
  neededBy: '{urgency}，需在{moment}之前完成',
  preparing: {
    title: '我们正在为您准备报价',
    late: '抱歉，我们未能按时回复。我们原定在{moment}之前回复。',
    add: '补充文件',
    write: '发邮件给我们',
  },
  asked: {
    title: '我们需要您提供信息或文件',
    text: '我们收到后，就向您发送报价。',
    about: '您提交的文件：{name}',
    words: '如需用文字回答，请回复我们的邮件。',
    next: ['您将所需信息或文件发送给我们。', '我们通过电子邮件发送报价，其中写明价格和日期。'],
  },
  answered: {
    title: '我们已回复您的申请',
    text: '请查看您的电子邮件，包括垃圾邮件箱。如需其他帮助，请发邮件给我们。',
    next: ['您阅读我们的回复。', '如需其他帮助，请发邮件给我们并注明您的编号。'],
  },
  unknown: {
    title: '目前无法显示您的报价',
    text: '我们无法查到此申请是否已有报价。内容没有丢失。',
  },
  order: {
    opening: '正在打开您的订单…',
    notLoaded: '本页部分内容无法加载。内容没有丢失。',
  },
  private: '本页仅供您本人使用，请勿分享链接。链接有效期至{moment}。',
  renew: {
    question: '其他人可能拿到了这个链接？',
    button: '给我发送新链接，并作废此链接',
    busy: '正在发送…',
    failed: '目前无法发送新链接，请重试。',
  },
  another: '再申请一份报价',
  noscript:
    '本页需要 JavaScript，而此处已关闭或无法使用。如需询问您的申请或补充文件，请回复我们的邮件，或发邮件至',
}

export const GUEST_NOTICES: Translated<typeof English.GUEST_NOTICES> = {
  added: { title: '文件已补充', description: '文件已加入您的申请。' },
  failed: { title: '文件未能补充' },
}

export const GUEST_FAILURES: Translated<typeof English.GUEST_FAILURES> = {
  tooMany: '一份申请最多可附 10 个文件。',
  link: '没有添加任何文件：您的链接已失效。请重新加载页面以获取新链接。',
  other: '您的文件未能添加，请重试。',
}

export const PAYMENT_RETURN: Translated<typeof English.PAYMENT_RETURN> = {
  success: {
    title: '感谢您的付款',
    text: '付款一经确认，我们会发邮件通知您，通常在几分钟之内。如需查看订单，请打开我们邮件中的链接：此浏览器不知道您支付的是哪个订单。',
  },
  cancelled: {
    title: '您离开了付款页面',
    text: '如需继续办理订单或使用其他方式付款，请打开我们邮件中的链接：此浏览器不知道是哪个订单。',
  },
}

export const WRITE_TO_US: Translated<typeof English.WRITE_TO_US> =
  '您可以随时发邮件至 {email}；请注明您的编号。'

export const GUEST_LINK: Translated<typeof English.GUEST_LINK> = {
  invalid: {
    title: '此链接无法使用',
    text: '链接可能不完整。请从我们的邮件中重新打开，或复制完整链接。',
  },
  gone: {
    title: '此申请已不存在',
    text: '我们只在有限的时间内保存申请，也会应要求删除申请。',
  },
  expired: {
    title: '此链接已过期',
    text: '私人链接的有效时间有限。我们可以将新链接发送到申请中填写的电子邮箱。',
    button: '给我发送新链接',
    busy: '正在发送…',
  },
  replaced: {
    title: '此链接已被取代',
    text: '我们已将新链接发送到申请中填写的电子邮箱。请打开新链接，或重新获取。',
  },
  renewed: {
    title: '请查看您的收件箱',
    text: '我们正在将新链接发送到申请中填写的电子邮箱。如果该邮箱今天已收到我们的多封邮件，请明天重新加载本页以获取链接。之前的链接已失效。',
  },
  resent: {
    title: '请查看您的收件箱',
    text: '如果我们仍保存着该申请，新链接正在发送到申请中填写的电子邮箱；如果该邮箱今天已收到我们的多封邮件，则不再发送。可能需要几分钟。',
  },
  unavailable: {
    title: '无法打开您的申请',
    text: '您的申请在我们这里是安全的，但本页未能加载。',
    button: '重试',
  },
}
