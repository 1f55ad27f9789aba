import { DASHBOARD_PAGE } from '#content/account.ts'
import { BUSINESS } from '#content/business.ts'
import { INTERFACE } from '#content/interface.ts'
import { SERVICE_WORDS } from '#content/services.ts'
import mark from '#src/art/mark.svg?url'
import type { Menu, Menus } from '#src/collections/schemas.ts'
import { dashboardUrl, TABS } from '#src/lib/dashboard-url.ts'
import { PATHS, quotePathFrom } from '#src/lib/routes.ts'
import { Microtext } from '#src/ui/closing-band.tsx'
import { LanguageMenu } from './languages.tsx'
import { MenuLink, NavigationMenu } from './navigation-menu.tsx'

/** Pages that end in another action, or in this one: there the header's steps back. */
const DECIDING: readonly string[] = [PATHS.getQuote, PATHS.booking, PATHS.enquiry, PATHS.auth, PATHS.profile]

/** `path` marks the page's own entry. */
export function SiteHeader({ path, menus }: { path: string; menus: Menus }) {
  return (
    <header className="wrap">
      <a className="skip" href="#main">
        {INTERFACE.skip}
      </a>
      <div className="top">
        <a className="brand" href={PATHS.home}>
          <img src={mark} width="48" height="48" alt="" fetchPriority="low" />
          <span>
            {BUSINESS.logo}
            <small>{BUSINESS.descriptor}</small>
          </span>
        </a>
        {/* Before the entries it shows on small screens, for the keyboard's order. */}
        <details className="menu" data-menu>
          <summary>
            <svg width="22" height="16" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="M0 2h22M0 8h22M0 14h22" />
            </svg>
            <span className="visually-hidden">{INTERFACE.menu}</span>
          </summary>
        </details>
        <nav className="nav" aria-label={INTERFACE.landmarks.main}>
          <MenuLink href={PATHS.home} label={INTERFACE.home} path={path} />
          <NavigationMenu menu={menus.company} path={path} />
          <NavigationMenu menu={menus.services} path={path} />
          <NavigationMenu menu={menus.contact} path={path} />
          <AccountControl path={path} />
          <LanguageMenu path={path} />
        </nav>
        <a
          className={DECIDING.includes(path) ? 'btn small ghost' : 'btn small'}
          href={quotePathFrom(path)}
          aria-current={path === PATHS.getQuote ? 'page' : undefined}
        >
          {SERVICE_WORDS.getQuote}
        </a>
      </div>
      <Microtext edge />
    </header>
  )
}

/** Of a signed-in visitor; Logout follows as a button. */
const DASHBOARD: Menu = {
  label: INTERFACE.dashboard,
  links: TABS.map((tab) => ({ label: DASHBOARD_PAGE.tabs[tab], to: dashboardUrl({ tab }) })),
}

/** `data-auth` on <html> shows one of three states (src/layouts/inline-call.ts); the placeholder only if that takes long. */
function AccountControl({ path }: { path: string }) {
  return (
    <div className="account">
      <span className="account-wait" aria-hidden="true" />
      <a className="account-out" href={PATHS.auth} aria-current={path === PATHS.auth ? 'page' : undefined}>
        {INTERFACE.logIn}
      </a>
      <div className="account-in">
        <NavigationMenu menu={DASHBOARD} path={path}>
          <button type="button" data-sign-out>
            {INTERFACE.logOut}
          </button>
        </NavigationMenu>
      </div>
    </div>
  )
}
