import * as z from 'zod/mini'
import type { PaidBooking } from '#contract/booking.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import { found } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { settleSession } from '../payments/sessions.ts'
import type { Words } from '../words.ts'
import { type Booking, bookingView, isPayable } from './booking.ts'
import { calendarFile } from './mail.ts'

// For the page after the payment. An open session is looked up at the provider, in case its event is late. 'release':
// the customer has cancelled the payment.

const bodySchema = z.strictObject({
  sessionId: z.string().check(z.regex(/^[\w-]{8,255}$/)),
  action: z.optional(z.literal('release')),
})

/** In milliseconds, between two look-ups of a session. */
const MIN_INTERVAL_MS = 5_000

export function createBookingStatus(dependencies: Dependencies): Handler {
  const { database, payments, log, now } = dependencies

  async function update(provider: PaymentProvider, booking: Booking, sessionId: string): Promise<Booking> {
    try {
      const settled = await settleSession({ ...dependencies, provider }, sessionId, { atOnce: true })
      return settled?.booking ?? booking
    } catch (failure) {
      // the stored state will do
      log({ event: 'status-unchecked', reference: booking.reference, code: errorCode(failure) })
      return booking
    }
  }

  const answer = (booking: Booking, words: Words) =>
    Response.json({
      ...bookingView(booking),
      ...(isPayable(booking, now()) && { status: 'held' as const }),
      ...(booking.status === 'confirmed' && { calendar: calendarFile(booking, words) }),
    } satisfies PaidBooking)

  return wrap({ name: 'booking-status', log }, async (request, words) => {
    const { sessionId, action } = await readBody(request, bodySchema)
    const row = database.from('bookings').select().eq('session_id', sessionId)
    const booking = found(await orThrow(row.maybeSingle()))
    const { status, session_closed_at } = booking
    const isOver = status !== 'held' && (status !== 'released' || session_closed_at !== null)
    if (isOver || !payments) return answer(booking, words)

    const { provider } = payments
    if (action === 'release') await provider.expireSession(sessionId)
    const checked = booking.checked_at ? new Date(booking.checked_at).getTime() : 0
    const due = action === 'release' || now().getTime() - checked > MIN_INTERVAL_MS
    return answer(due ? await update(provider, booking, sessionId) : booking, words)
  })
}
