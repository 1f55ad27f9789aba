import { describe, expect, it } from 'vitest'
import { dayProblem } from '#contract/booking-calendar.ts'
import {
  addMonths,
  type Bookable,
  bookableInMonth,
  dayByKey,
  monthTitle,
  nearestBookable,
  weeksOf,
} from './calendar-days.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const bookable: Bookable = { first: '2026-11-20', last: '2028-11-19', has: (day) => !dayProblem(day, NOW) }

describe('a month', () => {
  it('is laid out from Monday to Sunday, each of its days once', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)])
    expect(weeksOf('2027-02')).toHaveLength(4)
    for (let i = 0; i < 36; i++) {
      const month = addMonths('2026-11', i)
      const days = weeksOf(month).flatMap((week) => week.filter((day) => day !== undefined))
      const length = new Date(Date.UTC(2026, 11 + i, 0)).getUTCDate()
      expect(days).toEqual(Array.from({ length }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`))
    }
  })

  it('has a title', () => {
    expect(monthTitle('2026-11')).toBe('November 2026')
    expect(monthTitle('2027-01')).toBe('January 2027')
  })

  it('begins with its first bookable day', () => {
    expect(bookableInMonth('2026-11', bookable)).toBe('2026-11-20')
    // the third is a bank holiday
    expect(bookableInMonth('2027-05', bookable)).toBe('2027-05-04')
    expect(bookableInMonth('2026-10', bookable)).toBeUndefined()
    expect(bookableInMonth('2028-12', bookable)).toBeUndefined()
  })
})

describe('a key leads', () => {
  const press = (day: string, key: string, shift = false) => dayByKey(day, key, shift, bookable)

  it.each([
    ['2026-11-24', 'ArrowRight', '2026-11-25'],
    ['2026-11-24', 'ArrowLeft', '2026-11-23'],
    // over a weekend
    ['2026-11-27', 'ArrowRight', '2026-11-30'],
    ['2026-11-30', 'ArrowLeft', '2026-11-27'],
    ['2026-11-24', 'ArrowDown', '2026-12-01'],
    ['2026-12-01', 'ArrowUp', '2026-11-24'],
    ['2026-11-25', 'Home', '2026-11-23'],
    ['2026-11-25', 'End', '2026-11-27'],
    // from the end of a long month into a short one
    ['2026-12-31', 'PageDown', '2027-02-01'],
    ['2027-01-29', 'PageDown', '2027-03-01'],
    ['2027-03-31', 'PageUp', '2027-03-01'],
    // not into the past, and not beyond the end
    ['2026-11-20', 'ArrowLeft', '2026-11-20'],
    ['2026-11-20', 'Home', '2026-11-20'],
    ['2026-11-24', 'ArrowUp', '2026-11-24'],
    ['2026-11-24', 'PageUp', '2026-11-20'],
    ['2028-11-17', 'ArrowRight', '2028-11-17'],
    ['2028-11-17', 'PageDown', '2028-11-17'],
  ])('from %s with %s to %s', (day, key, target) => expect(press(day, key)).toBe(target))

  it('by years with Shift, also from a leap day', () => {
    expect(press('2026-11-24', 'PageDown', true)).toBe('2027-11-24')
    expect(press('2027-11-24', 'PageUp', true)).toBe('2026-11-24')
    expect(press('2028-02-29', 'PageUp', true)).toBe('2027-03-01')
  })

  it('nowhere when it means nothing', () => expect(press('2026-11-24', 'Enter')).toBeUndefined())

  it('through every open day, one after the other', () => {
    const seen: string[] = []
    for (let day = '2026-11-20'; seen.at(-1) !== day; day = press(day, 'ArrowRight') as string) seen.push(day)
    expect(seen.at(-1)).toBe('2028-11-17')
    expect(seen.filter((day) => dayProblem(day, NOW))).toEqual([])
    expect(seen).toHaveLength(505)
  })
})

it('there may be nothing to book at all', () => {
  expect(nearestBookable('2026-11-20', { ...bookable, has: () => false })).toBeUndefined()
})
