import { expect, it } from 'vitest'
import { slotStart } from '#contract/booking-calendar.ts'
import { slotsOf, stillAhead } from './slots.ts'

const NOW = new Date('2026-11-20T10:30:00Z')
const DAY = '2026-11-20'
const moment = (time: string) => slotStart(DAY, time).getTime()
const states = (slots: ReturnType<typeof slotsOf>) =>
  Object.fromEntries(slots.filter(({ state }) => state !== 'free').map(({ time, state }) => [time, state]))

it('every time is free until a day is chosen', () => {
  const slots = slotsOf(undefined, new Set([moment('11:00')]), undefined, NOW)
  expect(slots).toHaveLength(17)
  expect(states(slots)).toEqual({})
  expect(slots[0]).toEqual({ time: '09:00', state: 'free' })
})

it('times that are taken or have begun are told apart, and one’s own is free', () => {
  const taken = new Set([moment('09:30'), moment('11:00'), moment('12:00')])
  expect(states(slotsOf(DAY, taken, moment('12:00'), NOW))).toEqual({
    '09:00': 'begun',
    '09:30': 'begun',
    '10:00': 'begun',
    '10:30': 'begun',
    '11:00': 'taken',
  })
  // Before hydration.
  expect(states(slotsOf(DAY, taken, undefined, undefined))).toEqual({
    '09:30': 'taken',
    '11:00': 'taken',
    '12:00': 'taken',
  })
})

it('a kept date or time that has passed is not brought back', () => {
  const kept = { firstName: 'Jo', date: 'Friday, 20 November 2026', time: '11:00' }
  expect(stillAhead(kept, NOW)).toEqual(kept)
  expect(stillAhead({ ...kept, time: '10:30' }, NOW)).toEqual({ ...kept, time: '' })
  expect(stillAhead({ ...kept, date: 'Thursday, 19 November 2026' }, NOW)).toEqual({
    firstName: 'Jo',
    time: '11:00',
  })
  expect(stillAhead({ firstName: 'Jo', date: 'soon' }, NOW)).toEqual({ firstName: 'Jo', time: '' })
})
