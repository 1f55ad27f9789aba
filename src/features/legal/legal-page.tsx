import type { LegalBlock, LegalDocument } from '#content/legal/legal-document.ts'
import { LEGAL_WORDS } from '#content/legal/legal-document.ts'
import type { Path } from '#src/lib/routes.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { TextWithMail } from '#src/ui/text-with-mail.tsx'

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <TextWithMail text={block} />
      </p>
    )
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <TextWithMail text={item} />
        </li>
      ))}
    </ul>
  )
}

/** Numbered sections beside their table of contents. */
export function LegalPage({ path, document }: { path: Path; document: LegalDocument }) {
  const { title, lead, effective, sections } = document
  return (
    <main id="main" className="wrap">
      <PageHead path={path} title={title} lead={lead}>
        <p className="date">
          {LEGAL_WORDS.effective} <time dateTime={effective.date}>{effective.text}</time>
        </p>
      </PageHead>
      <div className="law">
        <nav className="toc" aria-labelledby="contents">
          <h2 id="contents">{LEGAL_WORDS.contents}</h2>
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
              {blocks.map((block) => (
                <Block key={String(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}
