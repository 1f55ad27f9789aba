import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import type { AccountConfirmation, AccountConfirmed } from '#contract/account.ts'
import { backendUrls, functionHeaders } from '#src/lib/backend/connection.ts'
import type { Session } from '#src/lib/backend/session.ts'

/** The last step of a confirmation: the password is tried with the session that the link gave. */

const TIMEOUT_MS = 20_000

/** `spent`: no more passwords are tried. `ended`: the session of the link is gone. */
export type Confirmation = 'proven' | 'wrong' | 'spent' | 'ended'

/** @throws when nothing came of it, and the same may work later */
export async function confirmPassword(session: Session, password: string): Promise<Confirmation> {
  const functions = new FunctionsClient(backendUrls().functions, { headers: functionHeaders(session) })
  const body: AccountConfirmation = { password }
  const { data, error } = await functions.invoke<AccountConfirmed>('confirm-account', {
    body,
    timeout: TIMEOUT_MS,
  })
  if (error instanceof FunctionsHttpError && error.context.status === 401) return 'ended'
  if (error || !data) throw error ?? new Error('No answer')
  if (data.proven) return 'proven'
  return data.spent ? 'spent' : 'wrong'
}
