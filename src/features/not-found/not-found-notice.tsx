import type { NotFoundPage } from '#src/collections/schemas.ts'
import { PATHS } from '#src/lib/routes.ts'
import { ButtonLink } from '#src/ui/busy-button.tsx'
import { ROSETTES } from '#src/ui/picture.tsx'

export function NotFoundNotice({ title, text, home, contact }: NotFoundPage) {
  return (
    <main id="main" className="wrap">
      <div className="lost">
        <div>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <div className="row">
            <ButtonLink label={home} href={PATHS.home} />
            <ButtonLink look="btn ghost" label={contact} href={PATHS.contact} />
          </div>
        </div>
        <div className="block" aria-hidden="true">
          <ul className="perforated-block">
            <li className="perforated">
              <img src={ROSETTES.corporate} width="150" height="150" alt="" />
            </li>
            <li className="perforated">
              <img src={ROSETTES.private} width="150" height="150" alt="" />
            </li>
            <li className="perforated">
              <img src={ROSETTES.apostille} width="150" height="150" alt="" />
            </li>
          </ul>
          <p>404</p>
        </div>
      </div>
    </main>
  )
}
