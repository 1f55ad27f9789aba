import { type ReactNode, useEffect, useState } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { TASKS_TAB } from '#content/tasks.ts'
import { choiceText } from '#contract/fields.ts'
import type { UploadedFile } from '#contract/files.ts'
import { fill, plural } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { serviceIdOf } from '#contract/quote.ts'
import { useRefusal } from '#src/form/use-refusal.ts'
import type { Task } from '#src/lib/backend/account-backend.ts'
import { listen } from '#src/lib/listen.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { ROSETTES } from '#src/ui/picture.tsx'
import { SpokenText } from '#src/ui/radio-segments.tsx'
import { Day, Promised } from '#src/ui/times.tsx'

const words = TASKS_TAB.pending

const COLOURS: Readonly<Record<string, 'green' | 'yellow' | 'red'>> = {
  standard: 'green',
  '>48 hours': 'green',
  express: 'yellow',
  '24-48 hours': 'yellow',
  urgent: 'red',
  '0-12 hours': 'red',
  '12-24 hours': 'red',
}

/** About three lines; the rest shows on demand. */
const LONG_TEXT = 230

export function TaskCard({ task, order }: { task: Task; order?: ReactNode }) {
  const files = task.uploaded_files?.length ?? 0
  return (
    <li className="card">
      <img
        src={ROSETTES[serviceIdOf(task.service_type) ?? 'private']}
        width="112"
        height="112"
        alt=""
        loading="lazy"
      />
      <div>
        <p className="ref reference">{task.reference}</p>
        <h3>{choiceText(QUOTE_FIELD_WORDS.serviceType, task.service_type)}</h3>
        <Way
          from={
            task.country_of_origin_other ||
            choiceText(QUOTE_FIELD_WORDS.countryOfOrigin, task.country_of_origin)
          }
          to={
            task.country_of_destination_other ||
            choiceText(QUOTE_FIELD_WORDS.countryOfDestination, task.country_of_destination)
          }
        />
        <Description text={task.task_description} />
        <FileNames files={task.uploaded_files ?? []} />
        {order ?? (files < FILE_LIMITS.maxFiles && <AddDocuments task={task} />)}
      </div>
      <div className="meta">
        <SpokenText
          className={`badge ${COLOURS[task.urgency] ?? 'green'}`}
          text={choiceText(QUOTE_FIELD_WORDS.urgency, task.urgency)}
        />
        <dl>
          {task.own_reference && (
            <>
              <dt>{QUOTE_FIELD_WORDS.ownReference.label}</dt>
              <dd>
                <bdi>{task.own_reference}</bdi>
              </dd>
            </>
          )}
          <dt>{words.created}</dt>
          <dd>
            <Day iso={task.created_at} />
          </dd>
          {!order && task.reply_by && !task.handled_at && (
            <>
              <dt>{words.replyBy}</dt>
              <dd>
                <Promised iso={task.reply_by} />
              </dd>
            </>
          )}
          <dt>{words.documents}</dt>
          <dd>{files === 0 ? words.none : plural(LANGUAGE.tag, words.files, files)}</dd>
        </dl>
      </div>
    </li>
  )
}

function AddDocuments({ task: { id, reference } }: { task: Task }) {
  const [busy, setBusy] = useState(false)
  const { errors, clear, refuse } = useRefusal()
  const open = async () => {
    setBusy(true)
    clear()
    try {
      const { openRequest } = await import('#src/lib/backend/account-backend.ts')
      location.assign(await openRequest(id))
    } catch {
      setBusy(false)
      refuse({ title: ERROR_TITLE, description: words.notOpened })
    }
  }
  // The Back button restores the page as it was left.
  useEffect(() => listen({ pageshow: () => setBusy(false) }), [])
  return (
    <div className="act">
      <ErrorSummary errors={errors} />
      <BusyButton
        className="link"
        busy={busy}
        aria-label={fill(words.openAbout, { reference })}
        onClick={open}
        label={words.open}
        busyLabel={words.opening}
      />
    </div>
  )
}

function FileNames({ files }: { files: readonly UploadedFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="names" aria-label={words.documents}>
      {files.map(({ name, path }) => (
        <li key={path}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Way({ from, to }: { from: string; to: string }) {
  if (!from && !to) return null
  if (!from || !to) {
    return (
      <p className="way">
        <span>{from ? words.from : words.to}</span> <bdi>{from || to}</bdi>
      </p>
    )
  }
  return (
    <p className="way">
      <bdi>{from}</bdi>
      <span aria-hidden="true">→</span>
      <span className="visually-hidden">{words.between}</span>
      <bdi>{to}</bdi>
    </p>
  )
}

function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  const long = text.length > LONG_TEXT || text.split('\n').length > 3
  return (
    <>
      <p className={whole ? 'excerpt unfolded' : 'excerpt'} dir="auto">
        {text}
      </p>
      {long && (
        <button className="link" type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.less : words.whole}
        </button>
      )}
    </>
  )
}
