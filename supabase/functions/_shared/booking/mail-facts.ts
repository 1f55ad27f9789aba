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

/** '£30.00' */
export const price = ({ amount, currency }: Pick<Booking, 'amount' | 'currency'>) =>
  currencyText(amount, currency)

/** '£30.00, VAT included' */
export const priceWithVat = (booking: Booking) =>
  [price(booking), BUSINESS.consultation.vat].filter(Boolean).join(', ')

/** '09:00 GMT', with UK and customer's local time where they differ. */
function times(booking: Booking): string {
  const start = new Date(booking.starts_at)
  const uk = ukClock(start)
  const lines = [`${gmtTime(start)} GMT`]
  if (uk.time !== gmtTime(start)) lines.push(`${uk.time} in the UK`)
  const zone = booking.time_zone
  if (zone && isTimeZone(zone) && zone !== 'Europe/London') {
    const own = clockIn(start, zone)
    const day = own.day === gmtDay(start) ? '' : ` on ${formatBookingDate(own.day)}`
    if (own.time !== gmtTime(start) || day)
      lines.push(`${own.time}${day} by your clock (${zone.replaceAll('_', ' ')})`)
  }
  return lines.join('\n')
}

const dateOf = (booking: Booking) => formatBookingDate(gmtDay(new Date(booking.starts_at)))

/** 'Friday, 20 November 2026, 09:00 GMT' */
export const shortWhen = (booking: Booking) =>
  `${dateOf(booking)}, ${gmtTime(new Date(booking.starts_at))} GMT`

export const earlierTime = ({ moved_from, ...booking }: Booking) =>
  moved_from ? shortWhen({ ...booking, moved_from, starts_at: moved_from }) : ''

export function when(booking: Booking): Fact[] {
  return [
    { label: 'Reference', text: booking.reference, strong: true },
    { label: 'Date', text: dateOf(booking), strong: true },
    { label: 'Time', text: times(booking), strong: true },
  ]
}

export const fullName = (booking: Booking) => `${booking.first_name} ${booking.last_name}`
