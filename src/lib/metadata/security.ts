import { BUSINESS } from '#content/business.ts'

/** RFC 9116 recommends less than a year. */
const MONTHS = 11

/** /.well-known/security.txt (RFC 9116). All builds of a month are the same. */
export function securityTxt(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1))
  return [
    `Contact: mailto:${BUSINESS.email.security}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${BUSINESS.host}/.well-known/security.txt`,
    '',
  ].join('\n')
}
