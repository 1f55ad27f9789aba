import { useEffect, useLayoutEffect, useRef } from 'react'
import { CONFIRM_FIELD_WORDS, DASHBOARD_PAGE } from '#content/account.ts'
import { CONFIRM_FIELDS } from '#contract/account.ts'
import { parts } from '#contract/language.ts'
import { logInRefusal } from '#src/form/account-errors.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { PATHS } from '#src/lib/routes.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Press } from '#src/ui/press.tsx'

type LogInAgainProps = { email: string; onSignedIn: () => void }

const words = DASHBOARD_PAGE.again
const FIELD_ID = 'again-password'

/** For a session that ended during use; the dashboard stays behind it. */
export function LogInAgain({ email, onSignedIn }: LogInAgainProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  /** Restored afterwards. */
  const back = useRef<HTMLElement>(null)
  const form = useAnswersForm({
    fields: CONFIRM_FIELDS,
    words: CONFIRM_FIELD_WORDS,
    idOf: () => FIELD_ID,
    async send({ password }) {
      const { authClient } = await import('#src/lib/session/auth-client.ts')
      const { error } = await authClient().signInWithPassword({ email, password })
      if (error) throw error
      onSignedIn()
      return undefined
    },
    failed: (error) => logInRefusal(error, FIELD_ID),
  })

  // Before the browser notices that the focused element is hidden.
  useLayoutEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
    // Focus that waited around a busy button returns to the button.
    back.current = before?.closest('.send')?.querySelector('button') ?? (before as HTMLElement | null)
  }, [])
  useEffect(() => () => back.current?.focus(), [])

  return (
    <section className="pane" aria-labelledby="again-title">
      <form {...form.props}>
        <ErrorSummary errors={form.summary} />
        <h2 id="again-title" tabIndex={-1} ref={heading}>
          {words.title}
        </h2>
        <p className="hint">{words.text}</p>
        <p className="hint">{parts(words.account, { email: wholeEmail(email) })}</p>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Press busy={form.busy} label={words.submit} busyLabel={words.busy}>
          <p>
            <a href={PATHS.auth}>{words.other}</a>
          </p>
        </Press>
      </form>
    </section>
  )
}
