import { type FormEvent, useRef, useState } from 'react'
import { CONVERSATION_WORDS } from '#content/order.ts'
import { fill } from '#contract/language.ts'
import { ORDER_MESSAGE_LIMIT, type OrderMessage } from '#contract/order.ts'
import { openDocument } from '#src/lib/backend/order-backend.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { momentText } from '#src/ui/day-text.ts'
import { TextArea } from '#src/ui/field.tsx'
import { FileName } from '#src/ui/file-name.tsx'
import { sizeText } from '#src/ui/file-size.ts'
import { Problem } from '#src/ui/press.tsx'
import { DownloadButton } from './download-button.tsx'
import type { OrderActs } from './use-order.ts'

const words = CONVERSATION_WORDS

/** Of the field that is no answer to anything. */
export const MESSAGE_ID = 'message'

/** Questions and answers about an order, and a place for the next one. */
export function Conversation({ token, acts }: { token: string; acts: OrderActs }) {
  const { messages } = acts.order
  return (
    <div className="conversation">
      <h2>{words.title}</h2>
      {messages.length > 0 && (
        <ol className="messages">
          {messages.map(({ number, author, text, at, documents, approved }) => (
            <li key={number} className={author}>
              <p className="who">
                <b>{words.authors[author]}</b>
                <time dateTime={at}>{momentText(new Date(at))}</time>
                {approved !== undefined && <span>{words.drafts[approved ? 'approved' : 'changes']}</span>}
              </p>
              <p className="text" dir="auto">
                {text}
              </p>
              {documents.length > 0 && <SentWith token={token} documents={documents} />}
            </li>
          ))}
        </ol>
      )}
      <details open={messages.length > 0 || undefined}>
        <summary>{words.ask}</summary>
        <Say acts={acts} />
      </details>
    </div>
  )
}

type SentWithProps = Pick<OrderMessage, 'documents'> & { token: string }

/** What came with a message, and opens whatever has become of the order. */
export function SentWith({ token, documents }: SentWithProps) {
  return (
    <ul className="files" aria-label={words.documents}>
      {documents.map(({ id, name, size }) => (
        <li key={id}>
          <FileName name={name} />
          <span className="status">{sizeText(size)}</span>
          <DownloadButton file={name} fetch={() => openDocument(token, id)} />
        </li>
      ))}
    </ul>
  )
}

type SayProps = {
  acts: OrderActs
  answers?: number
  label?: string
  send?: string
  isPrimary?: boolean
  onSent?: () => void
}

export function Say({ acts, answers, isPrimary = false, onSent, ...own }: SayProps) {
  const { label, send } = { ...words, ...own }
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState(false)
  // There may be several such forms.
  const [tried, setTried] = useState(false)
  const busy = acts.busy === 'message'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('message') ?? '').trim()
    const wrong = problemOf(text)
    setError(wrong)
    setSent(false)
    if (wrong) return form.current?.querySelector('textarea')?.focus()
    setTried(true)
    if (!(await acts.message(text, answers))) return
    form.current?.reset()
    setSent(true)
    onSent?.()
  }

  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} onInput={() => setError(undefined)}>
      <TextArea
        name="message"
        id={answers === undefined ? MESSAGE_ID : `answer-${answers}`}
        label={label}
        rows={3}
        error={error}
      />
      <div className="send">
        <Problem text={tried ? acts.problemOf('message') : undefined} />
        <BusyButton className={isPrimary ? 'btn' : 'btn ghost'} type="submit" busy={busy}>
          {busy ? words.busy : send}
        </BusyButton>
        <div role="status">{sent && <p>{words.sent}</p>}</div>
      </div>
    </form>
  )
}

function problemOf(text: string): string | undefined {
  if (text === '') return words.empty
  return text.length > ORDER_MESSAGE_LIMIT ? fill(words.tooLong, { limit: ORDER_MESSAGE_LIMIT }) : undefined
}
