import { PASSWORD_HELP } from '#content/files.ts'
import { GUEST_PAGE } from '#content/guest-request.ts'
import { DraftLine } from '#src/form/form-opening.tsx'
import { SendRequest } from '#src/form/send-request.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { type FurtherFilesProps, useFurtherFiles } from './use-further-files.ts'

const { add } = GUEST_PAGE

export const FILES_ID = 'further'

export function FurtherFiles(props: FurtherFilesProps) {
  const { answers } = props
  const { documents, phase, errors, message, draft, onSubmit } = useFurtherFiles(props)
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={answers === undefined ? 'add-title' : undefined}
    >
      <ErrorSummary errors={errors} problem={message} />
      <p className="hint">{add.hint}</p>
      <DraftLine draft={draft} />
      <FileField
        id={answers === undefined ? FILES_ID : `${FILES_ID}-${answers}`}
        documents={documents}
        sending={phase !== 'filling'}
        locked={phase === 'saving'}
        passwordHelp={props.canWrite ? PASSWORD_HELP.order : PASSWORD_HELP.further}
      />
      <SendRequest
        phase={phase}
        documents={documents}
        label={add.submit}
        quiet={!props.isPrimary}
        busyLabel={add.submitting}
      />
    </form>
  )
}
