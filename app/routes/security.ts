import { securityTxt } from '#app/seo/security.ts'

export const loader = () =>
  new Response(securityTxt(new Date()), { headers: { 'Content-Type': 'text/plain' } })
