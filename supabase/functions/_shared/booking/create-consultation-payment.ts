import * as z from 'zod/mini'
import { BOOKING_FIELDS, type BookingAnswers, type PaymentAnswer } from '#contract/booking.ts'
import {
  bookingProblem,
  CONSULTATION,
  isTimeZone,
  parseBookingDate,
  slotStart,
} from '#contract/booking-calendar.ts'
import { fieldMessages, rowOf } from '#contract/fields.ts'
import { type FormSender, formSender } from '#contract/form-sender.ts'
import { checkAnswers } from '#contract/schema.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import type { BookingDependencies } from '../payments/from-environment.ts'
import { type PaymentProvider, SessionRefused } from '../payments/provider.ts'
import { addressOf, guardAgainstAbuse, senderOf } from '../senders/abuse-guard.ts'
import { siteIn } from '../site-address.ts'
import { type Words, wordsIn } from '../words.ts'
import type { Booking } from './booking.ts'
import { shortWhen } from './mail-facts.ts'
import { invalidBooking, invalidSlot, slotRefusal, slotTaken } from './refusals.ts'

// Price and currency are the server's: a body with either is refused. The provider is called only for a held slot, so
// the loser of a race never reaches it.

const bodySchema = z.strictObject({ bookingData: z.unknown(), ...formSender })

const extraSchemas = { timeZone: z.optional(z.string().check(z.maxLength(64))) }

/** Sessions must last half an hour; this allows for latency and clock drift. */
const ALLOWANCE_SECONDS = 60

const HOLD_SECONDS = CONSULTATION.holdMinutes * 60 + ALLOWANCE_SECONDS

const TOO_MANY = 'PT429'
const UNPROVEN = 'PT403'

type Caller = { senders: string[]; proven: boolean }

type BookingCall = { answers: BookingAnswers; start: Date; sender: FormSender; words: Words }

function parse(body: unknown, now: Date, words: Words): BookingCall {
  const parsed = bodySchema.safeParse(body)
  const { bookingData, ...sender } = parsed.data ?? {}
  const { answers, problems } = checkAnswers(BOOKING_FIELDS, bookingData, extraSchemas)
  const { BOOKING_FIELD_WORDS, FIELD_MESSAGES } = words
  if (!answers)
    throw invalidBooking(fieldMessages(BOOKING_FIELDS, BOOKING_FIELD_WORDS, problems, FIELD_MESSAGES))
  if (!parsed.success) throw invalidBooking({})
  const problem = bookingProblem(answers.date, answers.time, now)
  if (problem) throw invalidSlot(problem, words)
  return { answers, start: slotStart(parseBookingDate(answers.date) ?? '', answers.time), sender, words }
}

export function createConsultationPayment(
  dependencies: BookingDependencies,
): (request: Request) => Promise<Response> {
  const { database, payments, settings, log, now } = dependencies

  /** Today's hash of the network, and the one when the oldest open hold can have begun. */
  async function sendersOf(request: Request): Promise<string[]> {
    const moments = [now(), new Date(now().getTime() - HOLD_SECONDS * 1000)]
    const hashes = await Promise.all(
      moments.map((at) => senderOf(settings.LINK_SIGNING_SECRET, addressOf(request, dependencies), at)),
    )
    return [...new Set(hashes.filter((hash) => hash !== undefined))]
  }

  /** @returns undefined if a proof of work is required */
  async function hold(
    { answers, start, sender: { language }, words }: BookingCall,
    caller: Caller,
  ): Promise<Booking | undefined> {
    const { data, error } = await database.rpc('hold_slot', {
      slot: start.toISOString(),
      customer: JSON.stringify({
        ...rowOf(BOOKING_FIELDS, { ...answers, expressRequest: answers.expressRequest }),
        ...(answers.timeZone && isTimeZone(answers.timeZone) ? { time_zone: answers.timeZone } : {}),
        ...(language && { language }),
      }),
      amount: CONSULTATION.price,
      currency: CONSULTATION.currency,
      hold_seconds: HOLD_SECONDS,
      ...caller,
      at: now().toISOString(),
    })
    if (error?.code === TOO_MANY) {
      log({ event: 'hold-refused' })
      throw new AppError('too-many-holds', {
        message: words.BOOKING_REFUSALS.holds,
        retryAfter: Number(error.details) || 60,
      })
    }
    if (error?.code === UNPROVEN) return undefined
    if (error) throw slotRefusal(error, words) ?? error
    const booking = data[0]
    if (!booking) throw slotTaken(words)
    return booking
  }

  /** All of it follows from the row: of a repeated call, also from a page in another language, the provider wants the same. */
  async function openSession(provider: PaymentProvider, booking: Booking) {
    const words = await wordsIn(booking.language)
    const page = `${siteIn(settings.SITE_URL, booking.language)}/booking-form`
    const session = await provider.createSession({
      subject: { kind: 'booking', id: booking.id },
      reference: booking.reference,
      email: booking.email,
      language: booking.language,
      name: words.CONSULTATION_PAYMENT.name,
      description: shortWhen(booking, words),
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

  /** @returns undefined if the provider refused the session; the hold is then released */
  async function tryOnce(provider: PaymentProvider, booking: Booking): Promise<PaymentAnswer | undefined> {
    // a repeated request of the same customer
    if (booking.session_id && booking.session_url)
      return { url: booking.session_url, sessionId: booking.session_id }
    try {
      return await openSession(provider, booking)
    } catch (failure) {
      log({ event: 'session-failed', reference: booking.reference, code: errorCode(failure) })
      // The provider may have created the session: the hold stays, and a repeated request finds it.
      if (!(failure instanceof SessionRefused)) throw new AppError('payment-unavailable')
      const { error } = await database.rpc('release_hold', { booking: booking.id, at: now().toISOString() })
      if (error) throw error
      return undefined
    }
  }

  return wrap({ name: 'create-consultation-payment', methods: ['POST'], log }, async (request, words) => {
    const call = parse(await readJson(request), now(), words)
    const { sender } = call
    if (!payments) throw new AppError('bookings-closed')
    const { provider } = payments
    const proven = await guardAgainstAbuse(dependencies, request, 'booking', sender)
    const caller: Caller = { senders: await sendersOf(request), proven }

    async function holdProven(): Promise<Booking> {
      const booking = await hold(call, caller)
      if (booking) return booking
      caller.proven = await guardAgainstAbuse(dependencies, request, 'booking', sender, {
        crowded: true,
        counted: 0,
      })
      return holdProven()
    }
    // An older hold without a session may be too short for one; a new hold is not.
    const answer =
      (await tryOnce(provider, await holdProven())) ?? (await tryOnce(provider, await holdProven()))
    if (!answer) throw new AppError('payment-unavailable')
    return Response.json(answer)
  })
}
