import type { GoTrueClient } from '@supabase/auth-js'
import { useRef, useState } from 'react'
import { ACCOUNT_FAILURES, LINK_FAILURES } from '#content/account-messages.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import { mayPass } from '#contract/service-faults.ts'
import { failureText } from '#src/form/account-errors.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import type { Confirmation } from './auth-backend.ts'
import type { ConfirmationLink, RecoveryLink } from './auth-screen.ts'

export type Redeemed = { client: GoTrueClient; userId: string; email: string }

type Outcome =
  | { redeemed: Redeemed; refused?: never; error?: never }
  /** `refused`: not valid (any more); otherwise the server was unreachable. */
  | { redeemed?: never; refused: boolean; error: unknown }

/** Uses the link up, but leaves this browser's session alone. */
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
  return { refused: error !== null && !mayPass('auth', error), error }
}

export async function openSession(
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  client: GoTrueClient,
) {
  return client.setSession({ access_token: accessToken, refresh_token: refreshToken })
}

export async function confirmWith({ client, userId }: Redeemed, password: string): Promise<Confirmation> {
  const { data } = await client.getSession()
  if (!data.session) return 'ended'
  const { confirmPassword } = await import('./auth-backend.ts')
  return confirmPassword({ accessToken: data.session.access_token, userId }, password)
}

/** Redeems the link on first use, once. */
export function useRedeemed(link: RecoveryLink | ConfirmationLink, onRefused: (refusal: Refusal) => void) {
  const redeemed = useRef<Redeemed>(undefined)
  const [email, setEmail] = useState<string>()

  const refusalOf = (error: unknown): Refusal => ({
    title: ERROR_TITLE,
    description: link.kind === 'recover' ? ACCOUNT_FAILURES.recovery : failureText(error),
  })

  /** `refusal`: it may work later. Neither: the link is of no more use. */
  const open = async (): Promise<{ redeemed?: Redeemed; refusal?: Refusal }> => {
    if (redeemed.current) return { redeemed: redeemed.current }
    try {
      const { linkClient } = await import('#src/lib/session/auth-client.ts')
      const outcome = await redeem(link, linkClient())
      redeemed.current = outcome.redeemed
      setEmail(outcome.redeemed?.email)
      if (outcome.redeemed) return { redeemed: outcome.redeemed }
      if (!outcome.refused) return { refusal: refusalOf(outcome.error) }
      onRefused({ ...refusalOf(outcome.error), note: LINK_FAILURES.spent })
      return {}
    } catch (error) {
      return { refusal: refusalOf(error) }
    }
  }

  return { open, /** Whose account it is, once that is known. */ email }
}
