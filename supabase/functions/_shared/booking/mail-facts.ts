import { BUSINESS } from '#content/business.ts'
import {
  clockIn,
  formatBookingDate,
  gmtDay,
  gmtTime,
  isTimeZone,
  ukClock,
} from '#contract/booking-calendar.ts'
import type { Fact } from '../mail/design/facts.ts'
import { currencyText } from '../mail/format.ts'
import type { Booking } from './booking.ts'

export const price = ({ amount, currency }: Pick<Booking, 'amount' | 'currency'>) =>
  currencyText(amount, currency)

/** '£30.00, VAT included' */
export const priceWithVat = (booking: Booking) =>
  [price(booking), BUSINESS.consultation.vat].filter(Boolean).join(', ')

type Clock = { day: string; time: string; place: string }

type Reader = 'customer' | 'operator'

const IN_THE_UK = 'in the UK'

/** The customer's clock, where it is known and differs from GMT. */
function ownClock({ time_zone: zone }: Booking, moment: Date, reader: Reader): Clock | undefined {
  if (!zone || !isTimeZone(zone)) return undefined
  const own = clockIn(moment, zone)
  if (own.day === gmtDay(moment) && own.time === gmtTime(moment)) return undefined
  const whose = reader === 'customer' ? 'your' : 'the customer’s'
  const place = zone === 'Europe/London' ? IN_THE_UK : `by ${whose} clock (${zone.replaceAll('_', ' ')})`
  return { ...own, place }
}

/** GMT and the UK's, where they differ; the customer's comes first for customers, and last for the operator. */
function clocks(booking: Booking, reader: Reader): Clock[] {
  const start = new Date(booking.starts_at)
  const own = ownClock(booking, start, reader)
  const gmt = { day: gmtDay(start), time: gmtTime(start), place: 'GMT' }
  const uk = { ...ukClock(start), place: IN_THE_UK }
  const others = uk.time === gmt.time || own?.place === uk.place ? [gmt] : [gmt, uk]
  if (!own) return others
  return reader === 'customer' ? [own, ...others] : [...others, own]
}

const dateOf = (booking: Booking) => formatBookingDate(gmtDay(new Date(booking.starts_at)))

/** 'Friday, 20 November 2026, 09:00 GMT' */
export const shortWhen = (booking: Booking) =>
  `${dateOf(booking)}, ${gmtTime(new Date(booking.starts_at))} GMT`

/** 'Friday, 20 November 2026, 14:30 your time (09:00 GMT)'; undefined if the customer's clock is unknown or shows GMT. */
export function ownWhen(booking: Booking, moment = new Date(booking.starts_at)): string | undefined {
  const own = ownClock(booking, moment, 'customer')
  if (!own) return undefined
  const day = own.day === gmtDay(moment) ? '' : `${formatBookingDate(gmtDay(moment))}, `
  return `${formatBookingDate(own.day)}, ${own.time} your time (${day}${gmtTime(moment)} GMT)`
}

/** As `shortWhen`, with the customer's time first where it is known. */
export const customerWhen = (booking: Booking) => ownWhen(booking) ?? shortWhen(booking)

export function earlierTime({ moved_from, ...booking }: Booking, reader: Reader = 'customer'): string {
  if (!moved_from) return ''
  const earlier = { ...booking, moved_from, starts_at: moved_from }
  return reader === 'customer' ? customerWhen(earlier) : shortWhen(earlier)
}

export function when(booking: Booking, reader: Reader = 'customer'): Fact[] {
  const times = clocks(booking, reader)
  const day = times[0]?.day ?? ''
  const texts = times.map((clock) => {
    const other = clock.day === day ? '' : ` on ${formatBookingDate(clock.day)}`
    return `${clock.time} ${clock.place}${other}`
  })
  return [
    { label: 'Reference', text: booking.reference, strong: true },
    { label: 'Date', text: formatBookingDate(day), strong: true },
    { label: 'Time', text: texts.join('\n'), strong: true },
  ]
}

export const fullName = (booking: Booking) => `${booking.first_name} ${booking.last_name}`
