import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/account.ts'
import type { Translated } from '#contract/language.ts'

export const WELCOME_MAIL: Translated<typeof English.WELCOME_MAIL> = {
  subject: `欢迎使用 ${BUSINESS.shortName}`,
  title: '您的账户已开通',
  preview: '您可以用账户做什么。',
  why: '此邮件只发送一次，因为该邮箱已确认用于开通账户。',
  open: `您在 ${BUSINESS.name} 的账户已开通。您以前用此邮箱提交的申请已包含在内。`,
  what: '您可以在账户中',
  items: [
    '创建事项并一并发送文件。我们会回复书面报价。',
    '在“待办事项”中查看您的申请及其编号。',
    '在“个人资料”中更新姓名和电话号码、下载您的数据或删除账户。',
  ],
  button: '打开您的账户',
}

export const ACCOUNT_EXISTS_MAIL: Translated<typeof English.ACCOUNT_EXISTS_MAIL> = {
  subject: `您在 ${BUSINESS.shortName} 已有账户`,
  title: '您已有账户',
  preview: '请登录，或设置新密码。',
  why: '我们发送此邮件，是因为有人用此邮箱注册。如果不是您本人，您可以忽略此邮件：没有人进入过您的账户。',
  text: '有人（可能是您）刚刚尝试用此邮箱开通账户。您已有账户：请登录；如果不记得密码，请设置新密码。',
  logIn: '登录',
  choose: '设置新密码',
}

export const ACCOUNT_NOTICES: Translated<typeof English.ACCOUNT_NOTICES> = {
  why: '我们发送此邮件，是因为此邮箱在我们这里有账户，或曾有账户。',
  device: {
    title: '您的账户有新的登录',
    text: '刚刚有人用密码登录了您的账户，所用的浏览器或网络我们此前未见过。如果是您本人，无需任何操作。如果不是，请立即设置新密码：其他所有登录都会随之退出。',
  },
  password: {
    title: '您的密码已更改',
    text: '您账户的密码刚刚被更改，其他所有登录均已退出。如果是您本人，无需任何操作。如果不是，请立即设置新密码，并回复此邮件。',
  },
  deleted: {
    title: '您的账户已删除',
    text: '应一位已登录该账户者的要求，您的账户及其全部内容已被删除。法律要求我们保存的记录将保留至保存期限届满。如果不是您本人，请回复此邮件。',
  },
}

export const AUTH_MAIL: Translated<typeof English.AUTH_MAIL> = {
  confirmation: {
    subject: '请确认您的电子邮箱地址',
    title: '请确认您的电子邮箱地址',
    text: '请点击按钮，并输入您注册时设置的密码，账户即可开通。链接 1 小时内有效，只能使用一次。',
    button: '确认我的邮箱',
    why: '我们发送此邮件，是因为有人用此邮箱注册。如果不是您本人，您可以忽略此邮件：不使用该链接，就不会开通账户。',
  },
  recovery: {
    subject: '设置新密码',
    title: '设置新密码',
    text: '请点击按钮，为您的账户设置新密码。链接 1 小时内有效，只能使用一次。在您使用之前，旧密码保持不变。',
    button: '设置新密码',
    why: '我们发送此邮件，是因为有人为此邮箱申请重置密码。如果不是您本人，您可以忽略此邮件：没有任何变化。',
  },
}

export const AUTH_LINK: Translated<typeof English.AUTH_LINK> = '或打开此网址：{link}'

export const ARCHIVE_WORDS: Translated<typeof English.ARCHIVE_WORDS> = {
  leftOut: '以下文件不在此压缩包中：',
  line: '{name}：{reason}',
}

export const ARCHIVE_REASONS: Translated<typeof English.ARCHIVE_REASONS> = {
  unreadable: '存储的文件无法读取。',
  refused: '检查时未被接受，未予保存。',
  unchecked: '尚未检查。',
  missing: '上传始终未完成。',
  notDelivered: '尚未交付。',
  unpaid: '付清尾款后即可打开。',
  ended: '订单已终止，未含此文件。',
}

export const RESET_LIMIT: Translated<typeof English.RESET_LIMIT> = {
  other: '用此邮箱申请重置密码的次数过多。请 {count} 小时后再试。',
}
