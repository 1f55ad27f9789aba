import { BUSINESS } from '#content/business.ts'
import { PATHS } from '#src/lib/routes.ts'
import type { NavigationGroup } from './navigation.ts'
import { COMPANY, CONTACT, SERVICE_MENU } from './navigation.ts'

function Column({ group }: { group: NavigationGroup }) {
  return (
    <div>
      <h2>{group.label}</h2>
      <ul>
        {group.links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <nav className="cols" aria-label="Footer">
          <div>
            <p className="imprint">
              {BUSINESS.shortName}
              <br />
              {BUSINESS.descriptor}
            </p>
            <p>
              General enquiries
              <br />
              <a className="mail" href={`mailto:${BUSINESS.email.general}`}>
                {BUSINESS.email.general}
              </a>
            </p>
          </div>
          <Column group={SERVICE_MENU} />
          <Column group={COMPANY} />
          <Column group={CONTACT} />
        </nav>
        <div className="legal">
          <span>
            © {BUSINESS.foundedYear} {BUSINESS.name}
          </span>
          <a href={PATHS.privacy}>Privacy policy</a>
          <a href={PATHS.terms}>Terms of service</a>
        </div>
      </div>
    </footer>
  )
}
