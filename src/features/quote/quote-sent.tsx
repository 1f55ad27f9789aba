import { lazy, type ReactNode, Suspense, useState } from 'react'
import { QUOTE_TOASTS } from '#content/files.ts'
import { LANGUAGE } from '#content/language.ts'
import { QUOTE_NEXT } from '#content/quote.ts'
import { QUOTE_SENT, SERVICE_PHRASES, URGENCY_WORDS } from '#content/quote-sent.ts'
import { fill, parts } from '#contract/language.ts'
import { serviceIdOf } from '#contract/quote.ts'
import { referenceOf } from '#contract/reference.ts'
import { Receipt, SentSection } from '#src/form/sent-section.tsx'
import { LoadBoundary } from '#src/lib/load-boundary.tsx'
import { wholeEmail } from '#src/lib/slots.tsx'
import { Button } from '#src/ui/busy-button.tsx'
import { ROSETTES } from '#src/ui/picture.tsx'
import { Moment } from '#src/ui/times.tsx'
import type { SentQuote } from './quote-form.tsx'

// Most requests come with their documents.
const AddNow = lazy(() => import('./add-now.tsx').then(({ AddNow }) => ({ default: AddNow })))

type QuoteSentProps = {
  sent: SentQuote
  onAnother: () => void
  onAdded: (files: number) => void
}

export function QuoteSent({ sent, onAnother, onAdded }: QuoteSentProps) {
  // It stays while documents are added.
  const [isWithout] = useState(sent.files === 0)
  const { serviceType, urgency } = sent.answers

  return (
    <SentSection said={QUOTE_TOASTS.success}>
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
                  needed: URGENCY_WORDS[urgency],
                  moment: <Moment key="moment" iso={sent.replyBy} />,
                })}
              </span>
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
