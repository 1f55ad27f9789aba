import type { MetaDescriptor } from 'react-router'
import type { Path } from '#app/routes.ts'
import { PATHS } from '#app/routes.ts'
import { BUSINESS } from '#content/business.ts'
import { HOME_METADATA, PAGE_METADATA } from '#content/metadata.ts'

/** Title, description, canonical link and social previews of a page: `export const meta = () => pageMeta(PATHS.home)`. */
export function pageMeta(path: Path): MetaDescriptor[] {
  const { title, description } = PAGE_METADATA[path] ?? HOME_METADATA
  const social: MetaDescriptor[] = [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BUSINESS.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${BUSINESS.host}/social-card.jpg` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (path === PATHS.notFound) return [{ title }, { name: 'robots', content: 'noindex' }]
  const address = BUSINESS.host + path
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...social,
    { property: 'og:url', content: address },
  ]
}
