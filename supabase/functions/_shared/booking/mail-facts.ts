import { isTimeZone } from '#contract/booking-calendar.ts'
import { clockIn, dateIn, gmtDay, gmtTime, ukClock } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import { fullName } from '#contract/names.ts'
import type { Fact } from '../mail/design/blocks.ts'
import { formatsOf } from '../mail/format.ts'
import { ENGLISH, type Words } from '../words.ts'
import type { Booking } from './booking.ts'

export const price = ({ amount, currency }: Pick<Booking, 'amount' | 'currency'>, words: Words = ENGLISH) =>
  formatsOf(words).currency(amount, currency)

/** '£30.00, VAT included' */
export function priceWithVat(booking: Booking, words: Words): string {
  const amount = price(booking, words)
  const { vat } = words.CONSULTATION
  return vat ? fill(words.BOOKING_MAIL.withVat, { amount, vat }) : amount
}

type Clock = { day: string; text: string }

/** The customer's time, where it is known and differs from GMT. */
function ownClock({ time_zone: zone }: Booking, moment: Date) {
  if (!zone || !isTimeZone(zone)) return undefined
  const own = clockIn(moment, zone)
  if (own.day === gmtDay(moment) && own.time === gmtTime(moment)) return undefined
  return { ...own, zone }
}

/** GMT and the UK's, where they differ; the customer's comes first for customers, and last for the operator. */
function clocks(booking: Booking, { CLOCKS, BOOKING_TIMES_WORDS }: Words, yours?: string): Clock[] {
  const start = new Date(booking.starts_at)
  const own = ownClock(booking, start)
  const gmt = { day: gmtDay(start), text: fill(CLOCKS.gmt, { time: gmtTime(start) }) }
  const clock = ukClock(start)
  const uk = { day: clock.day, text: fill(CLOCKS.uk, clock) }
  const inUk = own?.zone === 'Europe/London'
  const others = clock.time === gmtTime(start) || inUk ? [gmt] : [gmt, uk]
  if (!own) return others
  const zone = own.zone.replaceAll('_', ' ')
  const text = fill(inUk ? CLOCKS.uk : (yours ?? BOOKING_TIMES_WORDS.yours), { time: own.time, zone })
  const ownTime = { day: own.day, text }
  return yours === undefined ? [ownTime, ...others] : [...others, ownTime]
}

/** 'Friday, 20 November 2026, 09:00 GMT' */
export function shortWhen(
  { starts_at }: Pick<Booking, 'starts_at'>,
  { CLOCKS, DATES }: Words = ENGLISH,
): string {
  const start = new Date(starts_at)
  return fill(CLOCKS.moment, { date: dateIn(DATES, gmtDay(start)), time: gmtTime(start) })
}

/** 'Friday, 20 November 2026, 14:30 your time (09:00 GMT)'; undefined if the customer's clock is unknown or shows GMT. */
export function ownWhen(
  booking: Booking,
  { BOOKING_TIMES_WORDS: texts, DATES }: Words,
  moment = new Date(booking.starts_at),
): string | undefined {
  const own = ownClock(booking, moment)
  if (!own) return undefined
  const day = gmtDay(moment)
  return fill(own.day === day ? texts.own : texts.ownOnOtherDay, {
    date: dateIn(DATES, own.day),
    time: own.time,
    gmtDate: dateIn(DATES, day),
    gmt: gmtTime(moment),
  })
}

export const customerWhen = (booking: Booking, words: Words) =>
  ownWhen(booking, words) ?? shortWhen(booking, words)

/** The booking at its earlier time; undefined if it has not moved. */
export const beforeMove = ({ moved_from, ...booking }: Booking): Booking | undefined =>
  moved_from === null ? undefined : { ...booking, moved_from, starts_at: moved_from }

/** @param yours the customer's time in the operator's words, who reads it last */
export function when(booking: Booking, words: Words, yours?: string): Fact[] {
  const { BOOKING_MAIL, CLOCKS, DATES, MAIL } = words
  const times = clocks(booking, words, yours)
  const day = times[0]?.day ?? ''
  const texts = times.map((clock) =>
    clock.day === day
      ? clock.text
      : fill(CLOCKS.onOtherDay, { time: clock.text, date: dateIn(DATES, clock.day) }),
  )
  return [
    { label: MAIL.reference, text: booking.reference, strong: true },
    { label: BOOKING_MAIL.date, text: dateIn(DATES, day), strong: true },
    { label: BOOKING_MAIL.time, text: texts.join('\n'), strong: true },
  ]
}

export const nameOf = (booking: Booking) => fullName(booking.first_name, booking.last_name)
