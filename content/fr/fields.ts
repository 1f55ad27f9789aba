import type * as English from '#content/fields.ts'
import type { Translated } from '#contract/language.ts'

export const GIVEN_NAME_WORDS: Translated<typeof English.GIVEN_NAME_WORDS> = {
  label: 'Prénom',
  required: 'Indiquez votre prénom',
}

export const FAMILY_NAME_WORDS: Translated<typeof English.FAMILY_NAME_WORDS> = {
  label: 'Nom de famille',
  required: 'Indiquez votre nom de famille',
}

export const COMPANY_NAME_WORDS: Translated<typeof English.COMPANY_NAME_WORDS> = {
  label: 'Nom de l’entreprise',
}

export const EMAIL_WORDS: Translated<typeof English.EMAIL_WORDS> = {
  label: 'Adresse e-mail',
  required: 'Indiquez votre adresse e-mail',
  messages: { invalid: 'Indiquez une adresse e-mail valable' },
}

export const PHONE_WORDS: Translated<typeof English.PHONE_WORDS> = { label: 'Téléphone' }
