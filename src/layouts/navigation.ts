import { SERVICES } from '#content/services.ts'
import type { Path } from '#src/lib/routes.ts'
import { PATHS } from '#src/lib/routes.ts'

type NavigationLink = { label: string; href: Path | `${Path}?${string}` }
export type NavigationGroup = { label: string; links: readonly NavigationLink[] }

/** The three menus. Header and footer both list them. */
export const COMPANY: NavigationGroup = {
  label: 'Company',
  links: [
    { label: 'About Us', href: PATHS.founders },
    { label: 'Our Reviews', href: PATHS.reviews },
    { label: 'Our Events & Gallery', href: PATHS.events },
  ],
}

export const SERVICE_MENU: NavigationGroup = {
  label: 'Services',
  links: SERVICES.map(({ id, menu }) => ({ label: menu, href: PATHS[id] })),
}

export const CONTACT: NavigationGroup = {
  label: 'Contact',
  links: [
    { label: 'Enquiry Form', href: PATHS.enquiry },
    { label: 'Contact Us Directly', href: PATHS.contact },
    { label: 'Social Media Links', href: PATHS.social },
  ],
}

/** Of a signed-in visitor; Logout follows them as a button. */
export const DASHBOARD: NavigationGroup = {
  label: 'Dashboard',
  links: [
    { label: 'Profile', href: PATHS.profile },
    { label: 'Tasks', href: `${PATHS.profile}?tab=tasks` },
    { label: 'Billing', href: `${PATHS.profile}?tab=billing` },
    { label: 'Invoices', href: `${PATHS.profile}?tab=invoices` },
  ],
}
