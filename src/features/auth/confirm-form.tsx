import { useState } from 'react'
import { CONFIRM_FIELD_WORDS } from '#content/account.ts'
import { LINK_FAILURES } from '#content/account-messages.ts'
import { AUTH_PAGE } from '#content/auth.ts'
import { LANGUAGE } from '#content/language.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import { CONFIRM_FIELDS } from '#contract/account.ts'
import { authRefusal } from '#src/form/account-errors.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { storedSession } from '#src/lib/session/stored-session.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Press } from '#src/ui/press.tsx'
import { AuthHead, LeaveLink, LinkLine, OwnSessionNote } from './auth-head.tsx'
import type { ScreenProps } from './auth-screen.ts'
import { confirmWith, useRedeemed } from './redeem.ts'

const { confirm } = AUTH_PAGE
const WRONG_PASSWORD = { title: ERROR_TITLE, description: confirm.wrong }

/** Someone else may have signed up with this address. Sends nothing before the press: mail scanners open every link. */
export function ConfirmForm({ screen, auth }: ScreenProps<'confirm'>) {
  const [own] = useState(storedSession)
  const { open, email } = useRedeemed(screen.link, auth.refused)
  const form = useAnswersForm({
    fields: CONFIRM_FIELDS,
    words: CONFIRM_FIELD_WORDS,
    async send({ password }) {
      const { redeemed, refusal } = await open()
      if (!redeemed) return refusal
      switch (await confirmWith(redeemed, password)) {
        case 'proven':
          auth.proven(redeemed)
          return undefined
        case 'wrong':
          return { ...WRONG_PASSWORD, fields: { password: confirm.wrong } }
        case 'spent':
          auth.choosePassword(redeemed, redeemed)
          return undefined
        case 'ended':
          auth.refused({ title: ERROR_TITLE, description: LINK_FAILURES.spent })
          return undefined
      }
    },
    failed: authRefusal,
  })

  const choose = async () => {
    const { redeemed, refusal } = await open()
    if (redeemed) auth.choosePassword(redeemed, redeemed)
    if (refusal) form.refused(refusal)
  }

  return (
    <>
      <AuthHead errors={form.summary} title={confirm.title} lead={confirm.lead} />
      <OwnSessionNote own={own} />
      <form {...form.props}>
        {/* For password managers, once the link has told the address. */}
        {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Press busy={form.busy} label={confirm.submit} busyLabel={confirm.busy}>
          <LinkLine text={confirm.switch} onPress={choose}>
            {confirm.other}
            {LANGUAGE.space}
          </LinkLine>
          <LeaveLink own={own} onBack={auth.dismissed} />
        </Press>
      </form>
    </>
  )
}
