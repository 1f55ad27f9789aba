import { useState } from 'react'
import { storedSession } from '#app/session/stored-session.ts'
import { AUTH_PAGE } from '#content/account.ts'
import { ACCOUNT_FAILURES, LINK_FAILURES } from '#contract/account-wording.ts'
import { ERROR_TITLE } from '#contract/wording.ts'
import { showToast } from '../parts/toast-store.ts'
import { failureText } from './auth-errors.ts'
import { AuthHead } from './auth-head.tsx'
import { loading } from './loading.ts'
import { type Redeemed, redeem } from './redeem.ts'
import type { Redeemable } from './screen.ts'

type RedeemPanelProps = {
  link: Redeemable
  onRedeemed: (redeemed: Redeemed) => void
  /** The link is of no use; `again` leads to where a new one is to be had. */
  onRefused: () => void
  onBack: () => void
}

/**
 * A link from an e-mail waits for a press of the button: programs that look for harmful mail open every link, and would
 * use it up. Whoever is signed in is told so, and stays signed in.
 */
export function RedeemPanel({ link, onRedeemed, onRefused, onBack }: RedeemPanelProps) {
  const [busy, setBusy] = useState(false)
  const [own] = useState(storedSession)
  const words = link.kind === 'recover' ? AUTH_PAGE.recover : AUTH_PAGE.confirm

  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { linkClient } = await loading.client()
      const { redeemed, refused, error } = await redeem(link, linkClient())
      if (redeemed) return onRedeemed(redeemed)
      showToast('error', {
        title: ERROR_TITLE,
        description: refused ? LINK_FAILURES.spent : failureText(error),
      })
      if (refused) onRefused()
    } catch {
      showToast('error', { title: ERROR_TITLE, description: ACCOUNT_FAILURES.other })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <AuthHead title={words.title} lead={words.lead} />
      {own && (
        <p className="kept">
          <span>
            You are logged in as <bdi className="whole">{own.email}</bdi>, and stay so whichever account this
            link belongs to.
          </span>
        </p>
      )}
      <div className="send">
        <button className="btn" type="button" aria-disabled={busy} onClick={press}>
          {busy ? words.busy : words.submit}
        </button>
        <p>
          <button className="link" type="button" onClick={onBack}>
            {own ? 'Leave it, and go to my dashboard' : AUTH_PAGE.checkEmail.back}
          </button>
        </p>
      </div>
    </>
  )
}
