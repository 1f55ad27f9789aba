import { LOG_IN_FIELD_WORDS } from '#content/account.ts'
import { ACCOUNT_TOASTS } from '#content/account-messages.ts'
import { AUTH_PAGE } from '#content/auth.ts'
import { LANGUAGE } from '#content/language.ts'
import { LOG_IN_FIELDS } from '#contract/account.ts'
import { authRefusal, isUnconfirmed, isUnproven, logInRefusal } from '#src/form/account-errors.ts'
import { FormField } from '#src/form/form-fields.tsx'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { carryToast } from '#src/ui/toast-store.ts'
import { WithoutScripts } from '#src/ui/without-scripts.tsx'
import { AuthHead } from './auth-head.tsx'
import type { Go } from './auth-screen.ts'

type LogInFormProps = {
  refused?: Refusal | undefined
  go: Go
  onSignedIn: () => void
  authPath: string
}

const { logIn } = AUTH_PAGE

export function LogInForm({ refused, go, onSignedIn, authPath }: LogInFormProps) {
  const form = useAnswersForm({
    fields: LOG_IN_FIELDS,
    words: LOG_IN_FIELD_WORDS,
    refused,
    async send({ email, password }) {
      const { authClient } = await import('#src/lib/session/auth-client.ts')
      const { error } = await authClient().signInWithPassword({ email, password })
      if (isUnproven(error)) {
        const { sendPasswordReset } = await import('./auth-backend.ts')
        const refusal = await sendPasswordReset({ email, resetLink: location.origin + authPath })
        if (!refusal) go({ mode: 'check-email', email, about: 'one-step' })
        return refusal
      }
      if (isUnconfirmed(error)) {
        go({ mode: 'check-email', email, about: 'sign-up', refused: authRefusal(error) })
        return undefined
      }
      if (error) throw error
      if (!storedSession()) throw new Error('The browser stores nothing')
      carryToast('success', ACCOUNT_TOASTS.loggedIn)
      onSignedIn()
      return undefined
    },
    failed: logInRefusal,
  })

  return (
    <>
      <ErrorSummary errors={form.summary} />
      <AuthHead title={logIn.title} lead={logIn.lead} />
      <WithoutScripts text={AUTH_PAGE.noscript} />
      <form {...form.props}>
        <FormField
          name="email"
          field={LOG_IN_FIELDS.email}
          words={LOG_IN_FIELD_WORDS.email}
          error={form.errors.email}
        />
        <PasswordField
          name="password"
          label={LOG_IN_FIELD_WORDS.password.label}
          autoComplete="current-password"
          error={form.errors.password}
        />
        <p className="aside">
          <button className="link" type="button" onClick={() => go({ mode: 'forgot-password' })}>
            {logIn.forgot}
          </button>
        </p>
        <div className="send">
          <BusyButton className="btn" type="submit" busy={form.busy}>
            {form.busy ? logIn.busy : logIn.submit}
          </BusyButton>
          <p className="scripted">
            {logIn.other}
            {LANGUAGE.space}
            <button className="link" type="button" onClick={() => go({ mode: 'sign-up' })}>
              {logIn.switch}
            </button>
          </p>
        </div>
      </form>
    </>
  )
}
