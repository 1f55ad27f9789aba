import type { APIRoute } from 'astro'
import { PAGES } from '#app/routes.ts'
import { sitemapXml } from '#app/seo/sitemap.ts'

export const GET: APIRoute = () => new Response(sitemapXml(PAGES.map(({ path }) => path)))
