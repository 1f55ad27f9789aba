import { PAGES } from '#app/routes.ts'
import { sitemapXml } from '#app/seo/sitemap.ts'

export const loader = () =>
  new Response(sitemapXml(PAGES.map(({ path }) => path)), { headers: { 'Content-Type': 'application/xml' } })
