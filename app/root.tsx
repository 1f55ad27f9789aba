import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Meta, Outlet, Scripts, useMatches } from 'react-router'
import { SiteFooter } from './components/shell/site-footer.tsx'
import { SiteHeader } from './components/shell/site-header.tsx'
import base from './styles/base.css?inline'
import { Style } from './styles/style.tsx'

/** What a route may say about itself: `export const handle = { hydrate: true } satisfies Handle`. */
export type Handle = { hydrate?: boolean }

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const hydrate = matches.some((match) => (match.handle as Handle | undefined)?.hydrate)
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <Style css={import.meta.env.SSR ? base : ''} />
      </head>
      <body>
        <SiteHeader />
        {children}
        <SiteFooter />
        {hydrate && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  // Children's effects run first: when this runs, every handler of the page is in place.
  useEffect(() => {
    document.dispatchEvent(new Event('app:hydrated'))
  }, [])
  return <Outlet />
}
