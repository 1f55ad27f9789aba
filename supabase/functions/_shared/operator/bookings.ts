import { bookingProblem, formatBookingDate } from '#contract/booking-calendar.ts'
import { gmtDay, gmtTime } from '#contract/dates.ts'
import type { RecordView } from '#contract/operator.ts'
import type { Booking } from '../booking/booking.ts'
import { nameOf } from '../booking/mail-facts.ts'
import { invalidSlot, slotRefusal, slotTaken } from '../booking/refusals.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { AppError, found } from '../http/errors.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { ENGLISH } from '../words.ts'

/** What the operator does to bookings by a link. */

type DayBookings = { bookings: Booking[]; paying: Booking[] }

export async function bookingsOn(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  day: string,
): Promise<DayBookings> {
  const data = await rpc(database, 'bookings_of_day', { day, at: now().toISOString() })
  const ahead = data.filter(({ starts_at }) => new Date(starts_at) > now())
  return {
    bookings: ahead.filter(({ status }) => status === 'confirmed'),
    paying: ahead.filter(({ status }) => status === 'held'),
  }
}

export const dayBookings = ({ bookings, paying }: DayBookings): Pick<RecordView, 'bookings' | 'notes'> => ({
  bookings: bookings.map((booking) => ({
    reference: booking.reference,
    startsAt: new Date(booking.starts_at).toISOString(),
    name: booking.erased_at ? '' : nameOf(booking),
  })),
  notes: paying.map(
    ({ reference }) =>
      `${reference} is being paid for at the moment. If the payment succeeds, you get a message about it.`,
  ),
})

/**
 * Moves a booking to another slot, at any time before it begins.
 * @throws AppError 'booking-invalid' or 'slot-taken' when it cannot be there, 'bad-request' without a slot
 */
export async function moveBooking(
  dependencies: Dependencies,
  id: string,
  slot: string | undefined,
): Promise<void> {
  const { database, log, now } = dependencies
  if (slot === undefined) throw new AppError('bad-request')
  const start = new Date(slot)
  const problem = bookingProblem(formatBookingDate(gmtDay(start)), gmtTime(start), now())
  if (problem) throw invalidSlot(problem, ENGLISH)
  const { data, error } = await database.rpc('move_booking', {
    booking: id,
    slot: start.toISOString(),
    at: now().toISOString(),
  })
  if (error?.code === 'PT409')
    throw error.hint === 'slot-taken' ? slotTaken(ENGLISH) : new AppError('not-movable')
  if (error) throw slotRefusal(error, ENGLISH) ?? error
  const { reference } = found(data[0])
  log({ event: 'booking-moved', reference })
  deliverSoon(dependencies, `booking:${id}`)
}
