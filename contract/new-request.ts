import { LANGUAGE_CODES } from './business-facts.ts'
import { type Fields, NOT_FOR_OPERATOR } from './fields.ts'
import { QUOTE_FIELDS } from './quote.ts'

/** The request of somebody who rang, wrote or walked in: as the quote form asks, but typed by the operator. */
export const NEW_REQUEST_FIELDS = {
  ...QUOTE_FIELDS,
  givenName: { ...QUOTE_FIELDS.givenName, autoComplete: 'off' },
  familyName: { ...QUOTE_FIELDS.familyName, autoComplete: 'off' },
  companyName: { ...QUOTE_FIELDS.companyName, autoComplete: 'off' },
  // without one: by letter or phone
  email: { ...QUOTE_FIELDS.email, required: false, keptEmpty: true, autoComplete: 'off' },
  phone: { ...QUOTE_FIELDS.phone, autoComplete: 'off' },
  language: {
    kind: 'select',
    choices: LANGUAGE_CODES,
    required: false,
    acknowledged: false,
    section: 'you',
    ...NOT_FOR_OPERATOR,
  },
} as const satisfies Fields
