import type { AccountConfirmed, WelcomeEmail } from '#contract/account.ts'
import type { NoticeWords } from '#contract/fields.ts'
import { RESET_FAILED } from '#src/form/account-errors.ts'
import { CallError, callFunction } from '#src/lib/backend/call-function.ts'
import { callForm } from '#src/lib/backend/form-backend.ts'
import type { Session } from '#src/lib/backend/session.ts'
import { PATHS } from '#src/lib/routes.ts'

/** The server knows the recipients and links of its e-mails itself. */

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : undefined)

/** Never throws. */
export async function sendWelcomeEmail(body: WelcomeEmail): Promise<void> {
  await callFunction('send-welcome-email', body, { keepalive: true }).catch(() => {
    // biome-ignore lint/suspicious/noConsole: the one thing that an operator may want to see here
    console.warn('The welcome message was not confirmed')
  })
}

/** @returns what to show on failure; undefined on success, whether or not there is such an account */
export async function sendPasswordReset(email: string): Promise<NoticeWords | undefined> {
  // The server uses its own address, not this one.
  const body = { email, resetLink: location.origin + PATHS.auth }
  const outcome = await callForm('send-password-reset', body).catch(() => undefined)
  if (outcome?.accepted) return undefined
  // Says how long to wait.
  const note = outcome?.note && outcome.message
  return note ? { ...RESET_FAILED, note } : RESET_FAILED
}

/** `spent`: no more tries. `ended`: the link's session is gone. */
export type Confirmation = 'proven' | 'wrong' | 'spent' | 'ended'

/** Tries the password with the link's session. @throws if it may work later */
export async function confirmPassword(session: Session, password: string): Promise<Confirmation> {
  try {
    const { proven, spent } = await callFunction<AccountConfirmed>(
      'confirm-account',
      { password },
      { session },
    )
    return proven ? 'proven' : spent ? 'spent' : 'wrong'
  } catch (error) {
    if (statusOf(error) === 401) return 'ended'
    throw error
  }
}
