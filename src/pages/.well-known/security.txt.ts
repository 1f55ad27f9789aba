import type { APIRoute } from 'astro'
import { securityTxt } from '#app/seo/security.ts'

export const GET: APIRoute = () => new Response(securityTxt(new Date()))
