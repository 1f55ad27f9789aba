import { BUSINESS } from '#content/business.ts'
import { HOME_METADATA, PAGE_METADATA } from '#content/metadata.ts'
import type { Path } from '#src/lib/routes.ts'
import { PATHS } from '#src/lib/routes.ts'
import { trailTo } from './breadcrumbs.ts'
import type { Graph, Thing } from './structured-data.ts'
import { breadcrumbs, graph } from './structured-data.ts'

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

/** Attributes of a <meta>. */
type MetaTag = { name: string; content: string } | { property: string; content: string }

export type PageMeta = { title: string; tags: MetaTag[]; canonical?: string; data?: Graph }

/**
 * Title, description, canonical link, social previews and structured data of a page, for its layout.
 * @param things what the page is about, besides the trail that leads to it; see structured-data.ts
 */
export function pageMeta(path: Path, things: readonly Thing[] = []): PageMeta {
  const { title, description, card } = PAGE_METADATA[path] ?? HOME_METADATA
  const robots: MetaTag[] = isListed(path) ? [] : [{ name: 'robots', content: 'noindex' }]
  if (path === PATHS.notFound) return { title, tags: robots }
  const canonical = BUSINESS.host + path
  const picture = `${BUSINESS.host}/${card === 'home' ? 'social-card' : `social/${card}`}.jpg`
  const trail = trailTo(path)
  return {
    title,
    canonical,
    data: graph(trail.length > 1 ? [...things, breadcrumbs(trail)] : things),
    tags: [
      { name: 'description', content: description },
      ...robots,
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: BUSINESS.name },
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: picture },
    ],
  }
}
