import { useState } from 'react'
import { AUTH_PAGE } from '#content/account.ts'
import { isSentAlready } from '#contract/account.ts'
import { readableEmail } from '#contract/email-address.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { AuthHead } from './auth-head.tsx'

type CheckEmailPanelProps = {
  email: string
  about: 'sign-up' | 'password' | 'one-step'
  authPath: string
  profilePath: string
  onBack: () => void
}

const { checkEmail } = AUTH_PAGE

/** A message is on its way: stays until the visitor leaves, and can send it once more. */
export function CheckEmailPanel({ email, about, authPath, profilePath, onBack }: CheckEmailPanelProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')

  const again = async () => {
    if (state === 'sending') return
    setState('sending')
    try {
      const sent = about === 'sign-up' ? await resend(email, profilePath) : await sendReset(email, authPath)
      setState(sent ? 'sent' : 'failed')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <AuthHead title={checkEmail.title} lead={<Lead email={email} about={about} />} />
      <p className="kept">{checkEmail.hint}</p>
      <div className="send">
        <BusyButton className="btn ghost" type="button" busy={state === 'sending'} onClick={again}>
          {state === 'sending' ? checkEmail.resending : checkEmail.resend}
        </BusyButton>
        <p role="status">
          {state === 'sent' ? checkEmail.resent : state === 'failed' && checkEmail.notResent}
        </p>
        <p>
          <button className="link" type="button" onClick={onBack}>
            {checkEmail.back}
          </button>
        </p>
      </div>
    </>
  )
}

/** What is on its way, and what to do with it. */
function Lead({ email, about }: Pick<CheckEmailPanelProps, 'email' | 'about'>) {
  const address = <bdi className="whole">{readableEmail(email)}</bdi>
  switch (about) {
    case 'sign-up':
      return (
        <span>
          We have written to {address}. Open the link in the message and enter your password there; then the
          account is ready.
        </span>
      )
    case 'one-step':
      return (
        <span>
          There is one step left before your account is ready. We have just written to {address}: open the
          link in the message and choose a password.
        </span>
      )
    case 'password':
      return (
        <span>
          If there is an account for {address}, a message with a link to choose a new password is on its way.
        </span>
      )
  }
}

async function resend(email: string, profilePath: string): Promise<boolean> {
  const { authClient } = await import('#src/lib/session/auth-client.ts')
  const { error } = await authClient().resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: location.origin + profilePath },
  })
  return !error || isSentAlready(error)
}

async function sendReset(email: string, authPath: string): Promise<boolean> {
  const { sendPasswordReset } = await import('./auth-backend.ts')
  return (await sendPasswordReset({ email, resetLink: location.origin + authPath })) === undefined
}
