import { ENQUIRY_NEXT } from '#content/enquiry.ts'
import { REPLY_HOURS } from '#contract/business-facts.ts'
import { PATHS } from '#src/lib/routes.ts'

export function EnquiryNext() {
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
