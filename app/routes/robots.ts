import { robotsTxt } from '#app/seo/sitemap.ts'

export const loader = () => new Response(robotsTxt(), { headers: { 'Content-Type': 'text/plain' } })
