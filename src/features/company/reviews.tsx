import { BUSINESS } from '#content/business.ts'
import type { ReviewsPage } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { Paragraph } from '#src/ui/markdown-line.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

const { url, widget } = BUSINESS.reviews

function ExternalLink({ className, read, newTab }: { className: string; read: string; newTab: string }) {
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer">
      {read} <span className="visually-hidden">({newTab})</span>
    </a>
  )
}

export function Reviews(props: ReviewsPage & { page: Page }) {
  const { page, title, read, newTab, widget: words } = props
  const { lead, yours } = url ? props : props.without
  return (
    <main id="main" className="wrap">
      <PageHead page={page} title={title} lead={lead}>
        {url && (
          <div className="row">
            <ExternalLink className="btn" read={read} newTab={newTab} />
          </div>
        )}
      </PageHead>
      {/* The build reads data-frame-src for this page's policy (src/integration/policy.ts). */}
      {widget && (
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
              {words.blocked} <ExternalLink className="more" read={read} newTab={newTab} />
            </p>
          </div>
        </section>
      )}
      <section className="split">
        <h2>{yours.title}</h2>
        <Paragraph text={yours.text} />
      </section>
    </main>
  )
}
