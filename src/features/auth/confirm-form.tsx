import { useState } from 'react'
import { CONFIRM_FIELD_WORDS } from '#content/account.ts'
import { LINK_FAILURES } from '#content/account-messages.ts'
import { AUTH_PAGE } from '#content/auth.ts'
import { LANGUAGE } from '#content/language.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import { CONFIRM_FIELDS } from '#contract/account.ts'
import { authRefusal } from '#src/form/account-errors.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { AuthHead } from './auth-head.tsx'
import type { ConfirmationLink } from './auth-screen.ts'
import { LeaveLink, OwnSessionNote } from './own-session-note.tsx'
import { confirmWith, type Redeemed, useRedeemed } from './redeem.ts'

type ConfirmFormProps = {
  link: ConfirmationLink
  onProven: (redeemed: Redeemed) => void
  onNewPassword: (redeemed: Redeemed) => void
  onRefused: (refusal: Refusal) => void
  onBack: () => void
}

const { confirm } = AUTH_PAGE
const WRONG_PASSWORD = { title: ERROR_TITLE, description: confirm.wrong }

/**
 * Asks for the sign-up's password: someone else may have signed up with this address. Sends nothing before the press,
 * because mail scanners open every link.
 */
export function ConfirmForm({ link, onProven, onNewPassword, onRefused, onBack }: ConfirmFormProps) {
  const [own] = useState(storedSession)
  const { open, email } = useRedeemed(link, onRefused)
  const form = useAnswersForm({
    fields: CONFIRM_FIELDS,
    words: CONFIRM_FIELD_WORDS,
    async send({ password }) {
      const { redeemed, refusal } = await open()
      if (!redeemed) return refusal
      switch (await confirmWith(redeemed, password)) {
        case 'proven':
          onProven(redeemed)
          return undefined
        case 'wrong':
          return { ...WRONG_PASSWORD, fields: { password: confirm.wrong } }
        case 'spent':
          onNewPassword(redeemed)
          return undefined
        case 'ended':
          onRefused({ title: ERROR_TITLE, description: LINK_FAILURES.spent })
          return undefined
      }
    },
    failed: authRefusal,
  })

  const choose = async () => {
    const { redeemed, refusal } = await open()
    if (redeemed) onNewPassword(redeemed)
    if (refusal) form.refused(refusal)
  }

  return (
    <>
      <ErrorSummary errors={form.summary} />
      <AuthHead title={confirm.title} lead={confirm.lead} />
      <OwnSessionNote own={own} />
      <form {...form.props}>
        {/* For password managers, once the link has told the address. */}
        {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField
          name="password"
          label={CONFIRM_FIELD_WORDS.password.label}
          autoComplete="current-password"
          error={form.errors.password}
        />
        <div className="send">
          <BusyButton className="btn" type="submit" busy={form.busy}>
            {form.busy ? confirm.busy : confirm.submit}
          </BusyButton>
          <p>
            {confirm.other}
            {LANGUAGE.space}
            <button className="link" type="button" onClick={choose}>
              {confirm.switch}
            </button>
          </p>
          <LeaveLink own={own} onBack={onBack} />
        </div>
      </form>
    </>
  )
}
