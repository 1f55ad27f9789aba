import { CACHE_CONTROL, fileHeaders, SECURITY_HEADERS } from '#host/static/headers.ts'
import type { SiteManifest } from '#host/static/manifest.ts'

/** `_headers` and `_redirects`: what our host answers, in the words of static hosts such as Netlify and Cloudflare Pages. */

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}

/**
 * Headers by path. Static hosts join what several rules say about one header, so each header stands in one rule only that
 * fits a path. They answer unknown paths with 404.html under the rule for every path, which has no policy for pages:
 * X-Frame-Options stands in for its frame-ancestors there.
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

/** One redirect per line. */
export function redirectsFile({ redirects }: SiteManifest): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 302\n`)
    .join('')
}
