import { lazy, Suspense } from 'react'
import { ENQUIRY_NEXT } from '#content/enquiry.ts'
import { REPLY_HOURS } from '#contract/business-facts.ts'
import { useSent } from '#src/form/use-sent.ts'
import { PATHS } from '#src/lib/routes.ts'
import { pageIsland } from '#src/ui/toasts.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { loading, type SentEnquiry } from './use-enquiry-form.ts'

const EnquirySent = lazy(() => loading.confirmation().then(({ EnquirySent }) => ({ default: EnquirySent })))

function EnquiryPage() {
  const { sent, change, another, round } = useSent<SentEnquiry>('sq-enquiry-sent')
  return (
    <div className={sent ? 'page done' : 'page'}>
      <div>
        {sent ? (
          <Suspense>
            <EnquirySent sent={sent} onAnother={another} />
          </Suspense>
        ) : (
          <EnquiryForm key={round} isAnother={round > 0} onSent={change} />
        )}
      </div>
      {!sent && <EnquiryNext />}
    </div>
  )
}

export const EnquiryIsland = pageIsland('enquiry', EnquiryPage)

function EnquiryNext() {
  return (
    <aside className="side perforated-block" aria-labelledby="next-title">
      <div className="stub perforated">
        <h2 id="next-title">{ENQUIRY_NEXT.title}</h2>
        <ol className="next">
          {ENQUIRY_NEXT.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="stub perforated">
        <p className="promise">
          <b>{REPLY_HOURS}</b> {ENQUIRY_NEXT.hours}
        </p>
        <p>{ENQUIRY_NEXT.promise}</p>
        <p className="hint">
          {ENQUIRY_NEXT.quote} <a href={PATHS.getQuote}>{ENQUIRY_NEXT.quoteLink}</a>.
        </p>
      </div>
    </aside>
  )
}
