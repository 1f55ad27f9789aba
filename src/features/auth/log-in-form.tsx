import { LOG_IN_FIELD_WORDS } from '#content/account.ts'
import { ACCOUNT_FAILURES, ACCOUNT_OUTCOMES } from '#content/account-messages.ts'
import { AUTH_PAGE } from '#content/auth.ts'
import { LANGUAGE } from '#content/language.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import { LOG_IN_FIELDS, UNPROVEN_MESSAGE } from '#contract/account.ts'
import { authRefusal, logInRefusal } from '#src/form/account-errors.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { carryNotice } from '#src/form/notice.tsx'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Press } from '#src/ui/press.tsx'
import { WithoutScripts } from '#src/ui/without-scripts.tsx'
import { AuthHead, LinkLine } from './auth-head.tsx'
import type { ScreenProps } from './auth-screen.ts'

const { logIn } = AUTH_PAGE
const STORES_NOTHING = { title: ERROR_TITLE, description: ACCOUNT_FAILURES.storage }

export function LogInForm({ screen, auth: { go, leave } }: ScreenProps<'login'>) {
  const form = useAnswersForm({
    fields: LOG_IN_FIELDS,
    words: LOG_IN_FIELD_WORDS,
    refused: screen.refused,
    async send({ email, password }) {
      const { authClient } = await import('#src/lib/session/auth-client.ts')
      const { error } = await authClient().signInWithPassword({ email, password })
      // The password is right, but was never entered with a link that we mailed.
      if (error?.message === UNPROVEN_MESSAGE) {
        const { sendPasswordReset } = await import('./auth-backend.ts')
        const refusal = await sendPasswordReset(email)
        if (!refusal) go({ mode: 'check-email', email, about: 'one-step' })
        return refusal
      }
      if (error?.code === 'email_not_confirmed') {
        go({ mode: 'check-email', email, about: 'sign-up', refused: authRefusal(error) })
        return undefined
      }
      if (error) throw error
      if (!storedSession()) return STORES_NOTHING
      carryNotice(ACCOUNT_OUTCOMES.loggedIn)
      leave()
      return undefined
    },
    failed: logInRefusal,
  })

  return (
    <>
      <AuthHead errors={form.summary} said={screen.said} title={logIn.title} lead={logIn.lead} />
      <WithoutScripts text={AUTH_PAGE.noscript} />
      <form {...form.props}>
        <FormFields {...form.about} section="you" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <LinkLine className="aside" text={logIn.forgot} onPress={() => go({ mode: 'forgot-password' })} />
        <Press busy={form.busy} label={logIn.submit} busyLabel={logIn.busy}>
          <LinkLine className="scripted" text={logIn.switch} onPress={() => go({ mode: 'sign-up' })}>
            {logIn.other}
            {LANGUAGE.space}
          </LinkLine>
        </Press>
      </form>
    </>
  )
}
