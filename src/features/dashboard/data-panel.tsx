import { type FormEvent, useRef, useState } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'
import { SLUG } from '#content/business.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import { DELETE_WORD } from '#contract/account.ts'
import { fill } from '#contract/language.ts'
import { useRefusal } from '#src/form/use-refusal.ts'
import { PATHS } from '#src/lib/routes.ts'
import { forgetTasks } from '#src/lib/session/forget-kept.ts'
import { leave } from '#src/lib/session/leaving.ts'
import { SESSION_STORAGE_KEY } from '#src/lib/session/stored-session.ts'
import { onDevice } from '#src/lib/storage.ts'
import { useBusy } from '#src/lib/use-busy.ts'
import { BusyButton, Button } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { ErrorSummary, NO_ERRORS, type SummaryEntry } from '#src/ui/error-summary.tsx'
import { TextField } from '#src/ui/field.tsx'

const { data } = DASHBOARD_PAGE
const CONFIRM_ID = 'confirmDelete'

export function DataPanel() {
  return (
    <aside className="data" aria-labelledby="data-title">
      <h2 id="data-title">{data.title}</h2>
      <p className="hint">{data.lead}</p>
      <Download />
      <Delete />
    </aside>
  )
}

function Download() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { errors, clear, refuse } = useRefusal()
  const words = data.download

  const [busy, download] = useBusy(async () => {
    clear()
    try {
      const { exportAccount } = await import('#src/lib/backend/account-backend.ts')
      for await (const { archive, part, parts } of exportAccount())
        saveFile(archive, `${SLUG}-my-data${parts > 1 ? `-${part}-of-${parts}` : ''}.zip`)
      dialog.current?.close()
    } catch {
      dialog.current?.close()
      refuse({ title: ERROR_TITLE, description: words.failed })
    }
  })

  return (
    <>
      <ErrorSummary errors={errors} />
      <Button look="btn ghost" label={words.button} onPress={() => dialog.current?.showModal()} />
      <ConfirmDialog dialog={dialog} title={words.title} text={words.text} cancel={data.cancel} busy={busy}>
        <BusyButton busy={busy} onClick={download} label={words.confirm} busyLabel={words.busy} />
      </ConfirmDialog>
    </>
  )
}

function Delete() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly SummaryEntry[]>(NO_ERRORS)
  const words = data.remove

  const open = (form: HTMLFormElement | null | undefined) => {
    form?.reset()
    setErrors(NO_ERRORS)
    dialog.current?.showModal()
  }

  const erase = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = String(new FormData(event.currentTarget).get(CONFIRM_ID) ?? '').trim()
    if (typed !== DELETE_WORD) {
      setErrors([{ id: CONFIRM_ID, message: fill(words.mismatch, { word: DELETE_WORD }) }])
      return
    }
    setBusy(true)
    setErrors(NO_ERRORS)
    try {
      const { deleteAccount } = await import('#src/lib/backend/account-backend.ts')
      await deleteAccount()
      leave()
      onDevice.forget(SESSION_STORAGE_KEY)
      forgetTasks()
      location.replace(PATHS.home)
    } catch {
      setBusy(false)
      setErrors([{ message: words.failed }])
    }
  }

  return (
    <>
      <button
        className="btn ghost danger"
        type="button"
        onClick={() => open(dialog.current?.querySelector('form'))}
      >
        {words.button}
      </button>
      <ConfirmDialog dialog={dialog} title={words.title} text={words.text} cancel={data.cancel} busy={busy}>
        <form method="dialog" noValidate onSubmit={erase}>
          {/* A translated word could not be typed. */}
          <div translate="no">
            <ErrorSummary errors={errors} />
            <TextField
              name={CONFIRM_ID}
              label={fill(words.label, { word: DELETE_WORD })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={errors.find(({ id }) => id)?.message}
            />
          </div>
          <BusyButton busy={busy} label={words.button} busyLabel={words.busy} />
        </form>
      </ConfirmDialog>
    </>
  )
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
