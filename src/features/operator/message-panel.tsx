import { type SubmitEvent, useState } from 'react'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { fill } from '#contract/language.ts'
import { isOrderMessage } from '#contract/operator.ts'
import {
  MESSAGE_DOCUMENTS,
  type MessageKind,
  ORDER_MESSAGE_LIMIT,
  type OrderMessage,
} from '#contract/order.ts'
import { storable } from '#src/form/form-answers.ts'
import { useLeaveWarning } from '#src/form/use-request-form.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { TextArea } from '#src/ui/field.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { RadioSegments, SelectField } from '#src/ui/radio-segments.tsx'
import { Moment } from '#src/ui/times.tsx'
import { Documents } from './deliveries.tsx'
import { ConfirmedButton, type PanelProps, Screen, screenWords } from './screen.tsx'
import { Uploads } from './uploads.tsx'
import { useUploads } from './use-uploads.ts'

const words = OPERATOR_ORDER.message

export function MessagePanel({ link, view }: PanelProps) {
  const { busy, problem, act } = link
  const waiting = view.order?.waiting ?? []
  const uploads = useUploads(link)
  const kinds = KINDS.filter((known) => view.allowedActions.includes(known === 'plain' ? 'message' : known))
  const [kind, setKind] = useState<MessageKind>(kinds[0] ?? 'plain')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState<string>()
  const [isDone, setDone] = useState(false)
  useLeaveWarning(uploads.running || typed !== '')
  useTitlePrefix(error && 'Error')

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = storable(typed).trim()
    const wrong = isOrderMessage(text)
      ? undefined
      : text
        ? fill(words.long, { max: ORDER_MESSAGE_LIMIT.toLocaleString('en-GB') })
        : words.empty
    const missing = uploads.pending ?? (kind === 'draft' && waiting.length === 0 ? words.noDraft : undefined)
    const about = String(new FormData(event.currentTarget).get('about') ?? '')
    setError(wrong)
    setPending(missing)
    if (wrong) document.getElementById('message')?.focus()
    if (wrong || missing) return
    const sent = { text, documents: waiting.map(({ id }) => id) }
    const done = await (kind === 'ask'
      ? act({ action: 'ask', ...sent, ...(about && { about }) })
      : act({ action: kind === 'draft' ? 'draft' : 'message', ...sent }))
    if (!done) return
    setTyped('')
    uploads.clear()
    setDone(true)
  }

  return (
    <Screen {...screenWords(view, isDone)} view={view}>
      <section aria-labelledby="messages-title">
        <h2 id="messages-title">{words.title}</h2>
        <Messages link={link} view={view} />
      </section>
      {kinds.length > 0 ? (
        <form noValidate onSubmit={send} onInput={() => setPending(undefined)}>
          {kinds.length > 1 && (
            <RadioSegments
              name="kind"
              label={words.kind}
              hint={words.kindHints[kind] || undefined}
              options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
              chosen={kind}
              onChoose={setKind}
            />
          )}
          {!view.order && <p className="hint">{words.quoteWaits}</p>}
          {kind === 'ask' && view.request.files.length > 0 && (
            <SelectField
              name="about"
              label={words.about}
              prompt={words.aboutNone}
              options={view.request.files.map(({ id, name }) => ({ value: id, label: name }))}
              optional
            />
          )}
          <TextArea
            name="message"
            label={words.text}
            error={error}
            rows={6}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {view.order && (
            <Uploads
              link={link}
              uploads={uploads}
              waiting={{ documents: waiting, words: words.documents }}
              most={MESSAGE_DOCUMENTS}
              words={words.documents}
            />
          )}
          <Press
            busy={busy}
            problem={pending ?? problem}
            label={words.button}
            busyLabel={OPERATOR_ORDER.offer.sending}
          />
        </form>
      ) : (
        <Problem text={problem} />
      )}
    </Screen>
  )
}

const KINDS: readonly MessageKind[] = ['plain', 'ask', 'draft']

function statusOf({ author, kind, isOpen, approved }: OrderMessage): string {
  if (author === 'customer' || kind === 'plain') return ''
  if (isOpen) return words.open
  return approved === undefined ? words.closed[kind] : words.approved[approved ? 'true' : 'false']
}

function Messages({ link, view }: PanelProps) {
  const { order, request } = view
  const messages = order?.messages ?? (request.asked ? [request.asked] : [])
  if (messages.length === 0) return <p className="order-none">{words.none}</p>
  return (
    <ol className="order-messages" aria-live="polite">
      {messages.map((message) => {
        const { number, kind, author, text, at, about, isOpen, documents } = message
        return (
          <li key={number} className={author}>
            <p>
              <b>{words.authors[author]}</b> <Moment iso={at} />
              {statusOf(message) && <b>{` ${statusOf(message)}`}</b>}
            </p>
            {about && <p>{fill(words.aboutOf, { name: about })}</p>}
            <p className="order-text" dir="auto">
              {text}
            </p>
            <Documents documents={documents} />
            {isOpen && (
              <ConfirmedButton
                link={link}
                action={{ action: 'answered', message: number, ...(kind === 'draft' && { approved: true }) }}
                {...(kind === 'draft' ? words.answeredDraft : words.answered)}
                keep={words.keep}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
