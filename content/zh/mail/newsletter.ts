import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/newsletter.ts'
import type { Translated } from '#contract/language.ts'

export const NEWSLETTER_MAIL: Translated<typeof English.NEWSLETTER_MAIL> = {
  unsubscribe: '退订',

  confirm: {
    subject: '请确认订阅电子通讯',
    title: '还差一步',
    preview: '在您确认之前，我们不会向您发送任何内容。',
    why: '我们发送此邮件，是因为有人在我们的网站上填写了此邮箱。如果不是您本人，您可以忽略此邮件：我们不会再给您发邮件。',
    text: `您申请订阅 ${BUSINESS.name} 的电子通讯。请打开页面并点击按钮确认。在此之前，我们不会向您发送任何内容。`,
    button: '确认订阅',
    works: { other: '链接有效期 {count} 天。' },
  },

  already: {
    subject: '您已订阅我们的电子通讯',
    title: '您已订阅',
    preview: '您无需做任何事。',
    why: '我们发送此邮件，是因为有人在我们的网站上填写了此邮箱。如果不是您本人，您可以忽略此邮件：您的订阅保持不变。',
    text: `此邮箱已订阅 ${BUSINESS.name} 的电子通讯。您无需做任何事。您会收到下一期。`,
  },

  issue: {
    preview: `来自 ${BUSINESS.name}`,
    why: '我们发送此邮件，是因为您订阅并确认了我们的电子通讯。',
  },
}
