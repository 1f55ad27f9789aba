import { useState } from 'react'
import { AUTH_PAGE } from '#content/auth.ts'
import { isSentAlready } from '#contract/account.ts'
import { parts } from '#contract/language.ts'
import type { Toast } from '#contract/toast.ts'
import { authRefusal, RESET_FAILED } from '#src/form/account-errors.ts'
import { type Refusal, useRefusal } from '#src/form/use-refusal.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { AuthHead } from './auth-head.tsx'

type CheckEmailPanelProps = {
  email: string
  about: 'sign-up' | 'password' | 'one-step'
  refused?: Refusal
  authPath: string
  profilePath: string
  onBack: () => void
}

const { checkEmail } = AUTH_PAGE

/** Stays until the visitor leaves. */
export function CheckEmailPanel({
  email,
  about,
  refused,
  authPath,
  profilePath,
  onBack,
}: CheckEmailPanelProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const { errors, clear, refuse } = useRefusal(refused)

  const again = async () => {
    if (state === 'sending') return
    setState('sending')
    clear()
    const failure = await (about === 'sign-up' ? resend(email, profilePath) : sendReset(email, authPath))
    setState(failure ? 'idle' : 'sent')
    if (failure) refuse(failure)
  }

  return (
    <>
      <ErrorSummary errors={errors} />
      <AuthHead
        title={checkEmail.title}
        lead={<span>{parts(checkEmail.leads[about], { email: wholeEmail(email) })}</span>}
      />
      <p className="kept">{checkEmail.hint}</p>
      <div className="send">
        <BusyButton className="btn ghost" type="button" busy={state === 'sending'} onClick={again}>
          {state === 'sending' ? checkEmail.resending : checkEmail.resend}
        </BusyButton>
        <p role="status">{state === 'sent' && checkEmail.resent}</p>
        <p>
          <button className="link" type="button" onClick={onBack}>
            {checkEmail.back}
          </button>
        </p>
      </div>
    </>
  )
}

/** @returns what to show on failure */
async function resend(email: string, profilePath: string): Promise<Toast | undefined> {
  try {
    const { authClient } = await import('#src/lib/session/auth-client.ts')
    const options = { emailRedirectTo: location.origin + profilePath }
    const { error } = await authClient().resend({ type: 'signup', email, options })
    if (error && !isSentAlready(error)) throw error
    return undefined
  } catch (error) {
    return authRefusal(error)
  }
}

/** @returns what to show on failure */
async function sendReset(email: string, authPath: string): Promise<Toast | undefined> {
  try {
    const { sendPasswordReset } = await import('./auth-backend.ts')
    return await sendPasswordReset({ email, resetLink: location.origin + authPath })
  } catch {
    return RESET_FAILED
  }
}
