import { ERROR_TITLE } from '#content/messages.ts'
import { ACCOUNT_FAILURES, UNPROVEN_MESSAGE, WEAK_PASSWORD_REASONS } from '#contract/account.ts'
import type { Refusal } from './use-refusal.ts'

type AuthFailure = { name?: string; message?: string; code?: string; reasons?: string[] }

/** Errors whose text is a browser's or gateway's, not the auth service's. */
const CLIENT_ERRORS = ['AuthUnknownError', 'AuthRetryableFetchError']

export function failureText(error: unknown): string {
  const { name, message } = (error ?? {}) as AuthFailure
  const spoken = name?.startsWith('Auth') && !CLIENT_ERRORS.includes(name)
  return (spoken && message && message !== '{}' && message) || ACCOUNT_FAILURES.other
}

export function authRefusal(error: unknown): Refusal {
  return { title: ERROR_TITLE, description: failureText(error) }
}

/** Of a form that asks for a password; `field` is its id. */
export function logInRefusal(error: unknown, field = 'password'): Refusal {
  const isWrong = (error as AuthFailure | null)?.code === 'invalid_credentials'
  return { ...authRefusal(error), ...(isWrong && { fields: { [field]: failureText(error) } }) }
}

/** Undefined if the password is not the problem. */
export function passwordProblem(error: unknown): string | undefined {
  const { code, message, reasons } = (error ?? {}) as AuthFailure
  if (code === 'same_password') return message
  if (code !== 'weak_password' && !reasons) return undefined
  return [message, ...(reasons ?? []).map((reason) => WEAK_PASSWORD_REASONS[reason] ?? '')]
    .filter(Boolean)
    .join(' ')
}

/** The password is right, but was never entered with a link that we mailed. */
export function isUnproven(error: unknown): boolean {
  return (error as AuthFailure | null)?.message === UNPROVEN_MESSAGE
}

export function isSamePassword(error: unknown): boolean {
  return (error as AuthFailure | null)?.code === 'same_password'
}

export function isUnconfirmed(error: unknown): boolean {
  return (error as AuthFailure | null)?.code === 'email_not_confirmed'
}
