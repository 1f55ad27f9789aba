import type * as English from '#content/fields.ts'
import type { Translated } from '#contract/language.ts'

export const GIVEN_NAME_WORDS: Translated<typeof English.GIVEN_NAME_WORDS> = {
  label: '名',
  required: '请输入您的名',
}

export const FAMILY_NAME_WORDS: Translated<typeof English.FAMILY_NAME_WORDS> = {
  label: '姓',
  required: '请输入您的姓',
}

export const COMPANY_NAME_WORDS: Translated<typeof English.COMPANY_NAME_WORDS> = {
  label: '公司名称',
}

export const EMAIL_WORDS: Translated<typeof English.EMAIL_WORDS> = {
  label: '电子邮箱',
  required: '请输入您的电子邮箱地址',
  messages: { invalid: '请输入有效的电子邮箱地址' },
}

export const PHONE_WORDS: Translated<typeof English.PHONE_WORDS> = { label: '电话' }
