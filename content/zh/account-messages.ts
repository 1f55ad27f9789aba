import type * as English from '#content/account-messages.ts'
import type { Translated } from '#contract/language.ts'

export const ACCOUNT_OUTCOMES: Translated<typeof English.ACCOUNT_OUTCOMES> = {
  loggedIn: { title: '欢迎回来！', description: '您已成功登录。' },
  created: {
    title: '账户创建成功！',
    description: '请查收电子邮件，验证您的邮箱并阅读欢迎邮件。',
  },
  resetSent: { title: '重置密码的邮件已发送' },
  passwordUpdated: {
    title: '密码修改成功！',
    description: '您现在可以用新密码登录。',
  },
  profileUpdated: { title: '个人资料已更新' },
  taskCreated: {
    title: '事项创建成功！',
    description: '您的事项已提交，正在等待审阅。',
  },
  taskFailed: { title: '事项创建失败', description: '请重试。' },
}

export const ACCOUNT_FAILURES: Translated<typeof English.ACCOUNT_FAILURES> = {
  unknown: '出错了，请重试。',
  storage: '您的浏览器不保存本网站的数据。请允许本网站的 Cookie 和网站数据，然后重试。',
  reset: '重置密码的邮件发送失败，请重试。',
  password: '密码修改失败，请重试。',
  recovery: '重置密码时的身份验证失败，请重试。',
  profile: '个人资料更新失败，请重试。',
}

export const LINK_FAILURES: Translated<typeof English.LINK_FAILURES> = {
  spent: '此链接已过期或已被使用，请重新获取。',
  malformed: '此链接不完整。请从邮件中重新打开，或重新获取。',
}

export const WEAK_PASSWORD_REASONS: Translated<typeof English.WEAK_PASSWORD_REASONS> = {
  length: '密码太短。',
  characters: '需要更多种类的字符：大写字母、数字、符号。',
  pwned: '该密码曾在其他网站的数据泄露中出现，可能被他人猜到。',
  common: '这是他人最先会尝试的密码之一。',
}

export const AUTH_ERRORS: Translated<typeof English.AUTH_ERRORS> = {
  invalid_credentials: '电子邮箱或密码错误。',
  email_not_confirmed: '电子邮箱地址尚未确认。',
  same_password: '新密码不能与旧密码相同。',
  weak_password: '请换一个密码。',
  over_request_rate_limit: '尝试次数过多。请等几分钟再试。',
  over_email_send_rate_limit: '请求发送的邮件过多。请稍后再试。',
  otp_expired: '此链接已过期或已被使用。',
  user_banned: '此账户已被锁定。',
}
