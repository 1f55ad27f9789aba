import { HOME } from '#content/home.ts'
import { SERVICES } from '#content/services.ts'
import { ROSETTES } from '#src/art/rosettes.ts'
import { PATHS } from '#src/lib/routes.ts'

/** A block of four stamps, not yet torn apart. */
export function ServiceBlock() {
  return (
    <section className="wrap">
      <div className="section-head">
        <h2>{HOME.servicesTitle}</h2>
      </div>
      <ul className="stamps perforated-block">
        {SERVICES.map(({ id, menu, title, summary }) => (
          <li className="perforated" key={id}>
            <img src={ROSETTES[id]} width="176" height="176" alt="" loading="lazy" />
            <div>
              <h3>{title}</h3>
              <p>{summary}</p>
              <a className="more" href={PATHS[id]}>
                {menu}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
