import { QUOTE_NEXT } from '#content/quote.ts'

/** The tear-off stub beside the form: what follows, and how it is paid. */
export function NextSteps() {
  return (
    <aside className="side" aria-labelledby="next-title">
      <div className="stub">
        <h2 id="next-title">{QUOTE_NEXT.title}</h2>
        <ol className="next">
          {QUOTE_NEXT.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="tear" />
        <div className="half">
          <div>
            <b>½</b>
            <span>upfront</span>
          </div>
          <div>
            <b>½</b>
            <span>on delivery</span>
          </div>
        </div>
      </div>
    </aside>
  )
}
