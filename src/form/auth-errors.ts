import { ACCOUNT_FAILURES, UNPROVEN_MESSAGE, WEAK_PASSWORD_REASONS } from '#contract/account.ts'
import { ERROR_TITLE } from '#contract/wording.ts'
import { showToast } from '#src/ui/toast-store.ts'

/** What the auth client's errors have in common, as far as it is shown. */
type AuthFailure = { name?: string; message?: string; code?: string; reasons?: string[] }

/** Errors with words that are not the auth service's: a browser's, a parser's, or those of a gateway before it. */
const UNSPOKEN = ['AuthUnknownError', 'AuthRetryableFetchError']

/** The server's own words, where it was the server that spoke. */
export function failureText(error: unknown): string {
  const { name, message } = (error ?? {}) as AuthFailure
  const spoken = name?.startsWith('Auth') && !UNSPOKEN.includes(name)
  return (spoken && message && message !== '{}' && message) || ACCOUNT_FAILURES.other
}

/** Shows 'Error' with the server's words. */
export function showFailure(error: unknown): void {
  showToast('error', { title: ERROR_TITLE, description: failureText(error) })
}

/** What to say under the password when the server refuses it, or undefined. */
export function passwordProblem(error: unknown): string | undefined {
  const { code, message, reasons } = (error ?? {}) as AuthFailure
  if (code === 'same_password') return message
  if (code !== 'weak_password' && !reasons) return undefined
  return [message, ...(reasons ?? []).map((reason) => WEAK_PASSWORD_REASONS[reason] ?? '')]
    .filter(Boolean)
    .join(' ')
}

/** Whether the password is right, but was never entered with a link that we have mailed. */
export function isUnproven(error: unknown): boolean {
  return (error as AuthFailure | null)?.message === UNPROVEN_MESSAGE
}

/** Whether the password that was chosen is the one in force. */
export function isSamePassword(error: unknown): boolean {
  return (error as AuthFailure | null)?.code === 'same_password'
}

/** Whether the address still waits for its confirmation. */
export function isUnconfirmed(error: unknown): boolean {
  return (error as AuthFailure | null)?.code === 'email_not_confirmed'
}
