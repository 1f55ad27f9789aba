import type { FoundersPage } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { PATHS } from '#src/lib/routes.ts'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { Paragraph, Paragraphs } from '#src/ui/markdown-line.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Picture, type PictureFiles } from '#src/ui/picture.tsx'

type FoundersProps = FoundersPage & { page: Page; files: PictureFiles }

export function Founders({ page, title, lead, sections, button, files }: FoundersProps) {
  const { story, principles, closing, ...people } = sections
  return (
    <main id="main">
      <div className="wrap">
        <PageHead page={page} title={title} lead={lead} />
      </div>
      {story && (
        <section className="wrap split">
          <h2>{story.title}</h2>
          <div>
            <Paragraphs text={story.text} />
          </div>
        </section>
      )}
      {Object.keys(people).length > 0 && (
        <section className="wrap people">
          {Object.values(people).map(({ id, title: name, picture, text }) => (
            <article key={id} className={picture ? 'pictured' : 'split'}>
              {picture && (
                <div className="perforated-block">
                  <div className="perforated">
                    <Picture
                      files={files}
                      src={picture.src}
                      sizes="(width <= 760px) 90vw, 400px"
                      width="560"
                      height="700"
                      alt={picture.alt}
                      loading="lazy"
                    />
                  </div>
                </div>
              )}
              <h2>{name}</h2>
              <div>
                <Paragraphs text={text} />
              </div>
            </article>
          ))}
        </section>
      )}
      <section className="wrap">
        <div className="section-head">
          <h2>{principles.title}</h2>
        </div>
        <ul className="hold">
          {principles.parts.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <Paragraph text={item.text} />
            </li>
          ))}
        </ul>
      </section>
      <ClosingBand {...closing} button={button} href={PATHS.getQuote} />
    </main>
  )
}
