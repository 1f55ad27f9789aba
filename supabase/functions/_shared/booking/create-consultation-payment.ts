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
import { canonicalAddress } from '#contract/network.ts'
import { checkAnswers } from '#contract/schema.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, readJson, wrap } from '../http/wrap.ts'
import type { Settling } from '../payments/from-environment.ts'
import type { SessionOrder } from '../payments/provider.ts'
import { openSession } from '../payments/sessions.ts'
import { addressOf, guardAgainstAbuse, sendersOf } from '../senders/abuse-guard.ts'
import { siteIn, type Words, wordsIn } from '../words.ts'
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

export function createConsultationPayment(dependencies: Dependencies): Handler {
  const { database, payments, settings, log, now } = dependencies

  /** Today's and tomorrow's: a hold may outlast the day. On the platform some calls come without an address. */
  function sendersFrom(request: Request): string[] {
    const address = addressOf(request, dependencies)
    if (!canonicalAddress(address)) return []
    const moments = [now(), new Date(now().getTime() + 86_400_000)]
    return moments.flatMap((at) => sendersOf(settings.LINK_SIGNING_SECRET, address, at))
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
    if (!data[0]) throw slotTaken(words)
    return data[0]
  }

  /** @returns undefined if the provider refused the session; the hold is then released */
  async function pay(settling: Settling, booking: Booking): Promise<PaymentAnswer | undefined> {
    const { id, reference, email, language, amount, currency, session_id, session_url } = booking
    // a repeated request of the same customer
    if (session_id && session_url) return { url: session_url, sessionId: session_id }
    const words = await wordsIn(language)
    const page = `${siteIn(settings.SITE_URL, language)}/booking-form`
    const order: SessionOrder = {
      ...{ subject: { kind: 'booking', id }, reference, email, language, amount, currency },
      name: words.CONSULTATION_PAYMENT.name,
      description: shortWhen(booking, words),
      expiresAt: new Date(booking.hold_expires_at),
      successUrl: `${page}?payment=success&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${page}?payment=cancelled`,
    }
    const started = await openSession(settling, order, (session_id, session_url) =>
      orThrow(database.from('bookings').update({ session_id, session_url }).eq('id', id)),
    )
    if (!started) {
      const ended = { status: 'released', ended_at: now().toISOString() }
      await orThrow(database.from('bookings').update(ended).eq('id', id).eq('status', 'held'))
    }
    return started
  }

  return wrap({ name: 'create-consultation-payment', log }, async (request, words) => {
    const call = parse(await readJson(request), now(), words)
    const { sender } = call
    if (!payments) throw new AppError('bookings-closed')
    const settling = { ...dependencies, provider: payments.provider }
    const proven = await guardAgainstAbuse(dependencies, request, 'booking', sender)
    const caller: Caller = { senders: sendersFrom(request), proven }

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
    const answer = (await pay(settling, await holdProven())) ?? (await pay(settling, await holdProven()))
    if (!answer) throw new AppError('payment-unavailable')
    return Response.json(answer)
  })
}
