import { afterAll, describe, expect, it } from 'vitest'
import { dayText, momentText } from './times.tsx'

const own = process.env.TZ
afterAll(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

describe.each(['Pacific/Auckland', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC', 'Europe/London'])(
  'in %s',
  (zone) => {
    it('a moment has the day of the United Kingdom', () => {
      process.env.TZ = zone
      expect(dayText('2026-11-25T00:00:00.000Z')).toBe('25 November 2026')
      expect(dayText('2026-11-25T23:59:59.999Z')).toBe('25 November 2026')
      // British Summer Time
      expect(dayText('2026-06-24T22:59:59.999+00:00')).toBe('24 June 2026')
      expect(dayText('2026-06-24T23:00:00+00:00')).toBe('25 June 2026')
    })

    it('a day is the day that it says', () => {
      process.env.TZ = zone
      expect(dayText('2026-11-25')).toBe('25 November 2026')
      expect(dayText('2026-06-25')).toBe('25 June 2026')
    })

    it('a time is that of the United Kingdom', () => {
      process.env.TZ = zone
      expect(momentText(new Date('2026-11-25T23:30:00Z'))).toBe('Wednesday, 25 November 2026, 23:30 UK time')
      expect(momentText(new Date('2026-06-24T23:30:00Z'))).toBe('Thursday, 25 June 2026, 00:30 UK time')
    })
  },
)
