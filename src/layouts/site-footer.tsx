import { BUSINESS } from '#content/business.ts'
import { FACTS } from '#content/facts.ts'
import type { Menu, Menus } from '#src/collections/schemas.ts'
import { PATHS, quotePathFrom, VERIFY_PATH } from '#src/lib/routes.ts'

function Column({ menu }: { menu: Menu }) {
  return (
    <div>
      <h2>{menu.label}</h2>
      <ul>
        {menu.links.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SiteFooter({ path, menus }: { path: string; menus: Menus }) {
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
            <ul>
              <li>
                <a href={PATHS.home}>Home</a>
              </li>
              <li>
                <a href={quotePathFrom(path)}>Get Quote</a>
              </li>
              <li>
                <a href={VERIFY_PATH}>Verify a document</a>
              </li>
            </ul>
          </div>
          <Column menu={menus.services} />
          <Column menu={menus.company} />
          <Column menu={menus.contact} />
        </nav>
        <div className="legal">
          <span>
            © {BUSINESS.foundedYear} {BUSINESS.name}
            {FACTS.legal.line && (
              <>
                <br />
                {FACTS.legal.line}
              </>
            )}
          </span>
          <a href={PATHS.privacy}>Privacy policy</a>
          <a href={PATHS.terms}>Terms of service</a>
        </div>
      </div>
    </footer>
  )
}
