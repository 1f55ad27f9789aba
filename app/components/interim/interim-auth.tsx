import { PageHead } from '#app/components/page/page-head.tsx'
import { PATHS } from '#app/routes.ts'
import { INTERIM_AUTH } from '#content/interim.ts'

/** Until there are accounts. */
export function InterimAuth() {
  const { title, lead, how, items, quote, contact } = INTERIM_AUTH
  return (
    <main id="main" className="wrap">
      <PageHead path={PATHS.auth} title={title} lead={lead} />
      <section className="split">
        <h2>{how}</h2>
        <div>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <div className="row">
            <a className="btn" href={PATHS.getQuote}>
              {quote}
            </a>
            <a className="btn ghost" href={PATHS.contact}>
              {contact}
            </a>
          </div>
        </div>
      </section>
    </main>
  )
}
