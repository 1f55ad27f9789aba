import { DASHBOARD_PAGE } from '#content/account.ts'
import { INTERFACE } from '#content/interface.ts'
import type { Menu } from '#src/collections/schemas.ts'
import { dashboardUrl, TABS } from '#src/lib/dashboard-url.ts'
import { PATHS } from '#src/lib/routes.ts'
import { NavigationMenu } from './navigation-menu.tsx'

/** Of a signed-in visitor; Logout follows as a button. */
const DASHBOARD: Menu = {
  label: INTERFACE.dashboard,
  links: TABS.map((tab) => ({ label: DASHBOARD_PAGE.tabs[tab], to: dashboardUrl({ tab }) })),
}

/** `data-auth` on <html> shows one of three states (src/layouts/inline-call.ts); the placeholder only if that takes long. */
export function AccountControl({ path }: { path: string }) {
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
