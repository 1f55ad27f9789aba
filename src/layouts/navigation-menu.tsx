import type { ReactNode } from 'react'
import type { Menu } from '#src/collections/schemas.ts'
import { isInEnglish } from '#src/lib/routes.ts'

/** For `hreflang` of a link that leads to a page in English from one in another language. */
export const languageOf = (address: string) => (isInEnglish(address) ? 'en' : undefined)

type MenuLinkProps = { href: string; label: string; path: string }

export function MenuLink({ href, label, path }: MenuLinkProps) {
  return (
    <a href={href} hrefLang={languageOf(href)} aria-current={href === path ? 'page' : undefined}>
      {label}
    </a>
  )
}

type NavigationMenuProps = { menu: Menu; path: string; children?: ReactNode }

/** Needs no script: menus of one `name` exclude each other. `children` follow the links. */
export function NavigationMenu({ menu, path, children }: NavigationMenuProps) {
  const here = menu.links.some(({ to }) => to === path)
  return (
    <details name="nav" data-menu className={here ? 'current' : undefined}>
      <summary>{menu.label}</summary>
      <div>
        {menu.links.map(({ to, label }) => (
          <MenuLink key={to} href={to} label={label} path={path} />
        ))}
        {children}
      </div>
    </details>
  )
}
