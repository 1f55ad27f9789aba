import { BUSINESS } from '#content/business.ts'
import type { Metadata } from '#src/collections/schemas.ts'

export function sitemapXml(pages: readonly { path: string; data: { page?: Metadata } }[]): string {
  const entries = pages
    .filter(({ data }) => data.page && !data.page.unlisted)
    .map(({ path }) => `<url><loc>${BUSINESS.host}${path}</loc></url>`)
    .sort()
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Unlisted pages are not disallowed: a crawler must be able to read their 'noindex'. */
export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /auth/v1/\nDisallow: /rest/v1/\nDisallow: /storage/v1/\nDisallow: /functions/v1/\n\nSitemap: ${BUSINESS.host}/sitemap.xml\n`
}

/** RFC 9116 recommends less than a year. */
const MONTHS = 11

/** /.well-known/security.txt (RFC 9116). All builds of a month are the same. */
export function securityTxt(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1))
  return [
    `Contact: mailto:${BUSINESS.email.security}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${BUSINESS.host}/.well-known/security.txt`,
    '',
  ].join('\n')
}
