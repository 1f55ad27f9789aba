import type { ProfileAnswers, SignUpAnswers } from './account-schemas.ts'

/** Accounts: what travels to the backend. The schemas stand apart, so that a page can be shown before it loads its checks. */

export const ACCOUNT_TYPES = ['private', 'corporate'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** A row of `profiles`. */
export type ProfileRow = {
  id: string
  email: string
  first_name: string
  last_name: string
  company_name: string | null
  phone: string | null
  account_type: AccountType
  updated_at: string
}

/** The metadata of a sign-up; a trigger makes the profile from it. */
export function signUpMetadata(answers: SignUpAnswers) {
  return {
    account_type: answers.accountType,
    first_name: answers.firstName,
    last_name: answers.lastName,
    company_name: answers.companyName || null,
    phone: answers.phone,
  }
}

/** The row to upsert for checked answers. */
export function profileRow(
  user: { id: string; email: string },
  answers: ProfileAnswers,
  updatedAt: Date,
): ProfileRow {
  return {
    id: user.id,
    email: user.email,
    first_name: answers.firstName,
    last_name: answers.lastName,
    company_name: answers.companyName || null,
    phone: answers.phone || null,
    account_type: answers.accountType,
    updated_at: updatedAt.toISOString(),
  }
}

/** Body of `send-welcome-email`. The server takes everything from the account itself. */
export type WelcomeEmail = {
  email: string
  firstName: string
  lastName: string
  accountType: AccountType
  companyName: string | null
}

/** Body of `send-password-reset`. `resetLink` is the /auth page; the server uses its own address. */
export type PasswordReset = { email: string; resetLink: string }

/** Body of `delete-account`. */
export const DELETE_CONFIRMATION = { confirm: 'delete' } as const

/** What has to be typed before an account is deleted. */
export const DELETE_WORD = 'DELETE'

/** Body of `confirm-account`, called with the session that a confirmation link gave. */
export type AccountConfirmation = { password: string }

/** What `confirm-account` answers. `spent`: no more passwords are tried for this session. */
export type AccountConfirmed = { proven: boolean; spent?: boolean }

/**
 * Why a sign-in with the right password is refused: nobody has entered that password after opening a link in our mail, so it
 * may be somebody else's. The database says the same (`public.admit_session`).
 */
export const UNPROVEN_MESSAGE = 'Email not confirmed with this password'
