import { BUSINESS } from '#content/business.ts'
import type { Metadata } from '#src/collections/schemas.ts'

/** sitemap.xml: every page that may be found, in the order of their addresses. */
export function sitemapXml(pages: readonly { path: string; data: { page?: Metadata } }[]): string {
  const entries = pages
    .filter(({ data }) => data.page && !data.page.unlisted)
    .map(({ path }) => `<url><loc>${BUSINESS.host}${path}</loc></url>`)
    .sort()
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/**
 * robots.txt. Unlisted pages are not forbidden: a crawler must be able to read that they are unlisted. What is behind the
 * backend's prefixes is no page.
 */
export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /auth/v1/\nDisallow: /rest/v1/\nDisallow: /storage/v1/\nDisallow: /functions/v1/\n\nSitemap: ${BUSINESS.host}/sitemap.xml\n`
}
