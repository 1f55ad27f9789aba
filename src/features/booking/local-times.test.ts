import { describe, expect, it } from 'vitest'
import { slotStart } from '#contract/booking-calendar.ts'
import { clocksSentence, ofZone, otherTimes, ownTime } from './local-times.ts'

describe('a consultation', () => {
  // Fridays before and Mondays after the clocks change in the UK.
  it.each([
    ['2027-03-26', '09:00', 'Europe/London', undefined],
    ['2027-03-29', '09:00', 'Europe/London', '09:00 GMT is 10:00 in the UK.'],
    ['2027-11-01', '09:00', 'Europe/London', undefined],
    ['2027-03-12', '09:00', 'America/New_York', '09:00 GMT is 04:00 in New York.'],
    ['2027-03-26', '09:00', 'America/New_York', '09:00 GMT is 05:00 in New York.'],
    ['2027-03-29', '09:00', 'America/New_York', '09:00 GMT is 05:00 in New York and 10:00 in the UK.'],
    ['2027-10-29', '17:00', 'America/New_York', '17:00 GMT is 13:00 in New York and 18:00 in the UK.'],
    ['2027-11-08', '17:00', 'America/New_York', '17:00 GMT is 12:00 in New York.'],
    ['2027-11-01', '09:30', 'Asia/Calcutta', '09:30 GMT is 15:00 in Kolkata.'],
    ['2027-03-29', '17:00', 'Asia/Calcutta', '17:00 GMT is 22:30 in Kolkata and 18:00 in the UK.'],
    ['2027-03-26', '10:30', 'Pacific/Auckland', '10:30 GMT is 23:30 in Auckland.'],
    ['2027-04-05', '11:00', 'Pacific/Auckland', '11:00 GMT is 23:00 in Auckland and 12:00 in the UK.'],
    [
      '2027-10-29',
      '17:00',
      'Pacific/Auckland',
      '17:00 GMT is 06:00 in Auckland on Saturday, 30 October 2027 and 18:00 in the UK.',
    ],
    ['2027-01-04', '09:00', 'UTC', undefined],
    ['2027-01-04', '09:00', 'Africa/Abidjan', undefined],
    ['2027-01-04', '09:00', '', undefined],
    ['2027-07-01', '09:00', 'Europe/Dublin', '09:00 GMT is 10:00 in Dublin and 10:00 in the UK.'],
    ['2027-01-04', '09:00', 'Etc/GMT+5', '09:00 GMT is 04:00 on your clock.'],
  ])('on %s at %s, seen from %j: %s', (day, time, zone, sentence) => {
    expect(clocksSentence(slotStart(day, time), zone)).toBe(sentence)
  })

  it('has a short time of its own for a visitor, with the day when it is another one', () => {
    expect(ownTime(slotStart('2027-01-04', '09:00'), 'Europe/London')).toBeUndefined()
    expect(ownTime(slotStart('2027-07-05', '09:00'), 'Europe/London')).toBe('10:00')
    expect(ownTime(slotStart('2027-01-04', '10:30'), 'Pacific/Auckland')).toBe('23:30')
    expect(ownTime(slotStart('2027-01-04', '11:00'), 'Pacific/Auckland')).toBe('00:00 Tue')
    expect(otherTimes(slotStart('2027-01-04', '11:00'), 'Pacific/Auckland')).toEqual([
      '00:00 in Auckland on Tuesday, 5 January 2027',
    ])
  })
})

it('zones are called by their cities, as these are called today', () => {
  const named = (zone: string) => ofZone(zone, 'in {city}', 'on your clock')
  expect(named('Europe/Kiev')).toBe('in Kyiv')
  expect(named('America/Argentina/Buenos_Aires')).toBe('in Buenos Aires')
  expect(named('UTC')).toBe('on your clock')
  expect(named('Etc/GMT-3')).toBe('on your clock')
})
