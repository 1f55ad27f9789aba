import { AUTH_PAGE } from '#content/account.ts'
import type { LogInAnswers } from '#contract/account-schemas.ts'
import { ACCOUNT_TOASTS } from '#contract/account-wording.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { carryToast } from '#src/ui/toast-store.ts'
import { isUnconfirmed, isUnproven, showFailure } from './auth-errors.ts'
import { AuthHead } from './auth-head.tsx'
import type { Go } from './auth-screen.ts'
import { LOG_IN_FIELDS } from './fields.ts'
import { loading } from './lazy-modules.ts'

type LogInFormProps = { go: Go; onSignedIn: () => void; authPath: string }

const { logIn } = AUTH_PAGE

/** E-mail and password. */
export function LogInForm({ go, onSignedIn, authPath }: LogInFormProps) {
  const form = useAnswersForm({
    names: LOG_IN_FIELDS,
    checks: async () => (await loading.rules()).checkLogIn,
    async send({ email, password }: LogInAnswers) {
      const { authClient } = await loading.client()
      const { error } = await authClient().signInWithPassword({ email, password })
      if (isUnproven(error)) {
        const { sendPasswordReset } = await loading.mail()
        if (!(await sendPasswordReset({ email, resetLink: location.origin + authPath })))
          throw new Error('Refused')
        go({ mode: 'check-email', email, about: 'one-step' })
        return
      }
      if (isUnconfirmed(error)) {
        showFailure(error)
        go({ mode: 'check-email', email, about: 'sign-up' })
        return
      }
      if (error) throw error
      if (!storedSession()) throw new Error('The browser stores nothing')
      carryToast('success', ACCOUNT_TOASTS.loggedIn)
      onSignedIn()
    },
    failed: showFailure,
  })

  return (
    <>
      <ErrorSummary errors={form.summary} />
      <AuthHead title={logIn.title} lead={logIn.lead} />
      <form {...form.props}>
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          autoCapitalize="none"
          error={form.errors.email}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          error={form.errors.password}
        />
        <p className="aside">
          <button className="link" type="button" onClick={() => go({ mode: 'forgot-password' })}>
            {logIn.forgot}
          </button>
        </p>
        <div className="send">
          <button className="btn" type="submit" aria-disabled={form.busy}>
            {form.busy ? logIn.busy : logIn.submit}
          </button>
          <p>
            {logIn.other}{' '}
            <button className="link" type="button" onClick={() => go({ mode: 'sign-up' })}>
              {logIn.switch}
            </button>
          </p>
        </div>
      </form>
    </>
  )
}
