import { useState } from 'react'
import { AUTH_PAGE } from '#content/account.ts'
import { isSentAlready } from './auth-errors.ts'
import { AuthHead } from './auth-head.tsx'
import { loading } from './loading.ts'

type CheckEmailPanelProps = {
  email: string
  about: 'sign-up' | 'password'
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
      <AuthHead
        title={checkEmail.title}
        lead={
          about === 'sign-up' ? (
            <>
              We have written to <bdi className="whole">{email}</bdi>. Open the link in the message to confirm
              the address; then the account is ready.
            </>
          ) : (
            <>
              If there is an account for <bdi className="whole">{email}</bdi>, a message with a link to choose
              a new password is on its way.
            </>
          )
        }
      />
      <p className="kept">{checkEmail.hint}</p>
      <div className="send">
        <button className="btn ghost" type="button" aria-disabled={state === 'sending'} onClick={again}>
          {state === 'sending' ? checkEmail.resending : checkEmail.resend}
        </button>
        <p role="status">
          {state === 'sent' && checkEmail.resent}
          {state === 'failed' && checkEmail.notResent}
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

async function resend(email: string, profilePath: string): Promise<boolean> {
  const { authClient } = await loading.client()
  const { error } = await authClient().resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: location.origin + profilePath },
  })
  return !error || isSentAlready(error)
}

async function sendReset(email: string, authPath: string): Promise<boolean> {
  const { sendPasswordReset } = await loading.mail()
  return sendPasswordReset({ email, resetLink: location.origin + authPath })
}
