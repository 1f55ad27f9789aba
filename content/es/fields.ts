import type * as English from '#content/fields.ts'
import type { Translated } from '#contract/language.ts'

export const GIVEN_NAME_WORDS: Translated<typeof English.GIVEN_NAME_WORDS> = {
  label: 'Nombre',
  required: 'Escriba su nombre',
}

export const FAMILY_NAME_WORDS: Translated<typeof English.FAMILY_NAME_WORDS> = {
  label: 'Apellidos',
  required: 'Escriba sus apellidos',
}

export const COMPANY_NAME_WORDS: Translated<typeof English.COMPANY_NAME_WORDS> = {
  label: 'Nombre de la empresa',
}

export const EMAIL_WORDS: Translated<typeof English.EMAIL_WORDS> = {
  label: 'Correo electrónico',
  required: 'Escriba su dirección de correo electrónico',
  messages: { invalid: 'Escriba una dirección de correo electrónico válida' },
}

export const PHONE_WORDS: Translated<typeof English.PHONE_WORDS> = { label: 'Teléfono' }
