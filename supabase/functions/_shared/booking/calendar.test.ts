import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarObject } from './calendar.ts'

const event: CalendarEvent = {
  method: 'REQUEST',
  uid: '0f2d6d3e-0000-4000-8000-000000000001',
  sequence: 0,
  stamp: new Date('2026-11-20T08:00:00.123Z'),
  start: new Date('2027-03-29T09:00:00Z'),
  end: new Date('2027-03-29T09:30:00Z'),
  summary: 'Consultation',
  description: 'Line one\nLine two; with, marks\\',
  location: 'https://meet.example/room',
  organizer: { name: 'Signet & Quill', address: 'hello@example.com' },
  attendee: 'zofia@example.com',
}

/** Strict: every line must be understood. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component, ...more] = calendar.getAllSubcomponents('vevent')
  expect(more).toEqual([])
  return { calendar, component: component as ICAL.Component, event: new ICAL.Event(component) }
}

/** tests/backend/booking-manage.test.ts has what is in the invitations of a booking. */
describe('calendarObject', () => {
  it('is an invitation in UTC, without the attendee’s name, and reminds of nothing once it is cancelled', () => {
    const { calendar, component, event: parsed } = parse(calendarObject(event))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(parsed.startDate.toString()).toBe('2027-03-29T09:00:00Z')
    expect(parsed.description).toBe(event.description)
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(component.getFirstProperty('attendee')?.getFirstParameter('cn')).toBeUndefined()
    const cancelled = parse(calendarObject({ ...event, method: 'CANCEL', sequence: 1 }))
    expect(cancelled.component.getAllSubcomponents('valarm')).toEqual([])
  })

  it('ends every line with CRLF, and folds lines at 75 bytes without splitting a character', () => {
    const long = { ...event, description: '€𝒜文é'.repeat(60), summary: 'x'.repeat(200) }
    const text = calendarObject(long)
    for (const line of text.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/)
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(parse(text).event.description).toBe(long.description)
  })

  it('escapes any name within its value', () => {
    const hostile = 'A"; X=1:mailto:x@example.com\r\nATTENDEE:mailto:evil@example.com\r\nBEGIN:VEVENT'
    const attendee = 'a@example.com\r\nX-EVIL:1'
    const { component, event: parsed } = parse(
      calendarObject({ ...event, attendee, summary: hostile, location: hostile }),
    )
    expect(component.getAllProperties('attendee')).toHaveLength(1)
    expect(component.getFirstProperty('x-evil')).toBeNull()
    expect(parsed.summary).toBe(hostile.replaceAll('\r\n', '\n'))
  })
})
