import { ACCOUNT_FAILURES, AUTH_ERRORS, WEAK_PASSWORD_REASONS } from '#content/account-messages.ts'
import { LANGUAGE } from '#content/language.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import type { NoticeWords } from '#contract/fields.ts'
import type { Refusal } from './use-refusal.ts'

export const RESET_FAILED: NoticeWords = { title: ERROR_TITLE, description: ACCOUNT_FAILURES.reset }

export const PASSWORD_FAILED: NoticeWords = { title: ERROR_TITLE, description: ACCOUNT_FAILURES.password }

type AuthFailure = { name?: string; message?: string; code?: string; reasons?: string[] }

type Words = Readonly<Record<string, string>>

/** Errors whose text is a browser's or gateway's, not the auth service's. */
const CLIENT_ERRORS = ['AuthUnknownError', 'AuthRetryableFetchError']

/** What the auth service says: in its own words, which are English, or what its code means. '' if it says nothing. */
export function spokenText(message = '', code = ''): string {
  if (LANGUAGE.code !== 'en') return (AUTH_ERRORS as Words)[code] ?? ''
  return message === '{}' ? '' : message
}

export function failureText(error: unknown): string {
  const { name, message, code } = (error ?? {}) as AuthFailure
  const spoken = name?.startsWith('Auth') && !CLIENT_ERRORS.includes(name)
  return (spoken && spokenText(message, code)) || ACCOUNT_FAILURES.unknown
}

export function authRefusal(error: unknown): Refusal {
  return { title: ERROR_TITLE, description: failureText(error) }
}

export function logInRefusal(error: unknown, field = 'password'): Refusal {
  const isWrong = (error as AuthFailure | null)?.code === 'invalid_credentials'
  return { ...authRefusal(error), ...(isWrong && { fields: { [field]: failureText(error) } }) }
}

export function passwordProblem(error: unknown): string | undefined {
  const { code, message, reasons } = (error ?? {}) as AuthFailure
  if (code !== 'same_password' && code !== 'weak_password' && !reasons) return undefined
  const why = (reasons ?? []).map((reason) => (WEAK_PASSWORD_REASONS as Words)[reason])
  return [spokenText(message, code ?? 'weak_password'), ...why].filter(Boolean).join(LANGUAGE.space)
}
