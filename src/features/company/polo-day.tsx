import { POLO_DAY } from '#content/events.ts'
import { PATHS } from '#src/lib/routes.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Picture, type PictureFiles } from '#src/ui/picture.tsx'

/** The pictures are links to themselves until the lightbox takes them over (lightbox-script.ts). */
export function PoloDay({ files }: { files: PictureFiles }) {
  const { title, lead, back, viewer, size, pictures } = POLO_DAY
  return (
    <main id="main" className="wrap">
      <PageHead path={PATHS.poloDay} title={title} lead={lead} />
      <ul className="pictures">
        {pictures.map(({ src, alt, caption }, i) => (
          <li key={src}>
            <a href={src}>
              {/* The first one is what the visitor waits for; the others let it pass. */}
              <Picture
                files={files}
                src={src}
                sizes="(width <= 760px) 42vw, 29vw"
                {...size}
                alt={alt}
                loading={i > 0 ? 'lazy' : 'eager'}
                fetchPriority={i > 0 ? 'low' : 'high'}
              />
            </a>
            <p>{caption}</p>
          </li>
        ))}
      </ul>
      <a className="more back" href={PATHS.events}>
        {back}
      </a>
      <dialog className="viewer" aria-label={viewer.label}>
        <figure>
          <img {...size} alt="" />
          <figcaption aria-live="polite" />
        </figure>
        <form method="dialog">
          <button type="button" data-step="-1" aria-label={viewer.previous}>
            <svg width="22" height="22" aria-hidden="true">
              <path d="m14 3-8 8 8 8" />
            </svg>
          </button>
          <button type="button" data-step="1" aria-label={viewer.next}>
            <svg width="22" height="22" aria-hidden="true">
              <path d="m8 3 8 8-8 8" />
            </svg>
          </button>
          <button type="submit">{viewer.close}</button>
        </form>
      </dialog>
    </main>
  )
}
