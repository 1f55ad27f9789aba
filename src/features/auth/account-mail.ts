import { FunctionsClient } from '@supabase/functions-js'
import type { PasswordReset, WelcomeEmail } from '#contract/account.ts'
import { backendUrls, functionHeaders } from '#src/lib/backend/connection.ts'

/** The e-mails that /auth asks for. Whom they go to, and which link they carry, the server knows itself. */

const TIMEOUT_MS = 20_000

const functions = (keepalive: boolean) =>
  new FunctionsClient(backendUrls().functions, {
    headers: functionHeaders(undefined),
    customFetch: (input, init) => fetch(input, { ...init, keepalive }),
  })

/** Asks for the welcome message. Never throws: a failure is only noted. */
export async function sendWelcomeEmail(body: WelcomeEmail): Promise<void> {
  const { error } = await functions(true).invoke('send-welcome-email', { body, timeout: TIMEOUT_MS })
  // biome-ignore lint/suspicious/noConsole: the one thing that an operator may want to see here
  if (error) console.warn('The welcome message was not confirmed')
}

/** Asks for the link to a new password; whether the request was accepted, not whether there is such an account. */
export async function sendPasswordReset(body: PasswordReset): Promise<boolean> {
  const { error } = await functions(false).invoke('send-password-reset', { body, timeout: TIMEOUT_MS })
  return !error
}
