import type { GalleryPage } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { PATHS } from '#src/lib/routes.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Picture, type PictureFiles } from '#src/ui/picture.tsx'

export const PICTURE_SIZE = { width: 800, height: 600 }

type PoloDayProps = GalleryPage & { page: Page; files: PictureFiles }

/** Links to the pictures themselves, which lightbox-script.ts opens in the dialog. */
export function PoloDay({ page, title, lead, empty, back, pictures: all, files }: PoloDayProps) {
  const pictures = all.filter(({ src }) => files[src])
  return (
    <main id="main" className="wrap">
      <PageHead page={page} title={title} lead={pictures.length > 0 ? lead : empty} />
      {pictures.length > 0 && (
        <ul className="pictures">
          {pictures.map(({ src, alt, caption }, i) => (
            <li key={src}>
              <a href={src}>
                <Picture
                  files={files}
                  src={src}
                  sizes="(width <= 760px) 42vw, 29vw"
                  {...PICTURE_SIZE}
                  alt={alt}
                  loading={i > 0 ? 'lazy' : 'eager'}
                  fetchPriority={i > 0 ? 'low' : 'high'}
                />
              </a>
              <p>{caption}</p>
            </li>
          ))}
        </ul>
      )}
      <a className="more back" href={PATHS.events}>
        {back}
      </a>
      {pictures.length > 0 && (
        <dialog className="viewer" aria-label="Picture viewer">
          <figure>
            {/* Hidden and lazy: not loaded before a picture is opened. */}
            <img src={pictures[0]?.src} {...PICTURE_SIZE} alt="" loading="lazy" />
            <figcaption aria-live="polite" />
          </figure>
          <form method="dialog">
            <button type="button" data-step="-1" aria-label="Previous picture">
              <svg width="22" height="22" aria-hidden="true">
                <path d="m14 3-8 8 8 8" />
              </svg>
            </button>
            <button type="button" data-step="1" aria-label="Next picture">
              <svg width="22" height="22" aria-hidden="true">
                <path d="m8 3 8 8-8 8" />
              </svg>
            </button>
            <button type="submit">Close</button>
          </form>
        </dialog>
      )}
    </main>
  )
}
