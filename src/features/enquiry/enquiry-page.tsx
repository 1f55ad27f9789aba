import { lazy, Suspense } from 'react'
import { ENQUIRY_NEXT, ENQUIRY_PAGE } from '#content/enquiry.ts'
import { REPLY_HOURS } from '#contract/business-facts.ts'
import { parts } from '#contract/language.ts'
import { FormFields } from '#src/form/form-fields.tsx'
import { FormOpening } from '#src/form/form-opening.tsx'
import { Honeypot } from '#src/form/honeypot.tsx'
import { useSent } from '#src/form/use-sent.ts'
import { island } from '#src/lib/island.tsx'
import { PATHS } from '#src/lib/routes.ts'
import { link } from '#src/lib/slots.tsx'
import { Press } from '#src/ui/press.tsx'
import { loading, type SentEnquiry, useEnquiryForm } from './use-enquiry-form.ts'

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

export const EnquiryIsland = island('enquiry', EnquiryPage)

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

type EnquiryFormProps = {
  /** Takes the focus, because the button that asked for it is gone. */
  isAnother: boolean
  onSent: (sent: SentEnquiry) => void
}

const SECTIONS = Object.entries(ENQUIRY_PAGE.sections)

function EnquiryForm({ isAnother, onSent }: EnquiryFormProps) {
  const { props, busy, about, summary, draft } = useEnquiryForm(onSent)

  return (
    <>
      <FormOpening words={ENQUIRY_PAGE} errors={summary} draft={draft} isAnother={isAnother} />
      <form {...props}>
        {SECTIONS.map(([section, title]) => (
          <fieldset className="grp" key={section}>
            <legend>{title}</legend>
            <FormFields {...about} section={section} hints={ENQUIRY_PAGE.hints} rows={7} />
          </fieldset>
        ))}
        <Honeypot />
        <Press busy={busy} label={ENQUIRY_PAGE.submit} busyLabel={ENQUIRY_PAGE.submitting}>
          <p>{parts(ENQUIRY_PAGE.privacy, { policy: link(PATHS.privacy, ENQUIRY_PAGE.policy) })}</p>
        </Press>
      </form>
    </>
  )
}
