import type { GoTrueClient } from '@supabase/auth-js'
import type { Confirmation } from './account-confirmation.ts'
import type { ConfirmationLink, RecoveryLink } from './auth-screen.ts'
import { loading } from './lazy-modules.ts'

/** A link that has been turned into a session, which lives in a client of its own. */
export type Redeemed = { client: GoTrueClient; userId: string; email: string }

type Outcome =
  | { redeemed: Redeemed; refused?: never; error?: never }
  /** `refused`: the server knows no such link (any longer). Otherwise it could not be asked. */
  | { redeemed?: never; refused: boolean; error: unknown }

/** Uses up a link, without touching the session of this browser. */
export async function redeem(link: RecoveryLink | ConfirmationLink, client: GoTrueClient): Promise<Outcome> {
  const { data, error } =
    link.kind === 'confirm-session'
      ? await openSession(link, client)
      : await client.verifyOtp({
          token_hash: link.tokenHash,
          type: link.kind === 'recover' ? 'recovery' : link.type,
        })
  if (data.session) {
    const { id, email = '' } = data.session.user
    return { redeemed: { client, userId: id, email } }
  }
  const status = error?.status ?? 0
  return { refused: status >= 400 && status < 500 && status !== 429, error }
}

/** A session that came in the link itself. */
export async function openSession(
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  client: GoTrueClient,
) {
  return client.setSession({ access_token: accessToken, refresh_token: refreshToken })
}

/** Tries a password with the session of a link. */
export async function confirmWith({ client, userId }: Redeemed, password: string): Promise<Confirmation> {
  const { data } = await client.getSession()
  if (!data.session) return 'ended'
  const { confirmPassword } = await loading.confirmation()
  return confirmPassword({ accessToken: data.session.access_token, userId }, password)
}
