import { useState } from 'react'
import { AUTH_PAGE } from '#content/auth.ts'
import { parts } from '#contract/language.ts'
import { authRefusal } from '#src/form/account-errors.ts'
import { useRefusal } from '#src/form/use-refusal.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { Button } from '#src/ui/busy-button.tsx'
import { AuthHead } from './auth-head.tsx'
import type { ScreenProps } from './auth-screen.ts'

const { confirmed } = AUTH_PAGE

export function ConfirmedPanel({ screen, auth }: ScreenProps<'confirmed'>) {
  const [busy, setBusy] = useState(false)
  const [own] = useState(storedSession)
  const { errors, clear, refuse } = useRefusal()

  const switchOver = () => {
    setBusy(true)
    clear()
    auth.adopt(screen).catch((error: unknown) => {
      setBusy(false)
      refuse(authRefusal(error))
    })
  }
  const stay = () => {
    void screen.client.signOut({ scope: 'local' }).catch(() => undefined)
    auth.leave()
  }

  return (
    <>
      <AuthHead
        errors={errors}
        title={confirmed.title}
        lead={
          <span>
            {parts(confirmed.lead, {
              email: wholeEmail(screen.email),
              own: wholeEmail(own?.email ?? '', 'own'),
            })}
          </span>
        }
      />
      <div className="send">
        <Button label={confirmed.stay} onPress={stay} />
        <p>
          <button className="link" type="button" disabled={busy} onClick={switchOver}>
            {busy ? confirmed.switching : confirmed.switch}
          </button>
        </p>
      </div>
    </>
  )
}
