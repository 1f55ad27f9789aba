import type { APIRoute } from 'astro'
import { robotsTxt } from '#src/lib/metadata/sitemap.ts'

export const GET: APIRoute = () => new Response(robotsTxt())
