import { type SubmitEvent, useState } from 'react'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { isOrderMessage } from '#contract/operator.ts'
import { MESSAGE_DOCUMENTS, ORDER_MESSAGE_LIMIT } from '#contract/order.ts'
import { storable } from '#src/form/form-answers.ts'
import { useTitlePrefix } from '#src/form/use-field-errors.ts'
import { useLeaveWarning } from '#src/form/use-request-form.ts'
import { momentText } from '#src/ui/day-text.ts'
import { Field } from '#src/ui/field.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { Documents } from './deliveries.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'
import { Uploads } from './uploads.tsx'
import { useUploads } from './use-uploads.ts'

const words = OPERATOR_ORDER.message

/** Questions and answers so far, and a place for another, with documents if it needs some. */
export function MessagePanel({ link, view }: PanelProps) {
  const { busy, problem, act } = link
  const waiting = view.order?.waiting ?? []
  const uploads = useUploads(link)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState<string>()
  const [isDone, setDone] = useState(false)
  useLeaveWarning(uploads.running)
  useTitlePrefix(error && 'Error')

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = storable(typed).trim()
    const wrong = isOrderMessage(text)
      ? undefined
      : text
        ? words.long.replace('{max}', ORDER_MESSAGE_LIMIT.toLocaleString('en-GB'))
        : words.empty
    setError(wrong)
    setPending(uploads.pending)
    if (wrong) document.getElementById('message')?.focus()
    if (wrong || uploads.pending) return
    if (!(await act({ action: 'message', text, documents: waiting.map(({ id }) => id) }))) return
    setTyped('')
    uploads.clear()
    setDone(true)
  }

  return (
    <Screen {...screenWords(view, isDone)} view={view}>
      <section aria-labelledby="messages-title">
        <h2 id="messages-title">{words.title}</h2>
        <Messages messages={view.order?.messages ?? []} />
      </section>
      {view.allowedActions.includes('message') ? (
        <form noValidate onSubmit={send} onInput={() => setPending(undefined)}>
          <Field name="message" label={words.text} error={error}>
            {(control) => (
              <textarea
                {...control}
                rows={6}
                dir="auto"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Uploads
            link={link}
            uploads={uploads}
            waiting={waiting}
            most={MESSAGE_DOCUMENTS}
            words={words.documents}
          />
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

type MessagesProps = { messages: NonNullable<PanelProps['view']['order']>['messages'] }

function Messages({ messages }: MessagesProps) {
  if (messages.length === 0) return <p className="order-none">{words.none}</p>
  return (
    <ol className="order-messages" aria-live="polite">
      {messages.map(({ author, text, at, documents }) => (
        <li key={`${at} ${author}`} className={author}>
          <p>
            <b>{words.authors[author]}</b> <time dateTime={at}>{momentText(new Date(at))}</time>
          </p>
          <p className="order-text" dir="auto">
            {text}
          </p>
          <Documents documents={documents} />
        </li>
      ))}
    </ol>
  )
}
