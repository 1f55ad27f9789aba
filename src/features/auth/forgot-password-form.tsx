import { FORGOT_FIELD_WORDS } from '#content/account.ts'
import { ACCOUNT_OUTCOMES } from '#content/account-messages.ts'
import { AUTH_PAGE } from '#content/auth.ts'
import { FORGOT_FIELDS } from '#contract/account.ts'
import { RESET_FAILED } from '#src/form/account-errors.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { Press } from '#src/ui/press.tsx'
import { AuthHead, LinkLine } from './auth-head.tsx'
import type { ScreenProps } from './auth-screen.ts'

const { forgotPassword } = AUTH_PAGE

/** The response is the same whether or not there is such an account. */
export function ForgotPasswordForm({ screen, auth }: ScreenProps<'forgot-password'>) {
  const form = useAnswersForm({
    fields: FORGOT_FIELDS,
    words: FORGOT_FIELD_WORDS,
    refused: screen.refused,
    async send({ email }) {
      const { sendPasswordReset } = await import('./auth-backend.ts')
      const refusal = await sendPasswordReset(email)
      if (refusal) return refusal
      auth.go({ mode: 'check-email', email, about: 'password', said: ACCOUNT_OUTCOMES.resetSent })
      return undefined
    },
    failed: () => RESET_FAILED,
  })

  return (
    <>
      <AuthHead errors={form.summary} title={forgotPassword.title} lead={forgotPassword.lead} />
      <form {...form.props}>
        <FormFields {...form.about} section="you" />
        <Press busy={form.busy} label={forgotPassword.submit} busyLabel={forgotPassword.busy}>
          <LinkLine text={forgotPassword.back} onPress={auth.back} />
        </Press>
      </form>
    </>
  )
}
