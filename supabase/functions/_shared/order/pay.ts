import { fill } from '#contract/language.ts'
import { AppError } from '../http/errors.ts'
import { errorCode } from '../log.ts'
import { deliver, deliverTaken, leaseOptions, type TakenMessages } from '../mail/outbox.ts'
import type { BookingDependencies, Occasion, Settling } from '../payments/from-environment.ts'
import { type Dispute, type PaymentSession, RefundRefused, SessionRefused } from '../payments/provider.ts'
import { type Allowance, askForEach } from '../payments/reconcile.ts'
import { siteIn } from '../site-address.ts'
import { wordsIn } from '../words.ts'
import type { Order, OrderView, PaymentRow } from './order.ts'

/**
 * Paying for orders by card. As with bookings, whatever triggers it (an event, a job, the page after the payment), a session is
 * read from the provider again and passed to the database, which decides.
 */

/** What is paid for, as accept_offer and open_balance answer, and the order's request. */
type Paying = {
  order: Order
  payment: PaymentRow
  request: Pick<OrderView['request'], 'id' | 'reference' | 'email' | 'language'>
}

type StartedPayment = { url: string; sessionId: string }

/**
 * The session of a payment. All of it follows from the row, because the provider answers a repeated call with the same session
 * only when it asks for the same. The address to which it leads back says which payment, and not whose order: the browser that
 * set out knows that (src/lib/order-payment.ts).
 */
async function openSession(
  { provider, database, settings }: Settling,
  { payment, request }: Paying,
): Promise<StartedPayment> {
  const page = `${siteIn(settings.SITE_URL, request.language)}/get-quote`
  const { ORDER_PAYMENT: texts } = await wordsIn(request.language)
  const session = await provider.createSession({
    subject: { kind: 'order', id: payment.id },
    reference: request.reference,
    email: request.email,
    language: request.language,
    name: texts[payment.part],
    description: fill(texts.order, { reference: request.reference }),
    amount: payment.amount,
    currency: payment.currency,
    expiresAt: new Date(payment.expires_at),
    successUrl: `${page}?payment=success&session_id={CHECKOUT_SESSION_ID}#request`,
    cancelUrl: `${page}?payment=cancelled#request`,
  })
  if (!session.url) throw new SessionRefused()
  const noted = { payment: payment.id, session: session.id, url: session.url }
  const { error } = await database.rpc('record_order_session', noted)
  if (error) throw error
  return { url: session.url, sessionId: session.id }
}

/** One attempt; null when the provider refused the session, in which case the payment is closed. */
async function tryOnce(dependencies: Settling, paying: Paying): Promise<StartedPayment | null> {
  const { payment, request } = paying
  // Another tab, or a repeated request: the same payment page.
  if (payment.session_url && payment.session_id)
    return { url: payment.session_url, sessionId: payment.session_id }
  try {
    return await openSession(dependencies, paying)
  } catch (failure) {
    dependencies.log({ event: 'session-failed', reference: request.reference, code: errorCode(failure) })
    // After any other error the provider may have made the session: the payment stays, and a repeated request finds it.
    if (!(failure instanceof SessionRefused)) throw new AppError('payment-unavailable')
    const closed = { payment: payment.id, actor: 'provider' }
    const { error } = await dependencies.database.rpc('close_payment', closed)
    if (error) throw error
    return null
  }
}

async function payAnew({ database }: Settling, { order, payment, request }: Paying): Promise<Paying> {
  const { data, error } = await (payment.part === 'second'
    ? database.rpc('open_balance', { request: request.id, method: 'card' })
    : database.rpc('accept_offer', {
        request: request.id,
        version: payment.version,
        express: order.express_request,
        method: 'card',
        whole: payment.part === 'whole',
      }))
  if (error) throw error
  return { ...(data as Omit<Paying, 'request'>), request }
}

/**
 * Opens the provider's page for a payment by card, or finds the one that is open.
 * @returns the page's address, and the id of its session
 * @throws AppError 'payment-unavailable'; the order's refusal (PT409), where it has changed meanwhile
 */
export async function startCardPayment(
  dependencies: BookingDependencies,
  paying: Paying,
): Promise<StartedPayment> {
  const { payments } = dependencies
  if (!payments) throw new AppError('payment-unavailable')
  const settling = { ...dependencies, provider: payments.provider }
  // A payment that is some minutes old and never reached the provider is too short for a session; a new one is not.
  const started =
    (await tryOnce(settling, paying)) ?? (await tryOnce(settling, await payAnew(settling, paying)))
  if (!started) throw new AppError('payment-unavailable')
  return started
}

async function makeRefund(
  { provider, database, log }: Settling,
  { id, refund_state, payment_id, amount, refund_due: total, refunded }: PaymentRow,
): Promise<boolean> {
  if (refund_state !== 'due' || !payment_id) return false
  const part = total < amount ? { amount: total - refunded, total } : undefined
  let outcome: { refund: string } | { failed: true } | object
  try {
    const refund = await provider.refund({ subject: { kind: 'order', id }, paymentId: payment_id, part })
    outcome = refund === null ? {} : { refund }
  } catch (failure) {
    log({ event: 'refund-failed', payment: id, code: errorCode(failure) })
    if (!(failure instanceof RefundRefused)) throw failure
    outcome = { failed: true }
  }
  const { error } = await database.rpc('settle_order_refund', { payment: id, total, ...outcome })
  if (error) throw error
  log({ event: 'refund-settled', payment: id })
  return true
}

/**
 * Makes those refunds of payments that are due. Where the provider does not answer they stay due, and the jobs retry them.
 * @param allowance by default whatever it takes
 */
export async function makeDueRefunds(
  dependencies: Settling,
  payments: readonly PaymentRow[],
  allowance?: Allowance,
): Promise<void> {
  await askForEach(payments, dependencies.log, (payment) => makeRefund(dependencies, payment), allowance)
}

/** Makes the refunds of an order that are due, payment by payment. */
export async function refundOrder(dependencies: BookingDependencies, requestId: string): Promise<void> {
  const { database, payments } = dependencies
  if (!payments) return
  const { data, error } = await database.rpc('order_view', { request: requestId })
  if (error) throw error
  const view = data as OrderView | null
  await makeDueRefunds({ ...dependencies, provider: payments.provider }, view?.payments ?? [])
}

/** What a session has led to (public.settle_order_session). */
type Settled = { order: Order; payment: PaymentRow; messages: TakenMessages } | { order: null }

async function noteDispute(
  { database }: Settling,
  payment: string,
  { id, dueBy, ...facts }: Dispute,
): Promise<void> {
  const due = dueBy === null ? {} : { due: dueBy.toISOString() }
  const { error } = await database.rpc('record_order_dispute', { payment, dispute: id, ...facts, ...due })
  if (error) throw error
}

/**
 * Updates an order from the provider's session.
 * @returns whether it is the session of an order
 */
export async function applyOrderSession(
  dependencies: Settling,
  session: PaymentSession,
  { atOnce, event }: Occasion = {},
): Promise<boolean> {
  if (session.subject?.kind !== 'order') return false
  // Before the event is noted, so that it is repeated if this fails.
  for (const dispute of session.disputes) await noteDispute(dependencies, session.subject.id, dispute)
  const { data, error } = await dependencies.database.rpc('settle_order_session', {
    payment: session.subject.id,
    session: session.id,
    state: session.state,
    refunded: session.refunded,
    ...(session.amount === null ? {} : { paid_amount: session.amount }),
    ...(session.currency === null ? {} : { paid_currency: session.currency }),
    ...(session.paymentId === null ? {} : { provider_payment: session.paymentId }),
    ...(event && { event: event.id, event_type: event.type }),
    ...(atOnce && leaseOptions(dependencies)),
  })
  if (error) throw error
  const settled = data as Settled
  if (!settled.order) return false
  const { order, payment, messages } = settled
  dependencies.log({ event: 'order-payment-settled', payment: payment.id, state: order.state })
  if (messages.length > 0) inBackground(dependencies, order.request_id, deliverTaken(dependencies, messages))
  if (payment.refund_state === 'due') {
    await makeDueRefunds(dependencies, [payment])
    if (atOnce) deliverOrderSoon(dependencies, order.request_id)
  }
  return true
}

/**
 * Reads a session from the provider, and applies it.
 * @returns whether it is the session of an order
 */
export async function settleOrderSession(
  dependencies: Settling,
  sessionId: string,
  occasion: Occasion = {},
): Promise<boolean> {
  const session = await dependencies.provider.getSession(sessionId)
  return session !== null && applyOrderSession(dependencies, session, occasion)
}

function inBackground(
  { log, waitUntil }: BookingDependencies,
  requestId: string,
  work: Promise<unknown>,
): void {
  const delivery = work.catch((failure: unknown) => {
    log({ event: 'delivery-failed', request: requestId, code: errorCode(failure) })
  })
  waitUntil(delivery)
}

/** Sends an order's messages in the background; the jobs retry failures. */
export function deliverOrderSoon(dependencies: BookingDependencies, requestId: string): void {
  inBackground(dependencies, requestId, deliver(dependencies, { limit: 10, subject: `request:${requestId}` }))
}
