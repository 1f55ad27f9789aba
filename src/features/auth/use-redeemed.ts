import { useRef, useState } from 'react'
import { ACCOUNT_FAILURES, LINK_FAILURES } from '#contract/account.ts'
import { ERROR_TITLE } from '#contract/wording.ts'
import { showToast } from '#src/ui/toast-store.ts'
import { failureText } from './auth-errors.ts'
import type { ConfirmationLink, RecoveryLink } from './auth-screen.ts'
import { loading } from './lazy-modules.ts'
import { type Redeemed, redeem } from './redeem.ts'

/** Turns a link into a session when it is first needed, and keeps that: the link itself is good once. */
export function useRedeemed(link: RecoveryLink | ConfirmationLink, onRefused: () => void) {
  const redeemed = useRef<Redeemed>(undefined)
  const [email, setEmail] = useState<string>()

  const fail = (description: string) => showToast('error', { title: ERROR_TITLE, description })

  /** The session, or undefined after its failure was shown. */
  const open = async (): Promise<Redeemed | undefined> => {
    if (redeemed.current) return redeemed.current
    try {
      const { linkClient } = await loading.client()
      const outcome = await redeem(link, linkClient())
      redeemed.current = outcome.redeemed
      setEmail(outcome.redeemed?.email)
      if (outcome.redeemed) return outcome.redeemed
      fail(outcome.refused ? LINK_FAILURES.spent : failureText(outcome.error))
      if (outcome.refused) onRefused()
    } catch {
      fail(ACCOUNT_FAILURES.other)
    }
    return undefined
  }

  return { open, /** Whose account it is, once that is known. */ email }
}
