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
  channel: '{name} 的 {channel} 主页',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: '请稍候：页面仍在加载。',
  lost: '本页部分内容未加载或已停止工作。请重新加载页面后继续：您填写的内容会保留。您也可以发邮件至 {email}。',
  reload: '重新加载页面',
}

export const LANGUAGE_OFFER: Translated<typeof English.LANGUAGE_OFFER> = {
  text: '本页也有简体中文版',
  close: '关闭',
}

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: '核实我们的身份',
  member: '所属协会',
  number: '编号 {number}',
  company: '注册地：{registeredIn}',
  companyNumber: '{form}，编号 {number}',
  forms: { company: '公司', llp: '有限责任合伙（LLP）' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: '专业责任保险',
  rating: '客户评价',
  score: '{site} 上 {reviews} 条评价，评分 {score}（满分 {outOf}），{date}',
  guarantee: '我们的保证',
}
