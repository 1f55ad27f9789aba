import type * as English from '#content/auth.ts'
import type { Translated } from '#contract/language.ts'

export const AUTH_PAGE: Translated<typeof English.AUTH_PAGE> = {
  logIn: {
    title: '登录',
    lead: '跟进您的申请、提交新的申请，并将您的信息集中保存。',
    submit: '登录',
    busy: '正在登录…',
    forgot: '忘记密码？',
    other: '还没有账户？',
    switch: '创建账户',
  },
  signUp: {
    title: '创建账户',
    lead: '只需一分钟，免费。您用同一电子邮箱提交过的申请会加入账户。',
    submit: '创建账户',
    busy: '正在创建账户…',
    other: '已有账户？',
    switch: '登录',
    terms: '创建账户即表示您接受我们的{terms}。我们如何处理您的信息，见{privacy}。',
    termsLink: '服务条款（英文）',
    privacyLink: '隐私政策（英文）',
    phone: '请填写国家/地区代码。',
  },
  forgotPassword: {
    title: '重置密码',
    lead: '请输入您账户的电子邮箱地址。我们会发送链接，供您设置新密码。',
    submit: '发送链接',
    busy: '正在发送…',
    back: '返回登录',
  },
  setNewPassword: {
    title: '设置新密码',
    lead: '账户：{email}。您会在其他所有设备上退出登录，并须用新密码登录。',
    submit: '更新密码',
    busy: '正在更新…',
    back: '返回登录',
  },
  checkEmail: {
    title: '请打开您的电子邮件',
    leads: {
      'sign-up': '我们已发邮件至 {email}。请打开邮件中的链接并输入您的密码，账户即可使用。',
      'one-step': '还差一步，您的账户就可以使用了。我们刚刚发邮件至 {email}：请打开邮件中的链接并设置密码。',
      password: '如果 {email} 有对应的账户，含有设置新密码链接的邮件正在发送。',
    },
    resend: '重新发送邮件',
    resending: '正在发送…',
    resent: '已重新发送。可能需要一分钟才能送达。',
    hint: '链接 1 小时内有效，只能使用一次。如果没有收到，请查看垃圾邮件箱。每个邮箱每天只能收到几封此类邮件；超过后请明天再试。',
    back: '返回登录',
  },
  confirm: {
    title: '确认您的电子邮箱地址',
    lead: '请输入您创建账户时设置的密码。',
    submit: '确认我的电子邮箱',
    busy: '正在确认…',
    wrong: '这不是您注册时设置的密码。请重试，或改为设置新密码。',
    other: '忘记密码？',
    switch: '改为设置新密码',
  },
  recover: {
    title: '设置新密码',
    lead: '您申请了重置密码。请点击按钮，在下一页设置新密码。',
    submit: '设置新密码',
    busy: '正在检查链接…',
  },
  confirmed: {
    title: '电子邮箱地址已确认',
    lead: '{email} 现在可以使用了。您仍以 {own} 登录。',
    stay: '前往我的账户',
    switch: '切换到另一个账户',
    switching: '正在切换…',
  },
  benefits: {
    title: '账户的用途',
    items: [
      '查看每份申请的编号、文件和完成期限。',
      '提交新事项，无需再次填写您的信息。',
      '随时下载或删除我们保存的关于您的全部信息。',
    ],
    quote: '下单不需要账户：{link}。',
    quoteLink: '不用账户申请报价',
  },
  own: {
    note: '您目前以 {email} 登录。即使此链接属于另一个账户，登录状态也不会改变。',
    leave: '改为前往我的账户',
  },
  noscript: '登录需要 JavaScript，而此处已关闭或无法使用。您也可以发邮件至',
}

export const REDIRECT_PAGES: Translated<typeof English.REDIRECT_PAGES> = {
  register: { title: '创建账户', text: '正在转到注册页面…', link: '继续注册' },
  resetPassword: {
    title: '重置密码',
    text: '正在转到密码重置页面…',
    link: '继续重置密码',
  },
}
