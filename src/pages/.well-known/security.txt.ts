import type { APIRoute } from 'astro'
import { securityTxt } from '#src/lib/metadata/well-known.ts'

export const GET: APIRoute = () => new Response(securityTxt(new Date()))
