import { BUSINESS } from '#content/business.ts'
import type { EventsPage } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { PATHS } from '#src/lib/routes.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Picture, type PictureFiles } from '#src/ui/picture.tsx'
import { PICTURE_SIZE } from './polo-day.tsx'

type EventsProps = EventsPage & { page: Page; files: PictureFiles; hasGallery: boolean }

function Upcoming({ upcomingTitle, upcomingEmpty, upcoming, join, files }: EventsProps) {
  if (upcoming.length === 0)
    return (
      <section className="split">
        <h2>{upcomingTitle}</h2>
        <p>{upcomingEmpty}</p>
      </section>
    )
  return (
    <section>
      <h2>{upcomingTitle}</h2>
      <ul className="upcoming">
        {upcoming.map(({ id, title, date, isoDate, time, description, image, alt }, i) => (
          <li key={id} id={id}>
            <div>
              <p className="when">
                <time dateTime={isoDate}>{date}</time>, <span>{time}</span>
              </p>
              <h3>{title}</h3>
              <p>{description}</p>
              <p>
                {join}{' '}
                <a href={`mailto:${BUSINESS.email.general}?subject=${encodeURIComponent(title)}`}>
                  {BUSINESS.email.general}
                </a>
              </p>
            </div>
            {image && files[image] && (
              <Picture
                files={files}
                src={image}
                sizes="(width <= 760px) 90vw, 44vw"
                {...PICTURE_SIZE}
                alt={alt}
                // Partly on a phone's first screen.
                loading={i === 0 ? 'eager' : 'lazy'}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Past({ pastTitle, past, hasGallery }: EventsProps) {
  if (past.length === 0) return null
  return (
    <section className="split">
      <h2>{pastTitle}</h2>
      <ul className="past">
        {past.map((event) => (
          <li key={event.title}>
            <h3>{event.title}</h3>
            <p className="when">{event.date}</p>
            <p>{event.text}</p>
            {event.gallery && hasGallery && (
              <a className="more" href={PATHS.poloDay}>
                {event.gallery}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Events(props: EventsProps) {
  const { page, title, lead, galleryTitle, galleryEmpty } = props
  return (
    <main id="main" className="wrap">
      <PageHead page={page} title={title} lead={lead} />
      <Upcoming {...props} />
      <Past {...props} />
      <section className="split">
        <h2>{galleryTitle}</h2>
        <p>{galleryEmpty}</p>
      </section>
    </main>
  )
}
