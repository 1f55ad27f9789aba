import { useState } from 'react'
import { CHANGE_PASSWORD_FIELD_WORDS, DASHBOARD_PAGE, PASSWORD_HINT } from '#content/account.ts'
import { ACCOUNT_OUTCOMES } from '#content/account-messages.ts'
import { CHANGE_PASSWORD_FIELDS } from '#contract/account.ts'
import { authRefusal, failureText, PASSWORD_FAILED, passwordProblem } from '#src/form/account-errors.ts'
import { carryNotice, Notice } from '#src/form/notice.tsx'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { PATHS } from '#src/lib/routes.ts'
import { leave } from '#src/lib/session/leaving.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Press } from '#src/ui/press.tsx'

const words = DASHBOARD_PAGE.password

function LogOutEverywhere() {
  const [busy, setBusy] = useState(false)
  const logOut = async () => {
    setBusy(true)
    try {
      const { authClient, inTime } = await import('#src/lib/session/auth-client.ts')
      leave()
      const { error } = await inTime(authClient().signOut({ scope: 'global' }))
      if (error) throw error
      location.replace(PATHS.home)
    } catch (error) {
      carryNotice(authRefusal(error), true)
      location.reload()
    }
  }
  return (
    <BusyButton
      className="link"
      busy={busy}
      onClick={logOut}
      label={words.everywhere}
      busyLabel={words.leaving}
    />
  )
}

/** All other sessions end. */
export function PasswordForm({ email }: { email: string }) {
  const form = useAnswersForm({
    fields: CHANGE_PASSWORD_FIELDS,
    words: CHANGE_PASSWORD_FIELD_WORDS,
    async send(answers) {
      const { authClient, inTime } = await import('#src/lib/session/auth-client.ts')
      const client = authClient()
      // An open session is not enough.
      const signIn = await inTime(client.signInWithPassword({ email, password: answers.current }))
      if (signIn.error?.code === 'invalid_credentials')
        return { ...PASSWORD_FAILED, fields: { current: failureText(signIn.error) } }
      if (signIn.error) throw signIn.error
      const { error } = await inTime(client.updateUser({ password: answers.password }))
      if (error) return { ...PASSWORD_FAILED, fields: { password: passwordProblem(error) } }
      await client.signOut({ scope: 'others' }).catch(() => undefined)
      form.form.current?.reset()
      return undefined
    },
    done: ACCOUNT_OUTCOMES.passwordUpdated,
    failed: () => PASSWORD_FAILED,
  })

  return (
    <form {...form.props}>
      <ErrorSummary errors={form.summary} />
      <h2>{words.title}</h2>
      <p className="hint">{words.lead}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('current')} autoComplete="current-password" />
      <PasswordField {...form.field('password')} autoComplete="new-password" hint={PASSWORD_HINT} />
      <PasswordField {...form.field('confirmation')} autoComplete="new-password" />
      <Press busy={form.busy} label={words.submit} busyLabel={words.busy}>
        <p>
          <LogOutEverywhere />
        </p>
      </Press>
      <Notice notice={form.done} />
    </form>
  )
}
