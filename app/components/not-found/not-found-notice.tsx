import { ROSETTES } from '#app/art/rosettes.ts'
import { PATHS } from '#app/routes.ts'
import { NOT_FOUND } from '#content/not-found.ts'

/** A block of four stamps from which one is missing. */
export function NotFoundNotice() {
  return (
    <div className="lost">
      <div>
        <h1>{NOT_FOUND.title}</h1>
        <p className="lead">{NOT_FOUND.text}</p>
        <div className="row">
          <a className="btn" href={PATHS.home}>
            {NOT_FOUND.home}
          </a>
          <a className="btn ghost" href={PATHS.contact}>
            {NOT_FOUND.contact}
          </a>
        </div>
      </div>
      <ul className="block" aria-hidden="true">
        <li>
          <img src={ROSETTES.corporate} width="150" height="150" alt="" />
        </li>
        <li>
          <img src={ROSETTES.private} width="150" height="150" alt="" />
        </li>
        <li>
          <img src={ROSETTES.apostille} width="150" height="150" alt="" />
        </li>
        <li>404</li>
      </ul>
    </div>
  )
}
