import { CACHE_CONTROL, fileHeaders, SECURITY_HEADERS } from '#host/static/headers.ts'
import type { SiteManifest } from '#host/static/manifest.ts'

/** `_headers` and `_redirects` for static hosts such as Netlify and Cloudflare Pages. */

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}

/**
 * Static hosts join the values of matching rules, so each header is in one rule per path. Unknown paths get 404.html without
 * a page's policy: X-Frame-Options replaces frame-ancestors.
 */
export function headersFile({ files }: SiteManifest): string {
  const single = Object.entries(files).filter(([path]) => !path.startsWith('/assets/'))
  return [
    rule('/*', SECURITY_HEADERS),
    rule('/assets/*', { 'cache-control': CACHE_CONTROL.immutable, ...fileHeaders('/assets/*') }),
    ...single.map(([path, { cache, csp }]) =>
      rule(path, { 'cache-control': CACHE_CONTROL[cache], ...fileHeaders(path, csp) }),
    ),
  ].join('\n')
}

export function redirectsFile({ redirects }: SiteManifest): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 302\n`)
    .join('')
}
