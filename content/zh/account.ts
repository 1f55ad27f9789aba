import type * as English from '#content/account.ts'
import type { Translated } from '#contract/language.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const PASSWORD = { label: '密码', required: '请输入密码' }

const NEW_PASSWORD = {
  ...PASSWORD,
  messages: {
    'too-short': `密码至少需要 ${PASSWORD_LIMITS.minLength} 个字符。`,
    'too-many-bytes': `请选择较短的密码：最多 ${PASSWORD_LIMITS.maxBytes} 个字母和数字，如含汉字或特殊符号则更少`,
  },
}

const PERSON = {
  firstName: GIVEN_NAME_WORDS,
  lastName: FAMILY_NAME_WORDS,
  companyName: { ...COMPANY_NAME_WORDS, required: '请输入您的公司名称' },
  phone: PHONE_WORDS,
  accountType: {
    label: '账户类型',
    required: '请检查此项',
    choices: { private: '个人', corporate: '企业' },
  },
}

export const SIGN_UP_FIELD_WORDS: Translated<typeof English.SIGN_UP_FIELD_WORDS> = {
  ...PERSON,
  email: EMAIL_WORDS,
  password: NEW_PASSWORD,
}

export const PROFILE_FIELD_WORDS: Translated<typeof English.PROFILE_FIELD_WORDS> = PERSON

export const LOG_IN_FIELD_WORDS: Translated<typeof English.LOG_IN_FIELD_WORDS> = {
  email: EMAIL_WORDS,
  password: PASSWORD,
}

export const CONFIRM_FIELD_WORDS: Translated<typeof English.CONFIRM_FIELD_WORDS> = { password: PASSWORD }

export const FORGOT_FIELD_WORDS: Translated<typeof English.FORGOT_FIELD_WORDS> = { email: EMAIL_WORDS }

export const NEW_PASSWORD_FIELD_WORDS: Translated<typeof English.NEW_PASSWORD_FIELD_WORDS> = {
  password: { ...NEW_PASSWORD, label: '新密码' },
  confirmation: {
    ...PASSWORD,
    label: '确认新密码',
    messages: { mismatch: '两次输入的密码不一致。' },
  },
}

export const CHANGE_PASSWORD_FIELD_WORDS: Translated<typeof English.CHANGE_PASSWORD_FIELD_WORDS> = {
  current: { ...PASSWORD, label: '当前密码' },
  ...NEW_PASSWORD_FIELD_WORDS,
}

/** Where a password is chosen. */
export const PASSWORD_HINT: Translated<typeof English.PASSWORD_HINT> =
  `至少 ${PASSWORD_LIMITS.minLength} 个字符。三四个互不相关的词语组合起来，容易记住，也很难猜到。`

export const DASHBOARD_PAGE: Translated<typeof English.DASHBOARD_PAGE> = {
  title: '您的账户',
  greeting: { morning: '上午好', afternoon: '下午好', evening: '晚上好' },
  greetingByName: {
    morning: '{name}，上午好',
    afternoon: '{name}，下午好',
    evening: '{name}，晚上好',
  },
  navigation: '账户',
  tabs: { profile: '个人资料', tasks: '事项', billing: '付款', invoices: '发票' },
  slow: '用时比平常长。',
  noscript: '账户功能需要 JavaScript，而此处已关闭或无法使用。您也可以发邮件至',
  unreachable: '目前无法连接您的账户。您仍处于登录状态；我们会继续尝试，内容没有丢失。',
  again: {
    title: '请重新登录',
    text: '您的会话已结束。您填写的内容和选择的文件仍在此处。',
    account: '您之前以 {email} 登录。',
    submit: '登录',
    busy: '正在登录…',
    other: '登录另一个账户',
  },
  profile: {
    title: '您的信息',
    leads: {
      private: '个人账户。这些信息用于您的事项，您无需再次填写。',
      corporate: '企业账户。这些信息用于您的事项，您无需再次填写。',
    },
    email: '电子邮箱',
    emailHint: '您登录所用的邮箱。如需更改，请发邮件给我们。',
    submit: '保存更改',
    busy: '正在保存…',
    failed: '无法加载您的信息。',
  },
  password: {
    title: '您的密码',
    lead: '您会在其他所有设备上退出登录。',
    everywhere: '在所有设备上退出登录',
    leaving: '正在退出登录…',
    submit: '更新密码',
    busy: '正在更新…',
  },
  data: {
    title: '您的数据',
    lead: '下载或删除我们保存的关于您的全部信息。',
    download: {
      button: '下载我的数据',
      title: '要下载您的数据吗？',
      text: '您会得到一个 ZIP 文件，内含您的信息、全部申请以及您发送给我们的每份文件。其中有个人文件：请保存在他人无法打开的地方。',
      confirm: '下载',
      busy: '正在准备压缩包…',
      failed: '无法准备压缩包，请重试。',
    },
    remove: {
      button: '删除我的账户',
      title: '要删除您的账户吗？',
      text: '您的账户、信息、申请及其文件、问询和电子通讯订阅将被永久删除。您已预约的咨询仍会进行。法律要求我们保存的记录（如发票）会保留至保存期限届满。对于我们已交付的文件，我们保留文件的数字指纹、我们的编号和日期，但不含您的姓名，以便文件仍可核验。',
      busy: '正在删除…',
      failed: '无法删除账户，请重试。',
      password: '您的密码',
      label: '请输入 {word} 以确认',
      mismatch: '请用大写字母输入 {word}',
    },
    cancel: '取消',
  },
  completed: {
    title: '还没有已完成的事项',
    text: '办理完毕的事项会列在这里。在此之前，请在“待办事项”和您的电子邮件中查看。',
  },
  ordersFailed: '无法加载您的订单。',
  ordersLoading: '正在加载…',
  billing: {
    title: '没有保存付款方式',
    text: '您不需要保存：在接受报价之前，您无需支付任何费用。',
    button: '添加付款方式',
    explanation:
      '付款按订单进行：每份已接受的报价都有单独的付款链接，预付一半，交付时付另一半。此处不保存任何银行卡信息。',
  },
  invoices: {
    title: '还没有发票',
    text: '订单付款后，发票会显示在这里。我们也会通过电子邮件发送给您。',
  },
}

export const ORDER_LISTS: Translated<typeof English.ORDER_LISTS> = {
  billing: {
    title: '付款',
    columns: { date: '日期', order: '订单', part: '款项', amount: '金额', state: '状态' },
    note: '每个订单都有单独的付款链接。此处不保存任何银行卡信息。',
  },
  invoices: {
    title: '发票和收据',
    columns: { reference: '编号', kind: '类型', date: '日期', amount: '金额', file: '文件' },
  },
  completed: { title: '已完成事项', total: '合计', date: '完成日期' },
  ended: { title: '已取消、已退款和已终止' },
  open: '打开订单',
}
