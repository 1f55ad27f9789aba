import * as z from 'zod/mini'
import { TOO_LATE_TO_CANCEL } from '#contract/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import { type Booking, managedBooking } from './bookings/booking.ts'
import { deliverSoon, makeRefund } from './bookings/settle.ts'
import { verifyToken } from './documents/links.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import type { BookingDependencies } from './payments/from-environment.ts'

/** The manage link in the customer's mail: shows the booking, and cancels it while that is possible. */

const bodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  action: z.optional(z.literal('cancel')),
})

export function createManageBooking(
  dependencies: BookingDependencies,
): (request: Request) => Promise<Response> {
  const { database, payments, settings, log, now } = dependencies

  async function load(id: string): Promise<Booking> {
    const { data, error } = await database.from('bookings').select().eq('id', id).maybeSingle()
    if (error) throw error
    if (!data) throw new AppError('not-found')
    return data
  }

  /** Idempotent: cancelling again returns the same. */
  async function cancel(id: string): Promise<Booking> {
    const { data, error } = await database.rpc('cancel_booking', {
      booking: id,
      notice_hours: CONSULTATION.cancelHours,
      at: now().toISOString(),
    })
    if (error) throw error
    const booking = data[0]
    if (!booking) throw new AppError('not-found')
    if (booking.status === 'confirmed')
      throw new AppError('too-late-to-cancel', { message: TOO_LATE_TO_CANCEL })
    if (booking.status !== 'cancelled') throw new AppError('not-cancellable')
    log({ event: 'booking-cancelled', reference: booking.reference })
    if (payments) await makeRefund({ ...dependencies, provider: payments.provider }, booking)
    deliverSoon(dependencies, booking)
    return booking
  }

  return wrap({ name: 'manage-booking', methods: ['POST'], log }, async (request) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const id = await verifyToken(settings.LINK_SIGNING_SECRET, 'manage', body.data.token, now())
    const booking = body.data.action === 'cancel' ? await cancel(id) : await load(id)
    return Response.json(managedBooking(booking, now()))
  })
}
