import type * as English from '#content/interface.ts'
import type { Translated } from '#contract/language.ts'

export const INTERFACE: Translated<typeof English.INTERFACE> = {
  skip: '跳到正文',
  menu: '菜单',
  landmarks: { main: '主导航', footer: '页脚', breadcrumb: '当前位置', languages: '语言' },
  home: '首页',
  logIn: '登录',
  logOut: '退出登录',
  dashboard: '我的账户',
  generalEnquiries: '一般问询',
  privacy: '隐私政策（英文）',
  terms: '服务条款（英文）',
  englishBinds: '以上两份文本为英文，以英文版为准。',
  write: '{text} {email}。{after}',
  writeOrCall: '{text} {email}，或致电 {phone}。{after}',
  channel: '{name} 的 {channel} 主页',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: '请稍候：页面仍在加载。',
  lost: '本页部分内容未加载或已停止工作。请重新加载页面后继续：您填写的内容会保留。您也可以发邮件至 {email}。',
  reload: '重新加载页面',
}
