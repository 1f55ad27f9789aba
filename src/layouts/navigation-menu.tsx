import type { ReactNode } from 'react'
import type { NavigationGroup } from './navigation.ts'

type MenuLinkProps = { href: string; label: string; path: string }

export function MenuLink({ href, label, path }: MenuLinkProps) {
  return (
    <a href={href} aria-current={href === path ? 'page' : undefined}>
      {label}
    </a>
  )
}

type NavigationMenuProps = { group: NavigationGroup; path: string; children?: ReactNode }

/** A menu that needs no script: one `name` lets only one be open. `children` follow the links. */
export function NavigationMenu({ group, path, children }: NavigationMenuProps) {
  const here = group.links.some(({ href }) => href === path)
  return (
    <details name="nav" data-menu className={here ? 'current' : undefined}>
      <summary>{group.label}</summary>
      <div>
        {group.links.map(({ href, label }) => (
          <MenuLink key={href} href={href} label={label} path={path} />
        ))}
        {children}
      </div>
    </details>
  )
}
