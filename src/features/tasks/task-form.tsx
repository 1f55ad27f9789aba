import { ACCOUNT_OUTCOMES } from '#content/account-messages.ts'
import { TASK_FIELD_WORDS, TASKS_TAB } from '#content/tasks.ts'
import type { ProfileRow } from '#contract/account.ts'
import { readableEmail } from '#contract/email-address.ts'
import { customerFilePath } from '#contract/files.ts'
import { parts } from '#contract/language.ts'
import { fullName } from '#contract/names.ts'
import type { QuoteRow } from '#contract/quote.ts'
import { referenceOf } from '#contract/reference.ts'
import { taskFields, taskRow } from '#contract/task.ts'
import { DraftLine } from '#src/form/form-opening.tsx'
import { RequestSections } from '#src/form/request-sections.tsx'
import { SendRequest } from '#src/form/send-request.tsx'
import { useRequestForm } from '#src/form/use-request-form.ts'
import type { Task } from '#src/lib/backend/account-backend.ts'
import { reportSignedOut } from '#src/lib/session/use-session.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'

type TaskFormProps = { profile: ProfileRow; onCreated: (task: Task) => void }

const { sections, hints, submit, busy, note } = TASKS_TAB.create
const DOCUMENTS_ID = 'task-documents'

/** Asks nothing that the profile says. */
export function TaskForm({ profile, onCreated }: TaskFormProps) {
  const fields = taskFields(profile)
  const task = useRequestForm({
    fields,
    words: TASK_FIELD_WORDS,
    draftKey: `sq-draft-task:${profile.id}`,
    rowOf: (id, userId, answers, files) => taskRow(id, userId, answers, profile, files),
    type: 'profile_task',
    owner: { id: profile.id, onSignedOut: reportSignedOut },
    pathOf: (extension, now) => customerFilePath(profile.id, extension, now),
    onSent(row) {
      task.form.current?.reset()
      onCreated(taskOf(row))
    },
    failed: ACCOUNT_OUTCOMES.taskFailed,
    unsaved: ACCOUNT_OUTCOMES.taskFailed.description,
    documentsId: DOCUMENTS_ID,
  })
  const about = { fields, words: TASK_FIELD_WORDS, errors: task.errors, hints }

  return (
    <form
      ref={task.form}
      method="dialog"
      noValidate
      className="task"
      onSubmit={task.onSubmit}
      onInput={task.onInput}
    >
      <ErrorSummary errors={task.summary} />
      <DraftLine draft={task.draft} />
      <RequestSections
        about={about}
        request={task}
        sections={sections}
        documentsHint={hints.documents}
        id={DOCUMENTS_ID}
      />
      <SendRequest phase={task.phase} documents={task.documents} label={submit} busyLabel={busy}>
        <p>
          {parts(note, {
            name: <bdi key="name">{fullName(profile.first_name, profile.last_name)}</bdi>,
            email: <bdi key="email">{readableEmail(profile.email)}</bdi>,
          })}
        </p>
      </SendRequest>
    </form>
  )
}

/** Of a row just inserted. */
function taskOf(row: QuoteRow): Task {
  return { ...row, reference: referenceOf(row.id), created_at: new Date().toISOString() }
}
