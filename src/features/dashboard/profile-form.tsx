import { DASHBOARD_PAGE } from '#content/account.ts'
import { type ProfileRow, profileRow } from '#contract/account.ts'
import type { ProfileAnswers } from '#contract/account-schemas.ts'
import { ACCOUNT_FAILURES, ACCOUNT_TOASTS } from '#contract/account-wording.ts'
import { ERROR_TITLE } from '#contract/wording.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { showToast } from '#src/ui/toast-store.ts'
import { PROFILE_FIELDS } from './profile-fields.ts'

type ProfileFormProps = { profile: ProfileRow; onSaved: (profile: ProfileRow) => void }

const words = DASHBOARD_PAGE.profile

/** The customer's details. The address is that of the account; a company belongs to corporate accounts only. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const form = useAnswersForm({
    names: PROFILE_FIELDS,
    checks: async () => (await import('./validate-profile.ts')).checkProfile(profile.account_type),
    async send(answers: ProfileAnswers) {
      const { saveProfile } = await import('#src/lib/backend/account-backend.ts')
      const row = profileRow(profile, answers, new Date())
      await saveProfile(row)
      onSaved(row)
      showToast('success', ACCOUNT_TOASTS.profileUpdated)
      return undefined
    },
    failed: () => showToast('error', { title: ERROR_TITLE, description: ACCOUNT_FAILURES.profile }),
  })
  const corporate = profile.account_type === 'corporate'

  return (
    <form {...form.props}>
      <ErrorSummary errors={form.summary} />
      <h2>{words.title}</h2>
      <p className="hint">
        {corporate ? 'Corporate account.' : 'Private account.'} {words.lead}
      </p>
      <div className="pair">
        <TextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          defaultValue={profile.first_name}
          error={form.errors.firstName}
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          defaultValue={profile.last_name}
          error={form.errors.lastName}
        />
      </div>
      {corporate && (
        <TextField
          name="companyName"
          label="Company name"
          autoComplete="organization"
          defaultValue={profile.company_name ?? ''}
          error={form.errors.companyName}
        />
      )}
      <TextField
        name="email"
        label="Email"
        type="email"
        hint={words.emailHint}
        defaultValue={profile.email}
        readOnly
      />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={profile.phone ?? ''}
        error={form.errors.phone}
        optional
      />
      <div className="send">
        <button className="btn" type="submit" aria-disabled={form.busy}>
          {form.busy ? words.busy : words.submit}
        </button>
      </div>
    </form>
  )
}
