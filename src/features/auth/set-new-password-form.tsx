import { NEW_PASSWORD_FIELD_WORDS, PASSWORD_HINT } from '#content/account.ts'
import { LINK_FAILURES } from '#content/account-messages.ts'
import { AUTH_PAGE } from '#content/auth.ts'
import { NEW_PASSWORD_FIELDS } from '#contract/account.ts'
import { parts } from '#contract/language.ts'
import { PASSWORD_FAILED, passwordProblem } from '#src/form/account-errors.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Press } from '#src/ui/press.tsx'
import { AuthHead, LinkLine } from './auth-head.tsx'
import type { ScreenProps } from './auth-screen.ts'
import { confirmWith } from './redeem.ts'

const { setNewPassword } = AUTH_PAGE

export function SetNewPasswordForm({ screen, auth }: ScreenProps<'set-new-password'>) {
  const { client, email, confirming } = screen
  const form = useAnswersForm({
    fields: NEW_PASSWORD_FIELDS,
    words: NEW_PASSWORD_FIELD_WORDS,
    async send({ password }) {
      const { data, error } = await client.updateUser({ password })
      // It is the sign-up's password after all.
      const isSame = error?.code === 'same_password'
      if (confirming && isSame && (await confirmWith(confirming, password)) === 'proven') {
        auth.proven(confirming)
        return undefined
      }
      if (error) {
        const note = error.code === 'reauthentication_needed' ? LINK_FAILURES.spent : undefined
        return { ...PASSWORD_FAILED, note, fields: { password: passwordProblem(error) } }
      }
      // Ends the link's session, and all that were made with the old password.
      await client.signOut({ scope: 'global' }).catch(() => undefined)
      if (storedSession()?.userId === data.user.id)
        await (await import('#src/lib/session/auth-client.ts')).forgetSession()
      auth.passwordUpdated()
      return undefined
    },
    failed: () => PASSWORD_FAILED,
  })

  return (
    <>
      <AuthHead
        errors={form.summary}
        title={setNewPassword.title}
        lead={<span>{parts(setNewPassword.lead, { email: wholeEmail(email) })}</span>}
      />
      <form {...form.props}>
        {/* For password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('password')} autoComplete="new-password" hint={PASSWORD_HINT} />
        <PasswordField {...form.field('confirmation')} autoComplete="new-password" />
        <Press busy={form.busy} label={setNewPassword.submit} busyLabel={setNewPassword.busy}>
          <LinkLine text={setNewPassword.back} onPress={auth.back} />
        </Press>
      </form>
    </>
  )
}
