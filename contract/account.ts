import {
  type AnswersOf,
  COMPANY_NAME,
  EMAIL,
  type Fields,
  GIVEN_NAME,
  NOT_FOR_OPERATOR,
  PHONE,
  type RowOf,
  rowOf,
} from './fields.ts'
import { PASSWORD_LIMITS } from './limits.ts'

const ACCOUNT_TYPES = ['private', 'corporate'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

const ADDRESS = { ...EMAIL, ...NOT_FOR_OPERATOR } as const

const ACCOUNT_TYPE = {
  kind: 'radio',
  choices: ACCOUNT_TYPES,
  required: true,
  acknowledged: false,
  ...NOT_FOR_OPERATOR,
} as const

const FIRST_NAME = { ...GIVEN_NAME, ...NOT_FOR_OPERATOR } as const

const LAST_NAME = {
  ...FIRST_NAME,
  autoComplete: 'family-name',
} as const

// A private account has no company, even if a hidden field still contains one.
const COMPANY = {
  ...COMPANY_NAME,
  required: true,
  onlyIf: ['accountType', 'corporate'],
  ...NOT_FOR_OPERATOR,
} as const

const ACCOUNT_PHONE = { ...PHONE, ...NOT_FOR_OPERATOR } as const

/** For signing in: any length, because the server checks it. */
const PASSWORD = {
  kind: 'password',
  required: true,
  column: false,
  ...NOT_FOR_OPERATOR,
} as const

const NEW_PASSWORD = {
  ...PASSWORD,
  min: PASSWORD_LIMITS.minLength,
  maxBytes: PASSWORD_LIMITS.maxBytes,
} as const

export const SIGN_UP_FIELDS = {
  accountType: { ...ACCOUNT_TYPE, section: 'you' },
  companyName: COMPANY,
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  phone: ACCOUNT_PHONE,
  // Right before the password, as password managers expect it.
  email: { ...ADDRESS, autoComplete: 'username' },
  password: NEW_PASSWORD,
} as const satisfies Fields
export type SignUpAnswers = AnswersOf<typeof SIGN_UP_FIELDS>

export const LOG_IN_FIELDS = {
  email: { ...ADDRESS, autoComplete: 'username' },
  password: PASSWORD,
} as const satisfies Fields

export const CONFIRM_FIELDS = { password: PASSWORD } as const satisfies Fields

export const FORGOT_FIELDS = { email: LOG_IN_FIELDS.email } as const satisfies Fields

export const NEW_PASSWORD_FIELDS = {
  password: NEW_PASSWORD,
  confirmation: {
    ...PASSWORD,
    same: 'password',
  },
} as const satisfies Fields

export const CHANGE_PASSWORD_FIELDS = {
  current: PASSWORD,
  ...NEW_PASSWORD_FIELDS,
} as const satisfies Fields

export const PROFILE_FIELDS = {
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  companyName: COMPANY,
  phone: { ...ACCOUNT_PHONE, section: 'contact' },
  accountType: ACCOUNT_TYPE,
} as const satisfies Fields

export type ProfileRow = RowOf<typeof PROFILE_FIELDS> & {
  id: string
  email: string
  updated_at: string
  language?: string
}

export function signUpMetadata(answers: SignUpAnswers) {
  const { email: _, ...details } = rowOf(SIGN_UP_FIELDS, answers)
  return { ...details, phone: answers.phone }
}

/** Body of `send-welcome-email`. The server reads everything else from the account. */
export type WelcomeEmail = {
  email: string
  firstName: string
  lastName: string
  accountType: AccountType
  companyName: string | null
}

/** Whether a message has just gone to this address. The code is also used for a project's limit, so the text decides. */
export const isSentAlready = ({ code, message = '' }: { code?: unknown; message?: string }) =>
  code === 'over_email_send_rate_limit' && message.startsWith('For security purposes')

export const DELETE_WORD = 'DELETE'

/** The response of `confirm-account`. `spent`: this session may try no more passwords. */
export type AccountConfirmed = { proven: boolean; spent?: boolean }

/** Nobody has entered this password after opening our link, so it may be someone else's. Also in `public.admit_session`. */
export const UNPROVEN_MESSAGE = 'Email not confirmed with this password'
