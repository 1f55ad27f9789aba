import { useState } from 'react'
import { AUTH_PAGE } from '#content/auth.ts'
import { useRefusal } from '#src/form/use-refusal.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { useBusy } from '#src/lib/use-busy.ts'
import { Press } from '#src/ui/press.tsx'
import { AuthHead, LeaveLink, OwnSessionNote } from './auth-head.tsx'
import type { ScreenProps } from './auth-screen.ts'
import { useRedeemed } from './redeem.ts'

const { recover } = AUTH_PAGE

/** Waits for a press, because mail scanners open every link and would use it up. */
export function RedeemPanel({ screen, auth }: ScreenProps<'redeem'>) {
  const [own] = useState(storedSession)
  const { open } = useRedeemed(screen.link, auth.refused)
  const { errors, clear, refuse } = useRefusal()

  const [busy, press] = useBusy(async () => {
    clear()
    const { redeemed, refusal } = await open()
    if (redeemed) auth.choosePassword(redeemed)
    if (refusal) refuse(refusal)
  })

  return (
    <>
      <AuthHead errors={errors} title={recover.title} lead={recover.lead} />
      <OwnSessionNote own={own} />
      <Press busy={busy} label={recover.submit} busyLabel={recover.busy} onPress={press}>
        <LeaveLink own={own} onBack={auth.dismissed} />
      </Press>
    </>
  )
}
