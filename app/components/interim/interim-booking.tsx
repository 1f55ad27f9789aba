import { PageHead } from '#app/components/page/page-head.tsx'
import { TextWithMail } from '#app/components/page/text-with-mail.tsx'
import { PATHS } from '#app/routes.ts'
import { BUSINESS } from '#content/business.ts'
import { INTERIM_BOOKING } from '#content/interim.ts'

/** Until bookings are taken online. */
export function InterimBooking() {
  const { title, lead, ticket, facts, how, text, button, subject } = INTERIM_BOOKING
  return (
    <main id="main" className="wrap">
      <PageHead path={PATHS.booking} title={title} lead={lead} />
      <div className="ticket perf-block">
        <p className="perf">{ticket}</p>
        <p className="perf price">{BUSINESS.consultation.price}</p>
      </div>
      <dl className="facts">
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      <section className="split">
        <h2>{how}</h2>
        <div>
          <p>
            <TextWithMail text={text} />
          </p>
          <div className="row">
            <a
              className="btn"
              href={`mailto:${BUSINESS.email.general}?subject=${encodeURIComponent(subject)}`}
            >
              {button}
            </a>
          </div>
        </div>
      </section>
    </main>
  )
}
