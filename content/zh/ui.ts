import type * as English from '#content/ui.ts'
import type { Translated } from '#contract/language.ts'
import { BUSINESS } from '../business.ts'

export const FIELD_WORDS: Translated<typeof English.FIELD_WORDS> = {
  optional: '（选填）',
  error: '错误：',
  showPassword: '显示{field}',
  hidePassword: '隐藏{field}',
  show: '显示',
  hide: '隐藏',
  moreThan: '超过',
  website: '网站',
}

export const TITLE_PREFIXES: Translated<typeof English.TITLE_PREFIXES> = {
  error: '错误',
  sent: '已发送',
}

export const SUMMARY_TITLE: Translated<typeof English.SUMMARY_TITLE> = '有问题需要更正'

export const COPY_WORDS: Translated<typeof English.COPY_WORDS> = {
  copied: '已复制',
  failed: '未能复制',
  reference: '复制编号',
}

/** Engraved: English in every language. */
export const MICROTEXT: Translated<typeof English.MICROTEXT> =
  `Certified translation + notarisation + legalisation + apostille + ${BUSINESS.name} + `

export const DRAFT_WORDS: Translated<typeof English.DRAFT_WORDS> = {
  answers: '您填写的内容已保存在此设备上。',
  files: '您的文件已保存在此设备上，保留 24 小时。',
  'answers-and-files': '您填写的内容和文件已保存在此设备上。文件保留 24 小时。',
  ask: '要继续填写您{day}开始填写的内容吗？',
  continue: '继续',
  notMe: '不是我，清除',
  cleared: '您填写的内容已从此设备清除。',
  'files-cleared': '您的文件已从此设备清除。',
  clear: '清除',
  undo: '撤销',
}

export const HALVES: Translated<typeof English.HALVES> = {
  first: '预付',
  second: '交付时付',
}

export const PAGES_LATER: Translated<typeof English.PAGES_LATER> = {
  title: '这些页面尚未准备好',
  text: '页面正在生成，几分钟后即可访问。届时请重新加载本页，或先阅读英文版。',
}
