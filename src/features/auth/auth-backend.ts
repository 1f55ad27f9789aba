import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import type { AccountConfirmation, AccountConfirmed, PasswordReset, WelcomeEmail } from '#contract/account.ts'
import type { Toast } from '#contract/toast.ts'
import { RESET_FAILED } from '#src/form/account-errors.ts'
import { backendUrls, functionHeaders } from '#src/lib/backend/connection.ts'
import type { Session } from '#src/lib/backend/session.ts'

/** The server knows the recipients and links of its e-mails itself. */

const TIMEOUT_MS = 20_000

const functions = ({ session, keepalive = false }: { session?: Session; keepalive?: boolean } = {}) =>
  new FunctionsClient(backendUrls().functions, {
    headers: functionHeaders(session),
    customFetch: (input, init) => fetch(input, { ...init, keepalive }),
  })

/** Never throws. */
export async function sendWelcomeEmail(body: WelcomeEmail): Promise<void> {
  const { error } = await functions({ keepalive: true }).invoke('send-welcome-email', {
    body,
    timeout: TIMEOUT_MS,
  })
  // biome-ignore lint/suspicious/noConsole: the one thing that an operator may want to see here
  if (error) console.warn('The welcome message was not confirmed')
}

/** @returns what to show on failure; undefined on success, whether or not there is such an account */
export async function sendPasswordReset(body: PasswordReset): Promise<Toast | undefined> {
  const { error } = await functions().invoke('send-password-reset', {
    body,
    timeout: TIMEOUT_MS,
  })
  if (!error) return undefined
  if (!(error instanceof FunctionsHttpError) || error.context.status !== 429) return RESET_FAILED
  // Says how long to wait.
  const reply = await error.context.json().catch(() => undefined)
  const note = reply?.error?.message
  return typeof note === 'string' ? { ...RESET_FAILED, note } : RESET_FAILED
}

/** `spent`: no more tries. `ended`: the link's session is gone. */
export type Confirmation = 'proven' | 'wrong' | 'spent' | 'ended'

/** Tries the password with the link's session. @throws if it may work later */
export async function confirmPassword(session: Session, password: string): Promise<Confirmation> {
  const body: AccountConfirmation = { password }
  const { data, error } = await functions({ session }).invoke<AccountConfirmed>('confirm-account', {
    body,
    timeout: TIMEOUT_MS,
  })
  if (error instanceof FunctionsHttpError && error.context.status === 401) return 'ended'
  if (error || !data) throw error ?? new Error('No answer')
  if (data.proven) return 'proven'
  return data.spent ? 'spent' : 'wrong'
}
