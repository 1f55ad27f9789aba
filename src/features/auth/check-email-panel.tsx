import { useState } from 'react'
import { AUTH_PAGE } from '#content/auth.ts'
import { isSentAlready } from '#contract/account.ts'
import type { NoticeWords } from '#contract/fields.ts'
import { parts } from '#contract/language.ts'
import { authRefusal, RESET_FAILED } from '#src/form/account-errors.ts'
import { useRefusal } from '#src/form/use-refusal.ts'
import { PATHS } from '#src/lib/routes.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { useBusy } from '#src/lib/use-busy.ts'
import { Press } from '#src/ui/press.tsx'
import { AuthHead, LinkLine } from './auth-head.tsx'
import type { ScreenProps } from './auth-screen.ts'

const { checkEmail } = AUTH_PAGE

/** Stays until the visitor leaves. */
export function CheckEmailPanel({
  screen: { email, about, said, refused },
  auth,
}: ScreenProps<'check-email'>) {
  const [isSent, setSent] = useState(false)
  const { errors, clear, refuse } = useRefusal(refused)

  const [busy, again] = useBusy(async () => {
    setSent(false)
    clear()
    const failure = await (about === 'sign-up' ? resend(email) : sendReset(email))
    setSent(!failure)
    if (failure) refuse(failure)
  })

  return (
    <>
      <AuthHead
        errors={errors}
        said={said}
        title={checkEmail.title}
        lead={<span>{parts(checkEmail.leads[about], { email: wholeEmail(email) })}</span>}
      />
      <p className="kept">{checkEmail.hint}</p>
      <Press quiet busy={busy} onPress={again} label={checkEmail.resend} busyLabel={checkEmail.resending}>
        <p role="status">{isSent && checkEmail.resent}</p>
        <LinkLine text={checkEmail.back} onPress={auth.back} />
      </Press>
    </>
  )
}

/** @returns what to show on failure */
async function resend(email: string): Promise<NoticeWords | undefined> {
  try {
    const { authClient } = await import('#src/lib/session/auth-client.ts')
    const options = { emailRedirectTo: location.origin + PATHS.profile }
    const { error } = await authClient().resend({ type: 'signup', email, options })
    if (error && !isSentAlready(error)) throw error
    return undefined
  } catch (error) {
    return authRefusal(error)
  }
}

/** @returns what to show on failure */
async function sendReset(email: string): Promise<NoticeWords | undefined> {
  try {
    const { sendPasswordReset } = await import('./auth-backend.ts')
    return await sendPasswordReset(email)
  } catch {
    return RESET_FAILED
  }
}
