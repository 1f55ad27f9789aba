/** The fields of the forms on /auth, in the order of the page. */

export const LOG_IN_FIELDS = ['email', 'password'] as const
export const SIGN_UP_FIELDS = [
  'accountType',
  'companyName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
] as const
export const CONFIRM_FIELDS = ['password'] as const
export const FORGOT_FIELDS = ['email'] as const
export const NEW_PASSWORD_FIELDS = ['password', 'confirmation'] as const
