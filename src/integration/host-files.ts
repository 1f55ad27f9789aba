import { CHECK_CERTIFICATE } from '#contract/backend.ts'
import { CACHE_CONTROL, fileHeaders, SECURITY_HEADERS } from '#host/static/headers.ts'
import type { SiteFile, SiteManifest } from '#host/static/manifest.ts'

/** `_headers` and `_redirects` for static hosts such as Netlify and Cloudflare Pages. */

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}

/** A policy that allows what each of two does. */
function joined(one: string, other: string): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of [...one.split('; '), ...other.split('; ')]) {
    const [name = '', ...sources] = directive.split(' ')
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]))
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/**
 * Static hosts join the values of matching rules, so each header is in one rule per path. Unknown paths get 404.html without
 * a page's policy: X-Frame-Options replaces frame-ancestors. They take 100 rules at most: a page has one for all languages
 * besides English. But not their home pages, because Netlify takes `/:language/` for every page of one part.
 */
export function headersFile({ files, languages }: SiteManifest): string {
  const rules = new Map<string, Pick<SiteFile, 'cache' | 'csp'>>()
  for (const [path, { cache, csp }] of Object.entries(files)) {
    if (path.startsWith('/assets/')) continue
    const [, first = '', ...rest] = path.split('/')
    const shared = languages.includes(first) && rest.join('')
    const pattern = shared ? ['', ':language', ...rest].join('/') : path
    const other = rules.get(pattern)?.csp
    rules.set(pattern, { cache, ...(csp && { csp: other ? joined(other, csp) : csp }) })
  }
  return [
    rule('/*', SECURITY_HEADERS),
    rule('/assets/*', { 'cache-control': CACHE_CONTROL.immutable, ...fileHeaders('/assets/*') }),
    ...Array.from(rules, ([pattern, { cache, csp }]) =>
      rule(pattern, { 'cache-control': CACHE_CONTROL[cache], ...fileHeaders(pattern, csp) }),
    ),
  ].join('\n')
}

/** Papers are checked at `/V/CODE/PAGE`, typed in any case. */
const CHECKS = ['/V', '/v'].flatMap((start) => [
  [`${start}/:code/:page`, '?code=:code&page=:page'],
  [`${start}/:code`, '?code=:code'],
  [start, ''],
])

export function redirectsFile({ redirects, backend }: SiteManifest): string {
  const checks = backend ? CHECKS.map(([from, query]) => [from, backend + CHECK_CERTIFICATE + query]) : []
  return [...Object.entries(redirects), ...checks].map(([from, to]) => `${from} ${to} 302\n`).join('')
}
