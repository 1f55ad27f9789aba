import { useState } from 'react'
import { PASSWORD_HINT, SIGN_UP_FIELD_WORDS } from '#content/account.ts'
import { ACCOUNT_OUTCOMES } from '#content/account-messages.ts'
import { AUTH_PAGE } from '#content/auth.ts'
import { LANGUAGE } from '#content/language.ts'
import {
  type AccountType,
  isSentAlready,
  SIGN_UP_FIELDS,
  type SignUpAnswers,
  signUpMetadata,
} from '#contract/account.ts'
import { parts } from '#contract/language.ts'
import { authRefusal, passwordProblem } from '#src/form/account-errors.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { carryNotice } from '#src/form/notice.tsx'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { callForm } from '#src/lib/backend/form-backend.ts'
import { PATHS } from '#src/lib/routes.ts'
import { link } from '#src/lib/slots.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Press } from '#src/ui/press.tsx'
import { AuthHead, LinkLine } from './auth-head.tsx'
import type { ScreenProps } from './auth-screen.ts'

const { signUp } = AUTH_PAGE
const HINTS = { phone: signUp.phone }
const PRIVATE = { accountType: 'private' }

/** Does not reveal whether the address has an account; the e-mail does. */
export function SignUpForm({ auth: { go, leave } }: ScreenProps<'sign-up'>) {
  const [type, setType] = useState<AccountType>('private')
  const form = useAnswersForm({
    fields: SIGN_UP_FIELDS,
    words: SIGN_UP_FIELD_WORDS,
    async send(answers) {
      const { email, password } = answers
      const { authClient } = await import('#src/lib/session/auth-client.ts')
      const options = {
        data: { ...signUpMetadata(answers), language: LANGUAGE.code },
        emailRedirectTo: location.origin + PATHS.profile,
      }
      const ask = () => authClient().signUp({ email, password, options })
      let { data, error } = await ask()
      // Many people sign up at once: each does a proof of work.
      if (error?.status === 429 && !isSentAlready(error)) {
        const { accepted } = await callForm('admit-request', { email })
        if (accepted) ({ data, error } = await ask())
      }
      const problem = passwordProblem(error)
      if (problem) return { ...authRefusal(error), fields: { password: problem } }
      if (error && !isSentAlready(error)) throw error
      void welcome(answers)
      if (data.session) {
        carryNotice(ACCOUNT_OUTCOMES.created)
        leave()
      } else {
        go({ mode: 'check-email', email, about: 'sign-up', said: ACCOUNT_OUTCOMES.created })
      }
      return undefined
    },
    failed: authRefusal,
  })

  return (
    <>
      <AuthHead errors={form.summary} title={signUp.title} lead={signUp.lead} />
      <form {...form.props} onChange={(event) => setType(chosenType(event.currentTarget))}>
        <FormFields
          {...form.about}
          section="you"
          hints={HINTS}
          values={PRIVATE}
          known={{ accountType: type }}
        />
        <PasswordField {...form.field('password')} autoComplete="new-password" hint={PASSWORD_HINT} />
        <Press busy={form.busy} label={signUp.submit} busyLabel={signUp.busy}>
          <p>
            {parts(signUp.terms, {
              terms: link(PATHS.terms, signUp.termsLink),
              privacy: link(PATHS.privacy, signUp.privacyLink),
            })}
          </p>
          <LinkLine text={signUp.switch} onPress={() => go({ mode: 'login' })}>
            {signUp.other}
            {LANGUAGE.space}
          </LinkLine>
        </Press>
      </form>
    </>
  )
}

function chosenType(form: HTMLFormElement): AccountType {
  return new FormData(form).get('accountType') === 'corporate' ? 'corporate' : 'private'
}

async function welcome(answers: SignUpAnswers): Promise<void> {
  const { email, firstName, lastName, accountType, companyName } = answers
  try {
    const { sendWelcomeEmail } = await import('./auth-backend.ts')
    await sendWelcomeEmail({ email, firstName, lastName, accountType, companyName: companyName || null })
  } catch {
    // Not loaded; the server welcomes new customers anyway.
  }
}
