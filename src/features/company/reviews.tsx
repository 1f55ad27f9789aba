import { BUSINESS } from '#content/business.ts'
import { REVIEWS } from '#content/reviews.ts'
import { PATHS } from '#src/lib/routes.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { TextWithMail } from '#src/ui/text-with-mail.tsx'

const { url, widget } = BUSINESS.reviews

function ExternalLink({ className }: { className: string }) {
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer">
      {REVIEWS.read} <span className="visually-hidden">({REVIEWS.newTab})</span>
    </a>
  )
}

export function Reviews() {
  const { title, lead, widget: words, yours } = REVIEWS
  return (
    <main id="main" className="wrap">
      <PageHead path={PATHS.reviews} title={title} lead={lead}>
        <div className="row">
          <ExternalLink className="btn" />
        </div>
      </PageHead>
      {/* The build reads data-frame-src: this page's policy allows frames from that address and from nowhere else. */}
      <section className="perforated-block">
        <div
          className="perforated widget"
          data-frame-src={widget}
          data-frame-title={words.frame}
          data-site={url}
        >
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          <button className="btn ghost" type="button" hidden>
            {words.button}
          </button>
          <p className="blocked" role="status" hidden>
            {words.blocked} <ExternalLink className="more" />
          </p>
        </div>
      </section>
      <section className="split">
        <h2>{yours.title}</h2>
        <p>
          <TextWithMail text={yours.text} />
        </p>
      </section>
    </main>
  )
}
