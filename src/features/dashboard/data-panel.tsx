import { type FormEvent, useRef, useState } from 'react'
import { DASHBOARD_PAGE, LOG_IN_FIELD_WORDS } from '#content/account.ts'
import { SLUG } from '#content/business.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import { DELETE_WORD } from '#contract/account.ts'
import { fill } from '#contract/language.ts'
import { logInRefusal } from '#src/form/account-errors.ts'
import { refusalEntries, useRefusal } from '#src/form/use-refusal.ts'
import { refusalOf } from '#src/lib/backend/call-function.ts'
import { PATHS } from '#src/lib/routes.ts'
import { forgetVisit } from '#src/lib/session/forget-kept.ts'
import { leave } from '#src/lib/session/leaving.ts'
import { SESSION_STORAGE_KEY } from '#src/lib/session/stored-session.ts'
import { onDevice } from '#src/lib/storage.ts'
import { useBusy } from '#src/lib/use-busy.ts'
import { BusyButton, Button } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { ErrorSummary, NO_ERRORS, type SummaryEntry } from '#src/ui/error-summary.tsx'
import { TextField } from '#src/ui/field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'

const { data } = DASHBOARD_PAGE
const CONFIRM_ID = 'confirmDelete'
const PASSWORD_ID = 'deletePassword'

export function DataPanel({ email }: { email: string }) {
  return (
    <aside className="data" aria-labelledby="data-title">
      <h2 id="data-title">{data.title}</h2>
      <p className="hint">{data.lead}</p>
      <Download />
      <Delete email={email} />
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

function Delete({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly SummaryEntry[]>(NO_ERRORS)
  const words = data.remove
  const messageOf = (id: string) => {
    const found = errors.find((error) => error.id === id)
    return found?.isOnly ? '' : found?.message
  }

  const open = (form: HTMLFormElement | null | undefined) => {
    form?.reset()
    setErrors(NO_ERRORS)
    dialog.current?.showModal()
  }

  const erase = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const password = String(typed.get(PASSWORD_ID) ?? '')
    const missing: SummaryEntry[] = []
    if (!password) missing.push({ id: PASSWORD_ID, message: LOG_IN_FIELD_WORDS.password.required })
    if (String(typed.get(CONFIRM_ID) ?? '').trim() !== DELETE_WORD)
      missing.push({ id: CONFIRM_ID, message: fill(words.mismatch, { word: DELETE_WORD }) })
    setErrors(missing.length > 0 ? missing : NO_ERRORS)
    if (missing.length > 0) return
    setBusy(true)
    try {
      const { authClient, inTime } = await import('#src/lib/session/auth-client.ts')
      // An open session is not enough.
      const { error } = await inTime(authClient().signInWithPassword({ email, password }))
      if (error?.code === 'invalid_credentials') {
        setBusy(false)
        return setErrors(refusalEntries(logInRefusal(error, PASSWORD_ID), false))
      }
      if (error) throw error
      const { deleteAccount } = await import('#src/lib/backend/account-backend.ts')
      await deleteAccount()
      leave()
      onDevice.forget(SESSION_STORAGE_KEY)
      forgetVisit()
      location.replace(PATHS.home)
    } catch (error) {
      setBusy(false)
      const { code, message = words.failed } = refusalOf(error)
      setErrors([{ message: code === 'order-unsettled' ? message : words.failed }])
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
          <ErrorSummary errors={errors} />
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name={PASSWORD_ID}
            label={words.password}
            autoComplete="current-password"
            error={messageOf(PASSWORD_ID)}
          />
          {/* A translated word could not be typed. */}
          <div translate="no">
            <TextField
              name={CONFIRM_ID}
              label={fill(words.label, { word: DELETE_WORD })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={messageOf(CONFIRM_ID)}
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
