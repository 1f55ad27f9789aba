import { useState } from 'react'
import { AUTH_PAGE } from '#content/account.ts'
import { ACCOUNT_TYPES, type AccountType, signUpMetadata } from '#contract/account.ts'
import type { SignUpAnswers } from '#contract/account-schemas.ts'
import { ACCOUNT_TOASTS } from '#contract/account-wording.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { carryToast, showToast } from '#src/ui/toast-store.ts'
import { isSentAlready, passwordProblem, showFailure } from './auth-errors.ts'
import { AuthHead } from './auth-head.tsx'
import type { Go } from './auth-screen.ts'
import { SIGN_UP_FIELDS } from './fields.ts'
import { loading } from './lazy-modules.ts'

type SignUpFormProps = {
  go: Go
  onSignedIn: () => void
  profilePath: string
  termsPath: string
  privacyPath: string
}

const { signUp } = AUTH_PAGE
const TYPES = ACCOUNT_TYPES.map((value) => ({ value, label: signUp.accountTypes[value] }))

/** A new account. Whether the address has one already is not told here, but in the message that it gets. */
export function SignUpForm({ go, onSignedIn, profilePath, termsPath, privacyPath }: SignUpFormProps) {
  const [type, setType] = useState<AccountType>('private')
  const form = useAnswersForm({
    names: SIGN_UP_FIELDS,
    checks: async () => (await loading.rules()).checkSignUp,
    async send(answers: SignUpAnswers) {
      const { email, password } = answers
      const { authClient } = await loading.client()
      const { data, error } = await authClient().signUp({
        email,
        password,
        options: { data: signUpMetadata(answers), emailRedirectTo: location.origin + profilePath },
      })
      const problem = passwordProblem(error)
      if (problem) return { password: problem }
      if (error && !isSentAlready(error)) throw error
      void welcome(answers)
      if (data.session) {
        carryToast('success', ACCOUNT_TOASTS.created)
        onSignedIn()
      } else {
        showToast('success', ACCOUNT_TOASTS.created)
        go({ mode: 'check-email', email, about: 'sign-up' })
      }
      return
    },
    failed: showFailure,
  })
  const { errors } = form

  return (
    <>
      <ErrorSummary errors={form.summary} />
      <AuthHead title={signUp.title} lead={signUp.lead} />
      <form {...form.props} onChange={(event) => setType(chosenType(event.currentTarget))}>
        <RadioSegments name="accountType" label={signUp.accountType} options={TYPES} chosen="private" />
        {type === 'corporate' && (
          <TextField
            name="companyName"
            label="Company name"
            autoComplete="organization"
            error={errors.companyName}
          />
        )}
        <div className="pair">
          <TextField name="firstName" label="First name" autoComplete="given-name" error={errors.firstName} />
          <TextField name="lastName" label="Last name" autoComplete="family-name" error={errors.lastName} />
        </div>
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
          error={errors.email}
        />
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={signUp.phone}
          error={errors.phone}
          optional
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={signUp.password}
          error={errors.password}
        />
        <div className="send">
          <button className="btn" type="submit" aria-disabled={form.busy}>
            {form.busy ? signUp.busy : signUp.submit}
          </button>
          <p>
            By creating an account you accept our <a href={termsPath}>terms of service</a>. Our{' '}
            <a href={privacyPath}>privacy policy</a> says what we do with your details.
          </p>
          <p>
            {signUp.other}{' '}
            <button className="link" type="button" onClick={() => go({ mode: 'login' })}>
              {signUp.switch}
            </button>
          </p>
        </div>
      </form>
    </>
  )
}

function chosenType(form: HTMLFormElement): AccountType {
  return new FormData(form).get('accountType') === 'corporate' ? 'corporate' : 'private'
}

/** Asks for the welcome message. Nothing waits for it. */
async function welcome(answers: SignUpAnswers): Promise<void> {
  const { email, firstName, lastName, accountType, companyName } = answers
  try {
    const { sendWelcomeEmail } = await loading.mail()
    await sendWelcomeEmail({ email, firstName, lastName, accountType, companyName: companyName || null })
  } catch {
    // The script could not be loaded; the server writes to new customers in any case.
  }
}
