import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/plain-forms.ts'
import type { Translated } from '#contract/language.ts'

export const PLAIN_PROBLEMS: Translated<typeof English.PLAIN_PROBLEMS> = {
  title: '有问题需要更正',
  kept: '尚未发送任何内容。您填写的内容在下方。',
  back: '尚未发送任何内容。请在浏览器中返回上一页：您填写的内容仍在表单中。',
  write: `您也可以发邮件至 ${email.general}。`,
  typed: '您填写的内容',
  program: '您的浏览器填写了一个必须留空的隐藏栏。我们已将其清空：请重新发送表单。',
  busy: '目前请求很多。请等几分钟再重新发送表单。',
}

export const PLAIN_FILES: Translated<typeof English.PLAIN_FILES> =
  '添加文件需要 JavaScript，而此处已关闭或无法使用。请先提交不带文件的申请，然后回复我们的邮件并附上您的文件。'

export const PLAIN_LINK: Translated<typeof English.PLAIN_LINK> = {
  hint: '请从我们的邮件或地址栏复制完整链接，粘贴到此处。',
}

export const PLAIN_REFERENCE: Translated<typeof English.PLAIN_REFERENCE> = {
  unknown: '见我们的相关邮件',
  sentence: '{label}：{reference}。',
}
