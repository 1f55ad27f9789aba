import { PATHS } from '#app/routes.ts'
import { HOME } from '#content/home.ts'

/** Stands on the footer's dark ground and runs into it. */
export function ConsultationBand() {
  const { title, text, button } = HOME.talk
  return (
    <section className="talk">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <a className="btn pap" href={PATHS.booking}>
          {button}
        </a>
      </div>
    </section>
  )
}
