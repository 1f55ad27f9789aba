import type { MetaDescriptor } from 'react-router'
import type { Path } from '#app/routes.ts'
import { PATHS } from '#app/routes.ts'
import { BUSINESS } from '#content/business.ts'
import { HOME_METADATA, PAGE_METADATA } from '#content/metadata.ts'
import type { Thing } from './structured-data.ts'
import { breadcrumbs, graph } from './structured-data.ts'
import { trailTo } from './trail.ts'

/** Pages that search engines have no business with. */
const UNLISTED: ReadonlySet<Path> = new Set([
  PATHS.notFound,
  PATHS.register,
  PATHS.resetPassword,
  PATHS.profile,
])

/** Whether a page belongs in search results and in the sitemap. */
export function isListed(path: Path): boolean {
  return !UNLISTED.has(path)
}

/**
 * Title, description, canonical link, social previews and structured data of a page:
 * `export const meta = () => pageMeta(PATHS.home)`.
 * @param things what the page is about, besides the trail that leads to it; see structured-data.ts
 */
export function pageMeta(path: Path, things: readonly Thing[] = []): MetaDescriptor[] {
  const { title, description, card } = PAGE_METADATA[path] ?? HOME_METADATA
  if (path === PATHS.notFound) return [{ title }, { name: 'robots', content: 'noindex' }]
  const address = BUSINESS.host + path
  const picture = card === 'home' ? 'social-card' : `social/${card}`
  const trail = trailTo(path)
  const data = trail.length > 1 ? [...things, breadcrumbs(trail)] : things
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(isListed(path) ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BUSINESS.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${BUSINESS.host}/${picture}.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: `${BUSINESS.host}/${picture}.jpg` },
    { 'script:ld+json': graph(data) },
  ]
}
