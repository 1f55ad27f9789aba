import { describe, expect, it } from 'vitest'
import { BANK_HOLIDAYS } from '../tests/support/bank-holidays.ts'
import { gmtDay } from './booking-calendar.ts'
import { afterOpeningHours } from './opening-hours.ts'

const MINUTE = 60_000
const at = (text: string) => new Date(`${text}:00.000Z`)

/** Minute by minute: Monday to Friday, 09:00 to 17:00 GMT, without bank holidays. */
const isOpen = (moment: Date) =>
  moment.getUTCDay() % 6 !== 0 &&
  moment.getUTCHours() >= 9 &&
  moment.getUTCHours() < 17 &&
  !BANK_HOLIDAYS.includes(gmtDay(moment))

describe('a time in opening hours', { tags: ['opening-days'] }, () => {
  it.each([
    ['2026-11-23T10:00', '2026-11-23T14:00'],
    ['2026-11-23T13:00', '2026-11-23T17:00'],
    // from the evening and the night into the next morning
    ['2026-11-23T15:30', '2026-11-24T11:30'],
    ['2026-11-23T22:00', '2026-11-24T13:00'],
    ['2026-11-24T05:00', '2026-11-24T13:00'],
    // over a weekend, and over Christmas with a substitute day
    ['2026-11-27T16:00', '2026-11-30T12:00'],
    ['2026-12-24T15:00', '2026-12-29T11:00'],
    // over the Easter on which summer time begins: nothing moves in GMT
    ['2027-03-25T16:00', '2027-03-30T12:00'],
    // over the end of summer time
    ['2027-10-29T16:00', '2027-11-01T12:00'],
  ])('four hours after %s is %s', (from, due) => {
    expect(afterOpeningHours(at(from), 4)).toEqual(at(due))
  })

  it('passes over days that were closed at once', () => {
    expect(afterOpeningHours(at('2026-11-23T15:30'), 4, ['2026-11-24'])).toEqual(at('2026-11-25T11:30'))
  })

  it('counts every open minute and no other, all year, summer time or not', () => {
    const begin = Date.UTC(2027, 0, 1)
    /** How many minutes of each number of minutes since then were open. */
    const openBefore = [0]
    for (let minute = 0; minute < 380 * 24 * 60; minute++) {
      const open = isOpen(new Date(begin + minute * MINUTE))
      openBefore.push((openBefore[minute] ?? 0) + Number(open))
    }
    for (let from = 0; from < 365 * 24 * 60; from += 367) {
      const hours = 1 + (from % 12)
      const due = (afterOpeningHours(new Date(begin + from * MINUTE), hours).getTime() - begin) / MINUTE
      const counted = (openBefore[due] ?? 0) - (openBefore[from] ?? 0)
      expect([counted, isOpen(new Date(begin + (due - 1) * MINUTE))], `${from}`).toEqual([hours * 60, true])
    }
  })
})
