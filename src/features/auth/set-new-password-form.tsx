import type { GoTrueClient } from '@supabase/auth-js'
import { NEW_PASSWORD_FIELD_WORDS, PASSWORD_HINT } from '#content/account.ts'
import { ACCOUNT_TOASTS } from '#content/account-messages.ts'
import { AUTH_PAGE } from '#content/auth.ts'
import { NEW_PASSWORD_FIELDS } from '#contract/account.ts'
import { parts } from '#contract/language.ts'
import { isSamePassword, PASSWORD_FAILED, passwordProblem } from '#src/form/account-errors.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { forgetStoredSession, storedSession } from '#src/lib/session/stored-session.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { showToast } from '#src/ui/toast-store.ts'
import { AuthHead } from './auth-head.tsx'
import { confirmWith, type Redeemed } from './redeem.ts'

type SetNewPasswordFormProps = {
  client: GoTrueClient
  email: string
  /** If it replaces entering the sign-up's password. */
  confirming?: Redeemed | undefined
  onProven: (redeemed: Redeemed) => void
  onUpdated: () => void
  onBack: () => void
}

const { setNewPassword } = AUTH_PAGE

export function SetNewPasswordForm({
  client,
  email,
  confirming,
  onProven,
  onUpdated,
  onBack,
}: SetNewPasswordFormProps) {
  const form = useAnswersForm({
    fields: NEW_PASSWORD_FIELDS,
    words: NEW_PASSWORD_FIELD_WORDS,
    async send({ password }) {
      const { data, error } = await client.updateUser({ password })
      // It is the sign-up's password after all.
      if (confirming && isSamePassword(error) && (await confirmWith(confirming, password)) === 'proven') {
        onProven(confirming)
        return undefined
      }
      if (error) return { ...PASSWORD_FAILED, fields: { password: passwordProblem(error) } }
      // Ends the link's session, and all that were made with the old password.
      await client.signOut({ scope: 'global' }).catch(() => undefined)
      if (storedSession()?.userId === data.user.id) await forgetOwnSession()
      showToast('success', ACCOUNT_TOASTS.passwordUpdated)
      onUpdated()
      return undefined
    },
    failed: () => PASSWORD_FAILED,
  })

  return (
    <>
      <ErrorSummary errors={form.summary} />
      <AuthHead
        title={setNewPassword.title}
        lead={<span>{parts(setNewPassword.lead, { email: wholeEmail(email) })}</span>}
      />
      <form {...form.props}>
        {/* For password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={NEW_PASSWORD_FIELD_WORDS.password.label}
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={form.errors.password}
        />
        <PasswordField
          name="confirmation"
          label={NEW_PASSWORD_FIELD_WORDS.confirmation.label}
          autoComplete="new-password"
          error={form.errors.confirmation}
        />
        <div className="send">
          <BusyButton className="btn" type="submit" busy={form.busy}>
            {form.busy ? setNewPassword.busy : setNewPassword.submit}
          </BusyButton>
          <p>
            <button className="link" type="button" onClick={onBack}>
              {setNewPassword.back}
            </button>
          </p>
        </div>
      </form>
    </>
  )
}

/** It ended with the account's other sessions. */
async function forgetOwnSession(): Promise<void> {
  const { authClient } = await import('#src/lib/session/auth-client.ts')
  await authClient()
    .signOut({ scope: 'local' })
    .catch(() => undefined)
  forgetStoredSession()
  document.documentElement.dataset.auth = 'out'
}
