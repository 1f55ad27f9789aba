import type { TextPage } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { MarkdownList, Paragraph } from '#src/ui/markdown-line.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

type LegalPageProps = TextPage & { page: Page; effective?: string; date?: string }

export function LegalPage({ page, effective, date, title, lead, sections }: LegalPageProps) {
  return (
    <main id="main" className="wrap">
      <PageHead page={page} title={title} lead={lead}>
        {effective && (
          <p className="date">
            Effective <time dateTime={date}>{effective}</time>
          </p>
        )}
      </PageHead>
      <div className="law">
        <nav className="toc" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map(({ id, title: name, blocks }, i) => (
            <section key={id} id={id}>
              <h2>
                {i + 1}. {name}
              </h2>
              {blocks.map((block) =>
                typeof block === 'string' ? (
                  <Paragraph key={block} text={block} />
                ) : (
                  <MarkdownList key={String(block)} items={block} />
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}
