import { type Dependencies, orThrow } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, readBytes, wrap } from '../http/wrap.ts'
import { type PaymentEvent, readEvent } from './events.ts'
import type { PaymentProvider, PaymentSubject } from './provider.ts'
import { applySession } from './sessions.ts'

/** An event only triggers a read of its session, so that order, repetition and age of events do not matter. */

const MAX_EVENT_BYTES = 500_000

export const EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
]

const TABLES = { order: 'order_payments', booking: 'bookings' } as const

export function createStripeWebhook(dependencies: Dependencies): Handler {
  const { database, payments, log, now } = dependencies

  async function isKnown({ id }: PaymentEvent): Promise<boolean> {
    const event = database.from('payment_events').select('id').eq('id', id)
    return (await orThrow(event.maybeSingle())) !== null
  }

  async function recordEvent({ id, type }: PaymentEvent): Promise<void> {
    await orThrow(
      database
        .from('payment_events')
        .upsert({ id, type, received_at: now().toISOString() }, { onConflict: 'id', ignoreDuplicates: true }),
    )
  }

  async function subjectOf(paymentId: string): Promise<PaymentSubject | null> {
    for (const kind of ['order', 'booking'] as const) {
      const rows = database.from(TABLES[kind]).select('id').eq('payment_id', paymentId)
      const [row] = await orThrow(rows.limit(1))
      if (row) return { kind, id: row.id }
    }
    return null
  }

  async function sessionOf({ kind, id }: PaymentSubject): Promise<string | null> {
    const row = database.from(TABLES[kind]).select('session_id').eq('id', id)
    return (await orThrow(row.maybeSingle()))?.session_id ?? null
  }

  async function recordFailedRefund({ kind, id }: PaymentSubject, { refundId }: PaymentEvent): Promise<void> {
    const refund = refundId === null ? {} : { refund: refundId }
    await orThrow(
      kind === 'booking'
        ? database.rpc('settle_refund', { booking: id, failed: true, at: now().toISOString(), ...refund })
        : database.rpc('settle_order_refund', { payment: id, failed: true, ...refund }),
    )
  }

  async function work(event: PaymentEvent, provider: PaymentProvider): Promise<void> {
    const { paymentId } = event
    const subject = event.subject ?? (paymentId === null ? null : await subjectOf(paymentId))
    if (event.type === 'refund.failed' && subject) await recordFailedRefund(subject, event)
    const sessionId = event.sessionId ?? (subject && (await sessionOf(subject)))
    const session = sessionId ? await provider.getSession(sessionId) : null
    if (session) await applySession({ ...dependencies, provider }, session, { atOnce: true })
    // Last, so that after a failure the provider's next attempt is not passed over.
    await recordEvent(event)
  }

  async function readPayload(request: Request): Promise<string> {
    const bytes = await readBytes(request, MAX_EVENT_BYTES)
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      throw new AppError('signature-invalid')
    }
  }

  return wrap({ name: 'stripe-webhook', log }, async (request) => {
    if (!payments) throw new AppError('bookings-closed')
    const payload = await readPayload(request)
    const event = await readEvent(payload, request.headers.get('stripe-signature'), {
      webhookSecret: payments.webhookSecret,
      live: payments.live,
      now: now(),
    })
    const handled = EVENTS.includes(event.type)
    if (handled && !(await isKnown(event))) await work(event, payments.provider)
    return Response.json({ received: true })
  })
}
