import { lazy, type ReactNode, Suspense, useState } from 'react'
import { QUOTE_NOTICES } from '#content/files.ts'
import { DATES, LANGUAGE } from '#content/language.ts'
import { PRICES } from '#content/prices.ts'
import { QUOTE_NEXT } from '#content/quote.ts'
import { QUOTE_SENT, SERVICE_PHRASES, URGENCY_NOTES } from '#content/quote-sent.ts'
import { fill, parts } from '#contract/language.ts'
import { serviceIdOf } from '#contract/quote.ts'
import { referenceOf } from '#contract/reference.ts'
import { lateNote, urgencyNotes } from '#contract/urgency.ts'
import { Receipt, SentSection } from '#src/form/sent-section.tsx'
import { LoadBoundary } from '#src/lib/load-boundary.tsx'
import { wholeEmail } from '#src/lib/slots.tsx'
import { Button } from '#src/ui/busy-button.tsx'
import { ROSETTES } from '#src/ui/picture.tsx'
import { Promised } from '#src/ui/times.tsx'
import type { SentQuote } from './quote-form.tsx'

// Most requests come with their documents.
const AddNow = lazy(() => import('./add-now.tsx').then(({ AddNow }) => ({ default: AddNow })))

const SentEstimate = lazy(() =>
  import('#src/form/estimate-working.tsx').then(({ SentEstimate }) => ({ default: SentEstimate })),
)

const NOTE_WORDS = { DATES, PRICES, URGENCY_NOTES }

type QuoteSentProps = {
  sent: SentQuote
  onAnother: () => void
  onAdded: (files: number) => void
}

export function QuoteSent({ sent, onAnother, onAdded }: QuoteSentProps) {
  // It stays while documents are added.
  const [isWithout] = useState(sent.files === 0)
  const { serviceType, urgency } = sent.answers
  const late = sent.replyBy && lateNote(NOTE_WORDS, urgency, sent.at, new Date(sent.replyBy))
  const notes = urgencyNotes(NOTE_WORDS, sent.answers, late || undefined)

  return (
    <SentSection said={QUOTE_NOTICES.success}>
      <p className="lead" role="status">
        <CopyOfIt sent={sent} />
      </p>
      <Receipt
        reference={referenceOf(sent.id)}
        words={QUOTE_SENT}
        picture={ROSETTES[serviceIdOf(serviceType) ?? 'corporate']}
      />
      {isWithout && (
        <LoadBoundary fallback={<p>{QUOTE_SENT.add.write}</p>}>
          <Suspense fallback={null}>
            <AddNow reference={referenceOf(sent.id)} path={sent.path} onAdded={onAdded} />
          </Suspense>
        </LoadBoundary>
      )}
      {sent.path && (
        <p className="its-page">
          {QUOTE_SENT.page.text}
          {LANGUAGE.space}
          <a href={sent.path}>{QUOTE_SENT.page.link}</a>
        </p>
      )}
      {sent.estimate && (
        <LoadBoundary fallback={null}>
          <Suspense fallback={null}>
            <SentEstimate of={sent.estimate} />
          </Suspense>
        </LoadBoundary>
      )}
      <h2>{QUOTE_NEXT.title}</h2>
      <ol className="next">
        <li>{QUOTE_NEXT.steps[0]}</li>
        <li>
          <span>
            <span>{fill(QUOTE_SENT.quote, { service: SERVICE_PHRASES[serviceType] })}</span>
            {LANGUAGE.space}
            {sent.replyBy && (
              <span>
                {parts<ReactNode>(QUOTE_SENT.reply, {
                  moment: <Promised key="moment" iso={sent.replyBy} />,
                })}
              </span>
            )}
            {notes.length > 0 && (
              <span key={notes.join()}>{LANGUAGE.space + notes.join(LANGUAGE.space)}</span>
            )}
          </span>
        </li>
        <li>{QUOTE_NEXT.steps[2]}</li>
      </ol>
      <Button look="btn ghost" label={QUOTE_SENT.another} onPress={onAnother} />
    </SentSection>
  )
}

/** Promises no more than the limit of messages to one address allows. */
function CopyOfIt({ sent: { answers, copy } }: Pick<Parameters<typeof QuoteSent>[0], 'sent'>) {
  const address = wholeEmail(answers.email)
  const text = copy === 'sent' || copy === 'withheld' ? copy : 'unknown'
  return <span key={text}>{parts(QUOTE_SENT.copy[text], { address })}</span>
}
