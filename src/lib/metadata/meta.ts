import { BUSINESS } from '#content/business.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Metadata } from '#src/collections/schemas.ts'
import { PATHS } from '#src/lib/routes.ts'
import type { Breadcrumb, Graph, Thing } from './structured-data.ts'
import { breadcrumbList, graph } from './structured-data.ts'

export type Page = Metadata & { path: string; breadcrumbs: readonly Breadcrumb[] }

const { language, region } = new Intl.Locale(LANGUAGE.tag === 'pt' ? 'pt-PT' : LANGUAGE.tag).maximize()

/** As social networks write it: with a country, and ours is not the Portuguese of Brazil. */
const LOCALE = `${language}_${region}`

type MetaTag = { name: string; content: string } | { property: string; content: string }

type PageMeta = { title: string; tags: MetaTag[]; canonical?: string; data?: Graph }

export function pageMeta(page: Page, things: readonly Thing[] = []): PageMeta {
  const { path, breadcrumbs, description, card } = page
  const title = `${page.title ?? page.name} | ${BUSINESS.shortName}`
  const robots: MetaTag[] = page.unlisted ? [{ name: 'robots', content: 'noindex' }] : []
  // The 404 page has no address of its own.
  const canonical = BUSINESS.host + (path === PATHS.notFound ? PATHS.home : path)
  const picture = `${BUSINESS.host}/${card === 'home' ? 'social-card' : `social/${card}`}.jpg`
  return {
    title,
    canonical,
    data: graph(breadcrumbs.length > 1 ? [...things, breadcrumbList(breadcrumbs)] : things),
    tags: [
      { name: 'description', content: description },
      ...robots,
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: BUSINESS.name },
      { property: 'og:locale', content: LOCALE },
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
