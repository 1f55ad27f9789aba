import { type ReactNode, useState } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { NEEDED_WORDS } from '#content/order-later.ts'
import { fill, plural } from '#contract/language.ts'
import type { OrderMessage } from '#contract/order.ts'
import { TickField } from '#src/ui/field.tsx'
import { FilledText } from '#src/ui/filled-text.tsx'
import { Press } from '#src/ui/press.tsx'
import { useFocus } from '#src/ui/use-focus.ts'
import { Say, SentWith } from './conversation.tsx'
import { readyText } from './order-page.ts'
import type { OrderActs } from './use-order.ts'

const words = NEEDED_WORDS

type NeededProps = {
  acts: OrderActs
  filesFor: (answers: number, onSent: () => void, isPrimary: boolean) => ReactNode
}

/** What we wait for: questions to answer, documents to send, drafts to approve. */
export function Needed({ acts, filesFor }: NeededProps) {
  const { order } = acts
  const open = order.messages.filter(({ isOpen }) => isOpen)
  const [done, setDone] = useState(0)
  // The form is gone that had the focus.
  const thanks = useFocus<HTMLParagraphElement>(done)
  const onSent = () => setDone((before) => before + 1)
  const first = acts.page.primary === 'answer' ? open[0] : undefined
  const isPaid = order.state === 'half_paid' || order.state === 'in_progress'

  return (
    <>
      <div role="status">
        {done > 0 && (
          <p className="kept" tabIndex={-1} ref={thanks}>
            <span>
              {isPaid && open.length === 0
                ? fill(words.thanksReady, { ready: readyText(order.offer).phrase })
                : words.thanks}
            </span>
          </p>
        )}
      </div>
      {open.map((message) => {
        const shared = { acts, message, onSent, isPrimary: message === first }
        return message.kind === 'draft' ? (
          <Draft key={message.number} {...shared} />
        ) : (
          <Ask key={message.number} {...shared} filesFor={filesFor} />
        )
      })}
    </>
  )
}

type OpenProps = Omit<NeededProps, 'filesFor'> & {
  message: OrderMessage
  onSent: () => void
  isPrimary: boolean
}

function Head({ acts, title, message }: Pick<OpenProps, 'acts' | 'message'> & { title: string }) {
  const { text, about, documents } = message
  return (
    <>
      <h2>{title}</h2>
      <p className="text" dir="auto">
        {text}
      </p>
      {about && (
        <p>
          <FilledText text={words.about} slots={{ name: <bdi>{about}</bdi> }} />
        </p>
      )}
      {documents.length > 0 && <SentWith token={acts.token} documents={documents} />}
    </>
  )
}

/** A document is sent anew; a question is answered in words, or with documents. */
function Ask({ acts, message, onSent, isPrimary, filesFor }: OpenProps & Pick<NeededProps, 'filesFor'>) {
  const { number, about } = message
  const sent = () => {
    onSent()
    void acts.refresh()
  }
  return (
    <article className="needed" aria-label={words.ask}>
      <Head acts={acts} title={words.ask} message={message} />
      <div>{filesFor(number, sent, isPrimary && about !== undefined)}</div>
      <details open={about === undefined || undefined}>
        <summary>{words.answer}</summary>
        <Say
          acts={acts}
          answers={number}
          label={words.answerLabel}
          send={words.answerSend}
          isPrimary={isPrimary && about === undefined}
          onSent={onSent}
        />
      </details>
    </article>
  )
}

function Draft({ acts, message, onSent, isPrimary }: OpenProps) {
  const [error, setError] = useState<string>()
  const { roundsLeft } = acts.order
  const name = `spelling-${message.number}`
  return (
    <article className="needed" aria-label={words.draft}>
      <Head acts={acts} title={words.draft} message={message} />
      <form
        method="dialog"
        noValidate
        onInput={() => setError(undefined)}
        onSubmit={async (event) => {
          event.preventDefault()
          const confirmed = new FormData(event.currentTarget).get(name) !== null
          setError(confirmed ? undefined : words.spellingMissing)
          if (!confirmed) return document.getElementById(name)?.focus()
          if (await acts.approve(message.number)) onSent()
        }}
      >
        <TickField name={name} label={words.spelling} error={error} />
        <Press quiet={!isPrimary} {...acts.stateOf('approve')} label={words.approve} busyLabel={words.busy} />
      </form>
      {roundsLeft > 0 ? (
        <details>
          <summary>{words.changes}</summary>
          <p className="hint">{plural(LANGUAGE.tag, words.rounds, roundsLeft)}</p>
          <Say
            acts={acts}
            answers={message.number}
            label={words.changesLabel}
            send={words.changesSend}
            onSent={onSent}
          />
        </details>
      ) : (
        <p className="hint">{words.noRounds}</p>
      )}
    </article>
  )
}
