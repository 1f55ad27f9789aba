import type * as English from '#content/mail/quote.ts'
import type { Translated } from '#contract/language.ts'

const REFERENCE_AND_PROMISE = '{reference}。我们会给您书面报价。在您接受之前，无需支付任何费用。'

export const QUOTE_MAIL: Translated<typeof English.QUOTE_MAIL> = {
  typed: '见您的申请',
  due: '最迟回复时间',
  neededBy: '最迟需要时间',
  button: '查看您的申请',

  received: {
    subject: '{reference} 我们已收到您的报价申请',
    title: '我们已收到您的申请',
    preview: REFERENCE_AND_PROMISE,
    why: '我们发送此邮件，是因为有人用此邮箱申请了报价（{moment}）。如果不是您本人，请回复告知我们。',
    text: '我们已收到您的报价申请，会给您书面报价。在您接受之前，无需支付任何费用。',
    documents: '文件',
    none: '无',
    count: { other: '已收到 {count} 份' },
    missing: '第 {number} 份文件未送达，请重新发送。',
    refused: '第 {number} 份文件未被接受，原因见您的申请页面。',
    locked:
      '打开第 {number} 份文件需要密码。请在您的申请页面上添加不带密码的副本。请勿通过电子邮件发送密码。',
    next: '接下来',
    steps: [
      '我们阅读您的文件，并核实接收机关的要求。',
      '我们通过电子邮件发送报价，其中写明价格和日期。',
      '如果您接受，预付一半后我们就开始工作，另一半在交付时支付。',
    ],
    page: '点击按钮可打开您的申请页面，查看已提交的内容并补充文件。该链接仅供您本人使用，请勿分享。您也可以回复此邮件。请勿向我们发送密码或银行卡号。',
  },

  opened: {
    subject: '{reference} 我们已为您建立申请',
    title: '您的申请',
    preview: REFERENCE_AND_PROMISE,
    why: '我们发送此邮件，是因为我们为留下此邮箱的客户建立了申请。如果不是您本人，请回复告知我们。',
    text: '感谢您与我们联系。我们已为您建立申请，会给您书面报价。在您接受之前，无需支付任何费用。',
    page: '点击按钮可打开您的申请页面，其中有我们记录的内容。请核对，并在该页面添加您的文件。该链接仅供您本人使用，请勿分享。如有不妥之处，请回复此邮件。请勿向我们发送密码或银行卡号。',
  },

  contact: {
    subject: '{reference} 我们已更改您的资料',
    title: '我们已更改您的资料',
    preview: '请核对。',
    why: '您收到本邮件，是因为您的资料已更改。如果您没有提出过要求，请回复告诉我们。',
    text: '我们已更改您的申请的联系资料。我们现在的记录如下。',
    ended: '我们之前发送的链接已失效，请使用此链接。',
    wrong: '如有错误，请回复告诉我们。',
  },

  former: {
    subject: '{reference} 我们的邮件现在发往另一个地址',
    title: '我们的邮件现在发往另一个地址',
    preview: '我们的邮件现在发往另一个地址。',
    why: '您收到本邮件，是因为有关 {reference} 的邮件曾发往此地址。',
    text: '有关 {reference} 的邮件现在发往另一个电子邮箱。发往此地址的链接已失效。',
    wrong: '如果有误，请回复告诉我们。',
  },

  link: {
    subject: '{reference} 您报价申请的链接',
    title: '您的新链接',
    preview: '{reference}。查看已提交的内容并补充文件。',
    why: '我们发送此邮件，是因为有人在我们的网站上索取了新链接。链接只发送到申请中填写的邮箱。如果不是您本人，您可以忽略此邮件。',
    whyEnded:
      '我们发送此邮件，是因为有人索取了新链接。链接只发送到申请中填写的邮箱。如果不是您本人，您可以忽略此邮件。',
    text: '以下是您报价申请的新链接。您可以查看已提交的内容并补充文件。',
    textEnded: '以下是您报价申请的新链接。您可以查看已提交的内容并补充文件。我们此前发送的链接已失效。',
    sent: '发送时间',
    works: { other: '链接有效期 {count} 天。请勿分享。' },
  },
}
