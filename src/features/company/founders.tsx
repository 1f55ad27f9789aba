import { FOUNDERS } from '#content/founders.ts'
import { PATHS } from '#src/lib/routes.ts'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Picture, type PictureFiles } from '#src/ui/picture.tsx'

export function Founders({ files }: { files: PictureFiles }) {
  const { title, lead, story, people, holdTo, closing } = FOUNDERS
  return (
    <main id="main">
      <div className="wrap">
        <PageHead path={PATHS.founders} title={title} lead={lead} />
      </div>
      <section className="wrap split">
        <h2>{story.title}</h2>
        <div>
          {story.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <section className="wrap people">
        {people.map(({ role, portrait, alt, text }) => (
          <article key={role}>
            <div className="perforated-block">
              <div className="perforated">
                <Picture
                  files={files}
                  src={portrait}
                  sizes="(width <= 760px) 90vw, 400px"
                  width="560"
                  height="700"
                  alt={alt}
                  loading="lazy"
                />
              </div>
            </div>
            <div>
              <h2>{role}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </article>
        ))}
      </section>
      <section className="wrap">
        <div className="section-head">
          <h2>{holdTo.title}</h2>
        </div>
        <ul className="hold">
          {holdTo.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <ClosingBand {...closing} href={PATHS.getQuote} />
    </main>
  )
}
