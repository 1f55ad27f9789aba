import type { COMPANY_NAME, EMAIL, FAMILY_NAME, FieldWords, GIVEN_NAME, PHONE } from '#contract/fields.ts'

/** Fields that several forms have. Each form's own stand with its page: `QUOTE_FIELD_WORDS` in quote.ts. */

export const GIVEN_NAME_WORDS = {
  label: 'Given name',
  required: 'Please enter your given name',
} as const satisfies FieldWords<typeof GIVEN_NAME>

export const FAMILY_NAME_WORDS = {
  label: 'Family name',
  required: 'Please enter your family name',
} as const satisfies FieldWords<typeof FAMILY_NAME>

export const COMPANY_NAME_WORDS = {
  label: 'Company name',
} as const satisfies FieldWords<typeof COMPANY_NAME>

export const EMAIL_WORDS = {
  label: 'Email',
  required: 'Please enter your email address',
  messages: { invalid: 'Please enter a valid email address' },
} as const satisfies FieldWords<typeof EMAIL>

export const PHONE_WORDS = { label: 'Phone' } as const satisfies FieldWords<typeof PHONE>
