import { DASHBOARD_PAGE, PROFILE_FIELD_WORDS } from '#content/account.ts'
import { ACCOUNT_FAILURES, ACCOUNT_OUTCOMES } from '#content/account-messages.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import { PROFILE_FIELDS, type ProfileRow } from '#contract/account.ts'
import { answersOf, rowOf } from '#contract/fields.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { Notice } from '#src/form/notice.tsx'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Press } from '#src/ui/press.tsx'

type ProfileFormProps = { profile: ProfileRow; onSaved: (profile: ProfileRow) => void }

const words = DASHBOARD_PAGE.profile

export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const form = useAnswersForm({
    fields: PROFILE_FIELDS,
    words: PROFILE_FIELD_WORDS,
    known: { accountType: profile.account_type },
    async send(answers) {
      const { saveProfile } = await import('#src/lib/backend/account-backend.ts')
      const { id, email } = profile
      const row = { id, email, ...rowOf(PROFILE_FIELDS, answers), updated_at: new Date().toISOString() }
      await saveProfile(row)
      onSaved(row)
      return undefined
    },
    done: ACCOUNT_OUTCOMES.profileUpdated,
    failed: () => ({ title: ERROR_TITLE, description: ACCOUNT_FAILURES.profile }),
  })
  const values = answersOf(PROFILE_FIELDS, profile)
  const about = { ...form.about, values, known: values }

  return (
    <form {...form.props}>
      <ErrorSummary errors={form.summary} />
      <h2>{words.title}</h2>
      <p className="hint">{words.leads[profile.account_type]}</p>
      <FormFields {...about} section="you" />
      <TextField
        name="email"
        label={words.email}
        type="email"
        hint={words.emailHint}
        defaultValue={profile.email}
        readOnly
      />
      <FormFields {...about} section="contact" />
      <Press busy={form.busy} label={words.submit} busyLabel={words.busy} />
      <Notice notice={form.done} />
    </form>
  )
}
