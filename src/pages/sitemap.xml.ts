import type { APIRoute } from 'astro'
import { sitemapXml } from '#src/lib/metadata/well-known.ts'
import { allPages } from '#src/page-content.ts'

export const GET: APIRoute = async () =>
  new Response(sitemapXml(await allPages()), { headers: { 'content-type': 'application/xml' } })
