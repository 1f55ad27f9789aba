import { BUSINESS } from '#content/business.ts'
import { EVENTS, POLO_DAY } from '#content/events.ts'
import { PATHS } from '#src/lib/routes.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Picture, type PictureFiles } from '#src/ui/picture.tsx'

function Upcoming({ files }: { files: PictureFiles }) {
  return (
    <section>
      <h2>{EVENTS.upcomingTitle}</h2>
      <ul className="upcoming">
        {EVENTS.upcoming.map(({ id, title, date, isoDate, time, description, image, alt }) => (
          <li key={id} id={id}>
            <div>
              <p className="when">
                <time dateTime={isoDate}>{date}</time>, <span>{time}</span>
              </p>
              <h3>{title}</h3>
              <p>{description}</p>
              <p>
                {EVENTS.join}{' '}
                <a href={`mailto:${BUSINESS.email.general}?subject=${encodeURIComponent(title)}`}>
                  {BUSINESS.email.general}
                </a>
              </p>
            </div>
            <Picture
              files={files}
              src={image}
              sizes="(width <= 760px) 90vw, 44vw"
              {...POLO_DAY.size}
              alt={alt}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Past() {
  return (
    <section className="split">
      <h2>{EVENTS.pastTitle}</h2>
      <ul className="past">
        {EVENTS.past.map((event) => (
          <li key={event.title}>
            <h3>{event.title}</h3>
            <p className="when">{event.date}</p>
            <p>{event.text}</p>
            {'gallery' in event && (
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

export function Events({ files }: { files: PictureFiles }) {
  return (
    <main id="main" className="wrap">
      <PageHead path={PATHS.events} title={EVENTS.title} lead={EVENTS.lead} />
      <Upcoming files={files} />
      <Past />
      <section>
        <h2>{EVENTS.galleryTitle}</h2>
        <div className="bare">
          <div className="nails" aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
          <p>{EVENTS.galleryEmpty}</p>
        </div>
      </section>
    </main>
  )
}
