import * as z from 'zod/mini'
import {
  type BookingAnswers,
  type BookingField,
  type BookingRefusal,
  bookingProblem,
  bookingSchema,
  CONSULTATION,
  isTimeZone,
  type PaymentAnswer,
  parseBookingDate,
  slotStart,
} from '#contract/booking.ts'
import { bookingFieldMessage, bookingProblemMessage, SLOT_TAKEN } from '#contract/booking-wording.ts'
import type { Booking } from './bookings/booking.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { errorCode } from './log.ts'
import type { BookingDependencies } from './payments/from-environment.ts'
import { type PaymentProvider, SessionRefused } from './payments/provider.ts'

/**
 * Holds a slot and answers with the payment page for it. Nothing that costs money comes from the body: price, currency
 * and quantity are the server's, and a body that brings its own is refused. The provider is asked only for a slot that is
 * held, so losers of a race never reach it.
 */

const bodySchema = z.strictObject({ bookingData: bookingSchema })

/** The provider wants sessions to live for half an hour from when it hears of them; this is for the way and for clocks. */
const ALLOWANCE_SECONDS = 60

type Fields = NonNullable<BookingRefusal['error']['fields']>

/** @throws AppError with the first message, and all of them by field */
function refuse(fields: Fields): never {
  const message = Object.values(fields)[0]
  throw new AppError('booking-invalid', message ? { message, fields } : {})
}

function parse(body: unknown, now: Date): { answers: BookingAnswers; start: Date } {
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success) {
    const fields: Fields = {}
    for (const { path, message } of parsed.error.issues) {
      const field = path[1]
      if (typeof field !== 'string' || !Object.hasOwn(bookingSchema.shape, field)) continue
      fields[field as BookingField] ??= bookingFieldMessage(field as BookingField, message)
    }
    refuse(fields)
  }
  const answers = parsed.data.bookingData
  const problem = bookingProblem(answers.date, answers.time, now)
  if (problem) {
    const { field, message } = bookingProblemMessage(problem)
    refuse({ [field]: message })
  }
  return { answers, start: slotStart(parseBookingDate(answers.date) ?? '', answers.time) }
}

export function createConsultationPayment(
  dependencies: BookingDependencies,
): (request: Request) => Promise<Response> {
  const { database, payments, settings, log, now } = dependencies

  async function hold(answers: BookingAnswers, start: Date): Promise<Booking> {
    const { data, error } = await database.rpc('take_slot', {
      slot: start.toISOString(),
      first_name: answers.firstName,
      last_name: answers.lastName,
      email: answers.email,
      phone: answers.phone,
      express_request: answers.expressRequest ?? false,
      amount: CONSULTATION.price,
      currency: CONSULTATION.currency,
      hold_seconds: CONSULTATION.holdMinutes * 60 + ALLOWANCE_SECONDS,
      at: now().toISOString(),
      ...(answers.timeZone && isTimeZone(answers.timeZone) ? { time_zone: answers.timeZone } : {}),
    })
    if (error) throw error
    const booking = data[0]
    if (!booking) throw new AppError('slot-taken', { message: SLOT_TAKEN, fields: { time: SLOT_TAKEN } })
    return booking
  }

  async function openSession(provider: PaymentProvider, booking: Booking, answers: BookingAnswers) {
    const page = `${settings.SITE_URL}/booking-form`
    const session = await provider.createSession({
      bookingId: booking.id,
      reference: booking.reference,
      email: booking.email,
      description: `${answers.date}, ${answers.time} GMT`,
      amount: booking.amount,
      currency: booking.currency,
      expiresAt: new Date(booking.hold_expires_at),
      successUrl: `${page}?payment=success&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${page}?payment=cancelled`,
    })
    if (!session.url) throw new SessionRefused()
    const { error } = await database
      .from('bookings')
      .update({ session_id: session.id, session_url: session.url })
      .eq('id', booking.id)
    if (error) throw error
    return { url: session.url, sessionId: session.id }
  }

  /** One try; undefined when the provider would not make the session of this hold, which is given back then. */
  async function tryOnce(
    provider: PaymentProvider,
    answers: BookingAnswers,
    start: Date,
  ): Promise<PaymentAnswer | undefined> {
    const booking = await hold(answers, start)
    // The same customer once more: the payment page that is already there.
    if (booking.session_id && booking.session_url)
      return { url: booking.session_url, sessionId: booking.session_id }
    try {
      return await openSession(provider, booking, answers)
    } catch (failure) {
      log({ event: 'session-failed', reference: booking.reference, code: errorCode(failure) })
      // After anything else the provider may have made the session: the hold stays, and the same request finds it again.
      if (!(failure instanceof SessionRefused)) throw new AppError('payment-unavailable')
      const { error } = await database.rpc('release_hold', { booking: booking.id, at: now().toISOString() })
      if (error) throw error
      return undefined
    }
  }

  return wrap({ name: 'create-consultation-payment', methods: ['POST'], log }, async (request) => {
    const { answers, start } = parse(await readJson(request), now())
    if (!payments) throw new AppError('bookings-closed')
    // A hold that is some minutes old and never reached the provider is too short for a session; a fresh one is not.
    const answer =
      (await tryOnce(payments.provider, answers, start)) ?? (await tryOnce(payments.provider, answers, start))
    if (!answer) throw new AppError('payment-unavailable')
    return Response.json(answer)
  })
}
