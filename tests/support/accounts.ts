import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { AUTH_MAIL } from '#content/mail/account.ts'
import { callFunction } from './bookings.ts'
import { eventually, type Host, reach, readMail } from './host.ts'

type Address = Pick<Host, 'url' | 'publishableKey' | 'secretKey' | 'dataDir'>

/** Forgets everything when it is closed. */
export function browser({ url, publishableKey }: Pick<Host, 'url' | 'publishableKey'>): SupabaseClient {
  return createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** The newest matching message. */
export function mailTo({ dataDir }: Pick<Host, 'dataDir'>, recipient: string, subject: string | RegExp) {
  return eventually(async () =>
    (await readMail(dataDir)).findLast(({ to, subject: actual }) => {
      const first = to?.[0]
      return first && 'address' in first && first.address === recipient && actual?.match(subject)
    }),
  )
}

export function oneTimeToken(mail: { text?: string | undefined }): string {
  return /token_hash=([^&\s]+)/.exec(mail.text ?? '')?.[1] ?? ''
}

export const METADATA = {
  account_type: 'private',
  first_name: 'Anna',
  last_name: 'Nowak',
  company_name: null,
  phone: '',
}

/** As the page does once a link was redeemed. */
export async function confirmPassword(
  host: Pick<Host, 'url' | 'publishableKey'>,
  token: string,
  password: string,
) {
  const { status, data: body } = await callFunction(host, 'confirm-account', { password }, token)
  return { status, body }
}

/** An account whose link was opened, but whose password is not proven yet. */
export async function openLink(
  host: Address,
  email = `${crypto.randomUUID()}@example.com`,
  password = 'secret-1',
  metadata: Record<string, string | null> = METADATA,
) {
  const client = browser(host)
  const signUp = await client.auth.signUp({ email, password, options: { data: metadata } })
  if (signUp.error) throw signUp.error
  // The host looks at the outbox a second later, and at a busy one again.
  await reach(host)
    .runJobs('mail')
    .catch(() => undefined)
  const token_hash = oneTimeToken(await mailTo(host, email, AUTH_MAIL.confirmation.subject))
  const verified = await client.auth.verifyOtp({ token_hash, type: 'signup' })
  if (verified.error) throw verified.error
  const { user, session } = verified.data
  return {
    client,
    email,
    password,
    id: user?.id as string,
    token: session?.access_token as string,
    token_hash,
  }
}

/** A confirmed account with a session and a proven password. */
export async function openAccount(
  host: Address,
  email?: string,
  password?: string,
  metadata?: Record<string, string | null>,
) {
  const account = await openLink(host, email, password, metadata)
  const { status, body } = await confirmPassword(host, account.token, account.password)
  if (!body.proven) throw new Error(`The account was not confirmed: ${status} ${JSON.stringify(body)}`)
  return account
}
