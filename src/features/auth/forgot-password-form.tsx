import { FORGOT_FIELD_WORDS } from '#content/account.ts'
import { ACCOUNT_TOASTS } from '#content/account-messages.ts'
import { AUTH_PAGE } from '#content/auth.ts'
import { FORGOT_FIELDS } from '#contract/account.ts'
import { RESET_FAILED } from '#src/form/account-errors.ts'
import { FormField } from '#src/form/form-fields.tsx'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { showToast } from '#src/ui/toast-store.ts'
import { AuthHead } from './auth-head.tsx'
import type { Go } from './auth-screen.ts'

type ForgotPasswordFormProps = { refused?: Refusal | undefined; go: Go; onBack: () => void; authPath: string }

const { forgotPassword } = AUTH_PAGE

/** The response is the same whether or not there is such an account. */
export function ForgotPasswordForm({ refused, go, onBack, authPath }: ForgotPasswordFormProps) {
  const form = useAnswersForm({
    fields: FORGOT_FIELDS,
    words: FORGOT_FIELD_WORDS,
    refused,
    async send({ email }) {
      const { sendPasswordReset } = await import('./auth-backend.ts')
      const refusal = await sendPasswordReset({ email, resetLink: location.origin + authPath })
      if (refusal) return refusal
      showToast('success', ACCOUNT_TOASTS.resetSent)
      go({ mode: 'check-email', email, about: 'password' })
      return undefined
    },
    failed: () => RESET_FAILED,
  })

  return (
    <>
      <ErrorSummary errors={form.summary} />
      <AuthHead title={forgotPassword.title} lead={forgotPassword.lead} />
      <form {...form.props}>
        <FormField
          name="email"
          field={FORGOT_FIELDS.email}
          words={FORGOT_FIELD_WORDS.email}
          error={form.errors.email}
        />
        <div className="send">
          <BusyButton className="btn" type="submit" busy={form.busy}>
            {form.busy ? forgotPassword.busy : forgotPassword.submit}
          </BusyButton>
          <p>
            <button className="link" type="button" onClick={onBack}>
              {forgotPassword.back}
            </button>
          </p>
        </div>
      </form>
    </>
  )
}
