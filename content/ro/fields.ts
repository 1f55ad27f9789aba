import type * as English from '#content/fields.ts'
import type { Translated } from '#contract/language.ts'

export const GIVEN_NAME_WORDS: Translated<typeof English.GIVEN_NAME_WORDS> = {
  label: 'Prenume',
  required: 'Introduceți prenumele',
}

export const FAMILY_NAME_WORDS: Translated<typeof English.FAMILY_NAME_WORDS> = {
  label: 'Nume de familie',
  required: 'Introduceți numele de familie',
}

export const COMPANY_NAME_WORDS: Translated<typeof English.COMPANY_NAME_WORDS> = {
  label: 'Numele firmei',
}

export const EMAIL_WORDS: Translated<typeof English.EMAIL_WORDS> = {
  label: 'E-mail',
  required: 'Introduceți adresa de e-mail',
  messages: { invalid: 'Introduceți o adresă de e-mail validă' },
}

export const PHONE_WORDS: Translated<typeof English.PHONE_WORDS> = { label: 'Telefon' }
