import * as z from 'zod/mini'
import { text } from '#contract/values.ts'
import { AppError } from '../http/errors.ts'
import { type PaymentSubject, subjectIn } from './provider.ts'

/** The signature covers the raw body, and only the session id is trusted. */

/** And as much ahead, for clocks that differ. */
const MAX_AGE_SECONDS = 300

/** As Stripe's library reads it, which looks only at the past. */
function isAhead(signature: string | null, now: Date): boolean {
  const sent = signature?.split(',').findLast((item) => item.startsWith('t=')) ?? ''
  return Number.parseInt(sent.slice(2), 10) > now.getTime() / 1000 + MAX_AGE_SECONDS
}

export type PaymentEvent = {
  id: string
  type: string
  /** null for events about something else */
  sessionId: string | null
  /** From the metadata of payments and refunds. */
  subject: PaymentSubject | null
  /** Of charges, refunds and disputes; manual ones have no metadata. */
  paymentId: string | null
  refund: { id: string; amount: number } | null
}

const eventSchema = z.object({
  id: text(255, 1),
  type: text(100, 1),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.optional(z.nullable(text(255))),
      amount: z.optional(z.nullable(z.number())),
      object: z.optional(z.nullable(z.string())),
      metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
      // an object if the caller has expanded it
      payment_intent: z.optional(z.union([z.nullable(text(255)), z.record(z.string(), z.unknown())])),
    }),
  }),
})

/** Verifies signature, age and mode. @throws AppError 'signature-invalid', 'wrong-mode' or 'bad-request' */
export async function readEvent(
  payload: string,
  signature: string | null,
  { webhookSecret, live, now }: { webhookSecret: string; live: boolean; now: Date },
): Promise<PaymentEvent> {
  if (isAhead(signature, now)) throw new AppError('signature-invalid')
  let content: unknown
  try {
    // Loaded on demand: as large as all our functions, and rarely needed.
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
  const { object, amount, metadata, payment_intent: paymentId } = data.object
  const idOf = (kind: string) => (object === kind ? (data.object.id ?? null) : null)
  const refundId = idOf('refund')
  return {
    id,
    type,
    sessionId: idOf('checkout.session'),
    subject: subjectIn(metadata),
    paymentId: typeof paymentId === 'string' ? paymentId : null,
    refund: refundId === null ? null : { id: refundId, amount: amount ?? 0 },
  }
}
