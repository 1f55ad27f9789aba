import type * as English from '#content/fields.ts'
import type { Translated } from '#contract/language.ts'

export const GIVEN_NAME_WORDS: Translated<typeof English.GIVEN_NAME_WORDS> = {
  label: 'Imię',
  required: 'Prosimy podać imię',
}

export const FAMILY_NAME_WORDS: Translated<typeof English.FAMILY_NAME_WORDS> = {
  label: 'Nazwisko',
  required: 'Prosimy podać nazwisko',
}

export const COMPANY_NAME_WORDS: Translated<typeof English.COMPANY_NAME_WORDS> = { label: 'Nazwa firmy' }

export const EMAIL_WORDS: Translated<typeof English.EMAIL_WORDS> = {
  label: 'E-mail',
  required: 'Prosimy podać adres e-mail',
  messages: { invalid: 'Prosimy podać prawidłowy adres e-mail' },
}

export const PHONE_WORDS: Translated<typeof English.PHONE_WORDS> = { label: 'Telefon' }
