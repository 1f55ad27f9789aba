import { GUEST_PAGE } from '#content/guest-request.ts'
import type { GuestRequest } from '#contract/guest-request.ts'
import { SendRequest } from '#src/form/send-request.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { useFurtherFiles } from './use-further-files.ts'

type FurtherFilesProps = { token: string; filesLeft: number; onAdded: (request: GuestRequest) => void }

const { add } = GUEST_PAGE

/** The form that adds documents to a request. */
export function FurtherFiles({ token, filesLeft, onAdded }: FurtherFilesProps) {
  const { documents, phase, message, onSubmit } = useFurtherFiles(token, filesLeft, onAdded)
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} aria-labelledby="add-title">
      <p className="hint">{add.hint}</p>
      <FileField
        id="further"
        list={documents.list}
        sending={phase !== 'filling'}
        locked={phase === 'saving'}
        onAdd={documents.add}
        onRemove={documents.remove}
        onDismiss={documents.dismissRefusal}
      />
      <div role="alert">
        {message && (
          <p className="error-message">
            <span>{message}</span>
          </p>
        )}
      </div>
      <SendRequest phase={phase} documents={documents.list} label={add.submit} busyLabel={add.submitting} />
    </form>
  )
}
