import { BUSINESS } from '#content/business.ts'

/** iCalendar (RFC 5545) in scheduling mail (RFC 5546). Times are in UTC, so no time zones are needed. */

/** 'PUBLISH' informs the operator's calendar, without inviting. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL'

export type CalendarEvent = {
  /** None for a file that the customer saves. */
  method?: CalendarMethod
  /** The same in all messages about an appointment. */
  uid: string
  sequence: number
  stamp: Date
  start: Date
  end: Date
  summary: string
  description: string
  location: string
  organizer?: { name: string; address: string }
  /** No name, because anyone could have typed it. */
  attendee?: string
}

const LINE_BYTES = 75

/** '20261120T090000Z' */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** No character can end the line or the value. */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

function parameter(text: string): string {
  return `"${text.replaceAll('"', "'").replace(/\p{Cc}/gu, ' ')}"`
}

function mailto(address: string): string {
  return `mailto:${encodeURI(address)}`
}

const bytesOf = (character: string) => new TextEncoder().encode(character).length

/** At 75 bytes, never within a character. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > LINE_BYTES) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

function eventLines(event: CalendarEvent): string[] {
  const cancelled = event.method === 'CANCEL'
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.summary)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...(event.organizer
      ? [`ORGANIZER;CN=${parameter(event.organizer.name)}:${mailto(event.organizer.address)}`]
      : []),
    ...(event.attendee
      ? [
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${cancelled ? 'DECLINED' : 'ACCEPTED'};RSVP=FALSE:${mailto(event.attendee)}`,
        ]
      : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(cancelled ? [] : alarm),
    'END:VEVENT',
  ]
}

function calendarText(events: CalendarEvent[], about: string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(BUSINESS.shortName.replaceAll('&', 'and').replaceAll('/', ' '))}//Consultations//EN`,
    'CALSCALE:GREGORIAN',
    ...about,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

export const calendarObject = (event: CalendarEvent): string =>
  calendarText([event], event.method ? [`METHOD:${event.method}`] : [])

/** RFC 7986 asks subscribers to reload it every 15 minutes. */
export const calendarFeed = (name: string, events: CalendarEvent[]): string =>
  calendarText(events, [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
  ])
