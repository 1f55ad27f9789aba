import type { APIRoute } from 'astro'
import { sitemapXml } from '#src/lib/metadata/sitemap.ts'
import { PAGES } from '#src/lib/routes.ts'

export const GET: APIRoute = () =>
  new Response(sitemapXml(PAGES.map(({ path }) => path)), { headers: { 'content-type': 'application/xml' } })
