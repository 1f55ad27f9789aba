import { type FormEvent, useRef, useState } from 'react'
import { CONVERSATION_WORDS } from '#content/order.ts'
import { fill } from '#contract/language.ts'
import { ORDER_MESSAGE_LIMIT, type OrderMessage } from '#contract/order.ts'
import { readAnswers } from '#src/form/form-answers.ts'
import { openDocument } from '#src/lib/backend/order-backend.ts'
import { TextArea } from '#src/ui/field.tsx'
import { FileName, sizeText } from '#src/ui/file-facts.tsx'
import { Press } from '#src/ui/press.tsx'
import { Moment } from '#src/ui/times.tsx'
import { DownloadButton } from './download-button.tsx'
import type { OrderActs } from './use-order.ts'

const words = CONVERSATION_WORDS

/** Of the field that is no answer to anything. */
export const MESSAGE_ID = 'message'

export function Conversation({ acts }: { acts: OrderActs }) {
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
                <Moment iso={at} />
                {approved !== undefined && <span>{words.drafts[approved ? 'approved' : 'changes']}</span>}
              </p>
              <p className="text" dir="auto">
                {text}
              </p>
              {documents.length > 0 && <SentWith token={acts.token} documents={documents} />}
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

type SentWithProps = Pick<OrderMessage, 'documents'> & { token: string; label?: string }

/** What came with a message, and opens whatever has become of the order. */
export function SentWith({ token, documents, label = words.documents }: SentWithProps) {
  return (
    <ul className="files" aria-label={label}>
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

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { message } = readAnswers(event.currentTarget, ['message'])
    const text = message.trim()
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
      <Press
        quiet={!isPrimary}
        busy={acts.busy === 'message'}
        problem={tried ? acts.problemOf('message') : undefined}
        label={send}
        busyLabel={words.busy}
      >
        <div role="status">{sent && <p>{words.sent}</p>}</div>
      </Press>
    </form>
  )
}

function problemOf(text: string): string | undefined {
  if (text === '') return words.empty
  return text.length > ORDER_MESSAGE_LIMIT ? fill(words.tooLong, { limit: ORDER_MESSAGE_LIMIT }) : undefined
}
