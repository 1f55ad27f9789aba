import { BUSINESS } from '#content/business.ts'
import { FACTS } from '#content/facts.ts'
import { INTERFACE } from '#content/interface.ts'
import { LANGUAGE } from '#content/language.ts'
import { SERVICE_WORDS } from '#content/services.ts'
import type { Menu, Menus } from '#src/collections/schemas.ts'
import { PATHS, quotePathFrom, VERIFY_PATH } from '#src/lib/routes.ts'
import { phoneLink } from '#src/lib/slots.tsx'
import { LanguageLinks } from './languages.tsx'
import { languageOf } from './navigation-menu.tsx'

/** Of what stands here: until it is built anew. */
const YEARS = [...new Set([BUSINESS.foundedYear, new Date().getUTCFullYear()])].join('–')

function Column({ menu }: { menu: Menu }) {
  return (
    <div>
      <h2>{menu.label}</h2>
      <ul>
        {menu.links.map(({ to, label }) => (
          <li key={to}>
            <a href={to} hrefLang={languageOf(to)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SiteFooter({ path, menus }: { path: string; menus: Menus }) {
  return (
    <footer className="site-footer deep">
      <div className="wrap">
        <nav className="cols" aria-label={INTERFACE.landmarks.footer}>
          <div>
            <p className="imprint">
              {BUSINESS.shortName}
              <br />
              {BUSINESS.descriptor}
            </p>
            <p>
              {INTERFACE.generalEnquiries}
              <br />
              <a className="mail" href={`mailto:${BUSINESS.email.general}`}>
                {BUSINESS.email.general}
              </a>
              {BUSINESS.phone && phoneLink(BUSINESS.phone)}
            </p>
            <ul>
              <li>
                <a href={PATHS.home}>{INTERFACE.home}</a>
              </li>
              <li>
                <a href={quotePathFrom(path)}>{SERVICE_WORDS.getQuote}</a>
              </li>
              <li>
                <a href={VERIFY_PATH}>{SERVICE_WORDS.verifyLink}</a>
              </li>
            </ul>
          </div>
          <Column menu={menus.services} />
          <Column menu={menus.company} />
          <Column menu={menus.contact} />
        </nav>
        <LanguageLinks path={path} />
        <div className="legal">
          <span>
            <bdi>{`© ${YEARS} ${BUSINESS.name}`}</bdi>
            <br />
            {FACTS.legal.parts.map((text, i) => [i > 0 && ' · ', <bdi key={text}>{text}</bdi>])}
          </span>
          <a href={PATHS.privacy} hrefLang={languageOf(PATHS.privacy)}>
            {INTERFACE.privacy}
          </a>
          <a href={PATHS.terms} hrefLang={languageOf(PATHS.terms)}>
            {INTERFACE.terms}
          </a>
          {LANGUAGE.code !== 'en' && <p>{INTERFACE.englishBinds}</p>}
        </div>
      </div>
    </footer>
  )
}
