import type { APIRoute } from 'astro'
import { robotsTxt } from '#src/lib/metadata/well-known.ts'

export const GET: APIRoute = () => new Response(robotsTxt())
