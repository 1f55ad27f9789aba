import Stripe from 'stripe'
import * as z from 'zod/mini'
import { AppError } from '../http/errors.ts'

/** The provider's events: signed on the raw body, and never believed beyond which session they speak of. */

/** An event may be as old as this when it arrives, in seconds. */
const TOLERANCE = 300

export type PaymentEvent = {
  id: string
  type: string
  /** The session that it speaks of; null for events about something else. */
  sessionId: string | null
  /** For events about a payment or refund: the booking that it was made for, as its metadata says. */
  bookingId: string | null
}

const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
      object: z.optional(z.nullable(z.string())),
      metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
    }),
  }),
})

const bookingIdSchema = z.uuid()

/**
 * Checks signature, age and mode of an event.
 * @param payload the raw body, to the byte
 * @throws AppError 'signature-invalid', 'wrong-mode' or 'bad-request'
 */
export async function readEvent(
  payload: string,
  signature: string | null,
  { webhookSecret, live, now }: { webhookSecret: string; live: boolean; now: Date },
): Promise<PaymentEvent> {
  let content: unknown
  try {
    const { webhooks } = Stripe
    content = await webhooks.constructEventAsync(
      payload,
      signature ?? '',
      webhookSecret,
      TOLERANCE,
      undefined,
      now.getTime(),
    )
  } catch {
    throw new AppError('signature-invalid')
  }
  const parsed = eventSchema.safeParse(content)
  if (!parsed.success) throw new AppError('bad-request')
  const { id, type, livemode, data } = parsed.data
  if (livemode !== live) throw new AppError('wrong-mode')
  const booking = bookingIdSchema.safeParse(data.object.metadata?.booking_id)
  return {
    id,
    type,
    sessionId: data.object.object === 'checkout.session' ? (data.object.id ?? null) : null,
    bookingId: booking.success ? booking.data : null,
  }
}

/** The header that proves an event, made with the secret that checks it: for the sandbox, which plays the provider. */
export function signEvent(payload: string, secret: string): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
}
