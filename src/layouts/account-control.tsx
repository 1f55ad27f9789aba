import type { Menu } from '#src/collections/schemas.ts'
import { PATHS } from '#src/lib/routes.ts'
import { NavigationMenu } from './navigation-menu.tsx'

/** Logout follows as a button. */
const DASHBOARD: Menu = {
  label: 'Dashboard',
  links: [
    { label: 'Profile', to: PATHS.profile },
    { label: 'Tasks', to: `${PATHS.profile}?tab=tasks` },
    { label: 'Billing', to: `${PATHS.profile}?tab=billing` },
    { label: 'Invoices', to: `${PATHS.profile}?tab=invoices` },
  ],
}

/** `data-auth` on <html> shows one of three states (src/layouts/auth-flag.ts); the placeholder only if that takes long. */
export function AccountControl({ path }: { path: string }) {
  return (
    <div className="account">
      <span className="account-wait" aria-hidden="true" />
      <a className="account-out" href={PATHS.auth} aria-current={path === PATHS.auth ? 'page' : undefined}>
        Login Now
      </a>
      <div className="account-in">
        <NavigationMenu menu={DASHBOARD} path={path}>
          <button type="button" data-sign-out>
            Logout
          </button>
        </NavigationMenu>
      </div>
    </div>
  )
}
