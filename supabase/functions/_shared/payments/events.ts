import * as z from 'zod/mini'
import { text } from '#contract/values.ts'
import { AppError } from '../http/errors.ts'
import { type PaymentSubject, subjectIn } from './provider.ts'

/** The provider's events: the signature covers the raw body, and only the session id is trusted. */

/** Maximum age of an event on arrival, in seconds. */
const MAX_AGE_SECONDS = 300

export type PaymentEvent = {
  id: string
  type: string
  /** Its session; null for events about something else. */
  sessionId: string | null
  /** For events about a payment or refund: what was paid for, from the metadata. */
  subject: PaymentSubject | null
  /** The payment behind a charge, refund or dispute; those that are made by hand have no metadata. */
  paymentId: string | null
  /** Of events about a refund. */
  refundId: string | null
}

const eventSchema = z.object({
  id: text(255, 1),
  type: text(100, 1),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.optional(z.nullable(text(255))),
      object: z.optional(z.nullable(z.string())),
      metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
      // A whole object where the caller has asked for one.
      payment_intent: z.optional(z.union([z.nullable(text(255)), z.record(z.string(), z.unknown())])),
    }),
  }),
})

/**
 * Verifies an event's signature, age and mode.
 * @param payload the raw body
 * @throws AppError 'signature-invalid', 'wrong-mode' or 'bad-request'
 */
export async function readEvent(
  payload: string,
  signature: string | null,
  { webhookSecret, live, now }: { webhookSecret: string; live: boolean; now: Date },
): Promise<PaymentEvent> {
  let content: unknown
  try {
    // Loaded on demand: few calls need a package that is as large as all of our functions.
    const { webhooks } = (await import('stripe')).default
    content = await webhooks.constructEventAsync(
      payload,
      signature ?? '',
      webhookSecret,
      MAX_AGE_SECONDS,
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
  const { object, metadata, payment_intent: paymentId } = data.object
  const idOf = (kind: string) => (object === kind ? (data.object.id ?? null) : null)
  return {
    id,
    type,
    sessionId: idOf('checkout.session'),
    subject: subjectIn(metadata),
    paymentId: typeof paymentId === 'string' ? paymentId : null,
    refundId: idOf('refund'),
  }
}
