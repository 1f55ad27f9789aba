import { useState } from 'react'
import { AUTH_PAGE } from '#content/auth.ts'
import { type Refusal, useRefusal } from '#src/form/use-refusal.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { AuthHead } from './auth-head.tsx'
import type { RecoveryLink } from './auth-screen.ts'
import { LeaveLink, OwnSessionNote } from './own-session-note.tsx'
import { type Redeemed, useRedeemed } from './redeem.ts'

type RedeemPanelProps = {
  link: RecoveryLink
  onRedeemed: (redeemed: Redeemed) => void
  onRefused: (refusal: Refusal) => void
  onBack: () => void
}

const { recover } = AUTH_PAGE

/** Waits for a press, because mail scanners open every link and would use it up. */
export function RedeemPanel({ link, onRedeemed, onRefused, onBack }: RedeemPanelProps) {
  const [busy, setBusy] = useState(false)
  const [own] = useState(storedSession)
  const { open } = useRedeemed(link, onRefused)
  const { errors, clear, refuse } = useRefusal()

  const press = async () => {
    if (busy) return
    setBusy(true)
    clear()
    const { redeemed, refusal } = await open()
    setBusy(false)
    if (redeemed) onRedeemed(redeemed)
    if (refusal) refuse(refusal)
  }

  return (
    <>
      <ErrorSummary errors={errors} />
      <AuthHead title={recover.title} lead={recover.lead} />
      <OwnSessionNote own={own} />
      <div className="send">
        <BusyButton className="btn" type="button" busy={busy} onClick={press}>
          {busy ? recover.busy : recover.submit}
        </BusyButton>
        <LeaveLink own={own} onBack={onBack} />
      </div>
    </>
  )
}
