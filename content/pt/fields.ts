import type * as English from '#content/fields.ts'
import type { Translated } from '#contract/language.ts'

export const GIVEN_NAME_WORDS: Translated<typeof English.GIVEN_NAME_WORDS> = {
  label: 'Nome próprio',
  required: 'Escreva o seu nome próprio',
}

export const FAMILY_NAME_WORDS: Translated<typeof English.FAMILY_NAME_WORDS> = {
  label: 'Nome de família',
  required: 'Escreva o seu nome de família',
}

export const COMPANY_NAME_WORDS: Translated<typeof English.COMPANY_NAME_WORDS> = {
  label: 'Nome da empresa',
}

export const EMAIL_WORDS: Translated<typeof English.EMAIL_WORDS> = {
  label: 'E-mail',
  required: 'Escreva o seu endereço de e-mail',
  messages: { invalid: 'Escreva um endereço de e-mail válido' },
}

export const PHONE_WORDS: Translated<typeof English.PHONE_WORDS> = { label: 'Telefone' }
