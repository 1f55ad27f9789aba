import { useRef } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'
import { TASK_SERVICE_WORDS, TASK_URGENCY_WORDS } from '#content/tasks.ts'
import type { ProfileRow } from '#contract/account.ts'
import { ACCOUNT_TOASTS, TASK_FAILED } from '#contract/account-wording.ts'
import { customerFilePath } from '#contract/files.ts'
import { TASK_SERVICES, TASK_URGENCIES } from '#contract/quote-choices.ts'
import type { QuoteRow } from '#contract/quote-row.ts'
import { referenceOf } from '#contract/reference.ts'
import type { Submission } from '#src/form/draft.ts'
import { SendRequest } from '#src/form/send-request.tsx'
import { useRequestForm } from '#src/form/use-request-form.ts'
import type { Task } from '#src/lib/backend/account-backend.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { showToast } from '#src/ui/toast-store.ts'
import { TASK_FIELDS } from './task-fields.ts'

type TaskFormProps = { profile: ProfileRow; onCreated: (task: Task) => void }

const { sections, hints, submit, busy, note } = DASHBOARD_PAGE.tasks.create
const SERVICES = TASK_SERVICES.map((value) => ({ value, label: TASK_SERVICE_WORDS[value].label }))
const URGENCIES = TASK_URGENCIES.map((value) => ({ value, label: TASK_URGENCY_WORDS[value] }))

/** A new task of a customer whom we know: nothing is asked that the profile says. */
export function TaskForm({ profile, onCreated }: TaskFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const request = useRef<Submission>(undefined)
  const task = useRequestForm({
    form,
    names: TASK_FIELDS,
    type: 'profile_task',
    pathOf: (extension, now) => customerFilePath(profile.id, extension, now),
    rules: async () => (await import('./validate-task.ts')).taskRules(profile),
    setSubmission(next) {
      request.current = next(request.current)
      return request.current.id
    },
    onSent(row) {
      request.current = undefined
      task.clear()
      showToast('success', ACCOUNT_TOASTS.taskCreated)
      onCreated(taskOf(row))
    },
    onFailed: (reason = TASK_FAILED.other) =>
      showToast('error', { title: TASK_FAILED.title, description: reason }),
  })
  const { errors, phase } = task

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className="task"
      onSubmit={task.onSubmit}
      onInput={task.follow}
    >
      <ErrorSummary errors={task.summary} />
      <fieldset className="grp">
        <legend>{sections.need}</legend>
        <SelectField
          name="serviceType"
          label="Service"
          options={SERVICES}
          prompt="Choose a service"
          error={errors.serviceType}
        />
        <RadioSegments name="urgency" label="Urgency" options={URGENCIES} error={errors.urgency} />
        <TextArea
          name="taskDescription"
          label="Task description"
          hint={hints.taskDescription}
          error={errors.taskDescription}
        />
      </fieldset>
      <fieldset className="grp">
        <legend>{sections.going}</legend>
        <div className="pair">
          <TextField
            name="countryOfOrigin"
            label="Country of origin"
            autoComplete="off"
            error={errors.countryOfOrigin}
          />
          <TextField
            name="countryOfDestination"
            label="Country of destination"
            autoComplete="off"
            error={errors.countryOfDestination}
          />
        </div>
      </fieldset>
      <fieldset className="grp">
        <legend>{sections.documents}</legend>
        <p className="hint">{hints.documents}</p>
        <FileField
          id="task-documents"
          list={task.documents}
          sending={phase !== 'filling'}
          locked={phase === 'saving'}
          onAdd={task.addFiles}
          onRemove={task.removeFile}
          onDismiss={task.dismissRefusal}
        />
      </fieldset>
      <SendRequest phase={phase} documents={task.documents} label={submit} busyLabel={busy}>
        {note} <bdi>{`${profile.first_name} ${profile.last_name}`}</bdi>, <bdi>{profile.email}</bdi>.
      </SendRequest>
    </form>
  )
}

/** The card of a row that was inserted a moment ago. */
function taskOf(row: QuoteRow): Task {
  return { ...row, reference: referenceOf(row.id), created_at: new Date().toISOString() }
}
