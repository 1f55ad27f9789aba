import { expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { securityTxt } from './security.ts'

it.each(['2026-01-01', '2026-11-22', '2027-12-31', '2028-02-29'])(
  'built on %s it names a contact, holds for ten months or more, and for less than a year',
  (day) => {
    const now = new Date(`${day}T12:00:00Z`)
    const lines = securityTxt(now).trim().split('\n')
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
    expect(fields).toMatchObject({
      Contact: `mailto:${BUSINESS.email.security}`,
      'Preferred-Languages': 'en',
      Canonical: `${BUSINESS.host}/.well-known/security.txt`,
    })
    expect(fields.Expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
    const days = (Date.parse(fields.Expires) - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  },
)

it('is the same in all builds of a month', () => {
  expect(securityTxt(new Date('2026-11-01T00:00:00Z'))).toBe(securityTxt(new Date('2026-11-30T23:59:59Z')))
})
