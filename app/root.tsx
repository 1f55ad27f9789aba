import type { ReactNode } from 'react'
import { Meta, Outlet, useLocation, useMatches } from 'react-router'
import mark from '#app/art/mark.svg'
import faces from '../build/fonts/faces.css?inline'
import headFont from '../build/fonts/head.woff2'
import textFont from '../build/fonts/text.woff2'
import footer from './components/shell/site-footer.css?inline'
import { SiteFooter } from './components/shell/site-footer.tsx'
import header from './components/shell/site-header.css?inline'
import { SiteHeader } from './components/shell/site-header.tsx'
import { PATHS } from './routes.ts'
import type { RouteHandle } from './shell/head-script.ts'
import base from './styles/base.css?inline'
import { Style } from './styles/style.tsx'
import tokens from './styles/tokens.css?inline'

/** Every page is plain HTML, made by the router at build time. What needs a script is an island; see app/shell/island.tsx. */
export function Layout({ children }: { children: ReactNode }) {
  const path = useLocation().pathname.replace(/(.)\/$/, '$1')
  const scripts = useMatches().flatMap(({ handle }) => (handle as RouteHandle | undefined)?.headScript ?? [])
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        {scripts.map((script) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, known at build time
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <meta name="theme-color" content="#f6f1e6" media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content="#0c1230" media="(prefers-color-scheme:dark)" />
        <link rel="icon" href={mark} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* The site is installed from its first page. Elsewhere its fetch would only compete with the typefaces. */}
        {path === PATHS.home && <link rel="manifest" href="/site.webmanifest" />}
        <link rel="preload" href={headFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="" />
        <Style css={faces + tokens + base + header + footer} />
        {/* The build adds these in its own way; the development server serves them as they are. */}
        {import.meta.env.DEV && <script type="module" src="/app/shell/hold-submits.ts" />}
        {import.meta.env.DEV && <script type="module" src="/app/shell/page.ts" />}
      </head>
      <body>
        <SiteHeader path={path} />
        {children}
        <SiteFooter />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
