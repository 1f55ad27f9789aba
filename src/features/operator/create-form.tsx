import { ERROR_TITLE } from '#content/messages.ts'
import { NEW_REQUEST_FIELD_WORDS, OPERATOR_PAGE } from '#content/operator.ts'
import { NEW_REQUEST_FIELDS } from '#contract/new-request.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Press } from '#src/ui/press.tsx'
import type { RecordPanelProps } from './use-operator-link.ts'

const words = OPERATOR_PAGE.create

const SECTIONS = Object.entries(words.sections)

/** The request of somebody who rang, wrote or walked in. What was typed stays when it cannot be sent. */
export function CreateForm({ link: { busy, problem, act } }: Pick<RecordPanelProps, 'link'>) {
  const { props, about, summary } = useAnswersForm({
    fields: NEW_REQUEST_FIELDS,
    words: NEW_REQUEST_FIELD_WORDS,
    async send(answers) {
      await act({ action: 'create', answers })
      return undefined
    },
    failed: () => ({ title: ERROR_TITLE, description: OPERATOR_PAGE.failed }),
  })
  return (
    <form {...props}>
      <ErrorSummary errors={summary} problem={problem} />
      {SECTIONS.map(([section, title]) => (
        <fieldset className="grp" key={section}>
          <legend>{title}</legend>
          <FormFields {...about} section={section} hints={words.hints} rows={5} />
        </fieldset>
      ))}
      <Press busy={busy} busyLabel={OPERATOR_PAGE.busy} label={OPERATOR_PAGE.purposes.create.button} />
    </form>
  )
}
