import type { GoTrueClient } from '@supabase/auth-js'
import { useState } from 'react'
import { AUTH_PAGE } from '#content/auth.ts'
import { parts } from '#contract/language.ts'
import { authRefusal } from '#src/form/account-errors.ts'
import { useRefusal } from '#src/form/use-refusal.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { AuthHead } from './auth-head.tsx'

type ConfirmedPanelProps = {
  client: GoTrueClient
  email: string
  onSwitch: () => Promise<void>
  onStay: () => void
}

const { confirmed } = AUTH_PAGE

export function ConfirmedPanel({ client, email, onSwitch, onStay }: ConfirmedPanelProps) {
  const [busy, setBusy] = useState(false)
  const [own] = useState(storedSession)
  const { errors, clear, refuse } = useRefusal()

  const switchOver = () => {
    setBusy(true)
    clear()
    onSwitch().catch((error: unknown) => {
      setBusy(false)
      refuse(authRefusal(error))
    })
  }
  const stay = () => {
    void client.signOut({ scope: 'local' }).catch(() => undefined)
    onStay()
  }

  return (
    <>
      <ErrorSummary errors={errors} />
      <AuthHead
        title={confirmed.title}
        lead={
          <span>
            {parts(confirmed.lead, {
              email: wholeEmail(email),
              own: wholeEmail(own?.email ?? '', 'own'),
            })}
          </span>
        }
      />
      <div className="send">
        <button className="btn" type="button" onClick={stay}>
          {confirmed.stay}
        </button>
        <p>
          <button className="link" type="button" disabled={busy} onClick={switchOver}>
            {busy ? confirmed.switching : confirmed.switch}
          </button>
        </p>
      </div>
    </>
  )
}
