import type { Fields } from './fields.ts'
import { QUOTE_FIELDS } from './quote.ts'

/** The request of somebody who rang, wrote or walked in: as the quote form asks, but typed by the operator. */
export const NEW_REQUEST_FIELDS = {
  ...QUOTE_FIELDS,
  urgency: { ...QUOTE_FIELDS.urgency, required: 'Please choose how soon they need it' },
  taskDescription: {
    ...QUOTE_FIELDS.taskDescription,
    label: 'What it is about',
    required: 'Please say what it is about',
  },
  givenName: {
    ...QUOTE_FIELDS.givenName,
    required: 'Please enter the given name',
    autoComplete: 'off',
  },
  familyName: {
    ...QUOTE_FIELDS.familyName,
    required: 'Please enter the family name',
    autoComplete: 'off',
  },
  companyName: { ...QUOTE_FIELDS.companyName, autoComplete: 'off' },
  email: {
    ...QUOTE_FIELDS.email,
    required: 'Please enter the email address',
    autoComplete: 'off',
  },
  phone: { ...QUOTE_FIELDS.phone, autoComplete: 'off' },
} as const satisfies Fields
