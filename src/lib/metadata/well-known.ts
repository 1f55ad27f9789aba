import { BUSINESS } from '#content/business.ts'
import { LANGUAGES } from '#content/languages.ts'
import type { Language } from '#contract/language.ts'
import type { Metadata } from '#src/collections/schemas.ts'
import { ENGLISH_ONLY, localPath } from '#src/lib/routes.ts'

/** Of all languages: each page names the same page in the others. @param pages in English */
export function sitemapXml(
  pages: readonly { path: string; data: { page?: Metadata } }[],
  languages: readonly Pick<Language, 'code' | 'tag'>[] = LANGUAGES,
): string {
  const entries = pages
    .filter(({ data }) => data.page && !data.page.unlisted)
    .flatMap(({ path }) => {
      const own = ENGLISH_ONLY.includes(path) ? [] : languages
      const addresses = own.map(({ code, tag }) => ({ tag, address: BUSINESS.host + localPath(path, code) }))
      const english = { tag: 'x-default', address: BUSINESS.host + path }
      if (addresses.length < 2) return `<url><loc>${english.address}</loc></url>`
      const alternates = [...addresses, english]
        .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
        .join('')
      return addresses.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`)
    })
    .sort()
  const names = languages.length === 1 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${entries.join('\n')}\n</urlset>\n`
}

/** Unlisted pages are not disallowed: a crawler must be able to read their 'noindex'. */
export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /auth/v1/\nDisallow: /rest/v1/\nDisallow: /storage/v1/\nDisallow: /functions/v1/\n\nSitemap: ${BUSINESS.host}/sitemap.xml\n`
}

const MONTHS = 11

/** All builds of a month are the same. */
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
