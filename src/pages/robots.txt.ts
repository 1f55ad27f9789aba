import type { APIRoute } from 'astro'
import { robotsTxt } from '#app/seo/sitemap.ts'

export const GET: APIRoute = () => new Response(robotsTxt())
