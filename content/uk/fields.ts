import type * as English from '#content/fields.ts'
import type { Translated } from '#contract/language.ts'

export const GIVEN_NAME_WORDS: Translated<typeof English.GIVEN_NAME_WORDS> = {
  label: 'Ім’я',
  required: 'Вкажіть своє ім’я',
}

export const FAMILY_NAME_WORDS: Translated<typeof English.FAMILY_NAME_WORDS> = {
  label: 'Прізвище',
  required: 'Вкажіть своє прізвище',
}

export const COMPANY_NAME_WORDS: Translated<typeof English.COMPANY_NAME_WORDS> = { label: 'Назва компанії' }

export const EMAIL_WORDS: Translated<typeof English.EMAIL_WORDS> = {
  label: 'Електронна пошта',
  required: 'Вкажіть адресу електронної пошти',
  messages: { invalid: 'Вкажіть правильну адресу електронної пошти' },
}

export const PHONE_WORDS: Translated<typeof English.PHONE_WORDS> = { label: 'Телефон' }
