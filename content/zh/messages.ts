import type * as English from '#content/messages.ts'
import type { Translated } from '#contract/language.ts'

export const OFFLINE: Translated<typeof English.OFFLINE> =
  '您似乎处于离线状态。内容没有丢失：请在恢复连接后重新发送。'

export const NOTHING_LOST: Translated<typeof English.NOTHING_LOST> =
  '内容没有丢失：您填写的所有内容仍在此处。'

export const TOO_MANY_REQUESTS: Translated<typeof English.TOO_MANY_REQUESTS> = '请求过多。请等几分钟再试。'

export const ERROR_TITLE: Translated<typeof English.ERROR_TITLE> = '错误'

export const TRY_AGAIN: Translated<typeof English.TRY_AGAIN> = '重试'

export const WRITE_INSTEAD: Translated<typeof English.WRITE_INSTEAD> = {
  write: '{text} {email}。{after}',
  orCall: '{text} {email}，或致电 {phone}。{after}',
}

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  'too-long': '请不要超过 {max} 个字符',
  'too-many-lines': '请不要超过 {lines} 行',
  characters: '请删除换行符和其他控制字符',
  'local-part': '请输入有效的电子邮箱地址：@ 之前只能使用字母 a 至 z、数字和符号',
  unclear: '请检查此项',
}
