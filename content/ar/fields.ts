import type * as English from '#content/fields.ts'
import type { Translated } from '#contract/language.ts'

export const GIVEN_NAME_WORDS: Translated<typeof English.GIVEN_NAME_WORDS> = {
  label: 'الاسم الأول',
  required: 'يُرجى إدخال الاسم الأول',
}

export const FAMILY_NAME_WORDS: Translated<typeof English.FAMILY_NAME_WORDS> = {
  label: 'اسم العائلة',
  required: 'يُرجى إدخال اسم العائلة',
}

export const COMPANY_NAME_WORDS: Translated<typeof English.COMPANY_NAME_WORDS> = { label: 'اسم الشركة' }

export const EMAIL_WORDS: Translated<typeof English.EMAIL_WORDS> = {
  label: 'البريد الإلكتروني',
  required: 'يُرجى إدخال عنوان بريدك الإلكتروني',
  messages: { invalid: 'يُرجى إدخال عنوان بريد إلكتروني صحيح' },
}

export const PHONE_WORDS: Translated<typeof English.PHONE_WORDS> = { label: 'الهاتف' }
