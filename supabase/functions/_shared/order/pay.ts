import type { PaymentAnswer } from '#contract/booking.ts'
import { fill } from '#contract/language.ts'
import { orThrow, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { deliverSoon, type TakenMessages } from '../mail/outbox.ts'
import type { BookingDependencies, Occasion, Settling } from '../payments/from-environment.ts'
import type { PaymentSession, SessionOrder } from '../payments/provider.ts'
import { type Allowance, askForEach } from '../payments/reconcile.ts'
import { makeRefund, openSession, settlementOf } from '../payments/sessions.ts'
import { siteIn, wordsIn } from '../words.ts'
import { loadOrder, type Order, type OrderView, type PaymentRow } from './order.ts'

/** Paying for orders by card. */

/** What is paid for, as accept_offer and open_balance answer, and the order's request. */
type Paying = {
  order: Order
  payment: PaymentRow
  request: Pick<OrderView['request'], 'id' | 'reference' | 'email' | 'language'>
}

/**
 * One attempt; undefined when the provider refused the session, in which case the payment is closed. The address to which it leads
 * back says which payment, and not whose order: the browser that set out knows that (src/lib/order-payment.ts).
 */
async function payOnce(
  dependencies: Settling,
  { payment, request }: Paying,
): Promise<PaymentAnswer | undefined> {
  const { database, settings } = dependencies
  const { id, part, amount, currency, session_url, session_id } = payment
  const { reference, email, language } = request
  // Another tab, or a repeated request: the same payment page.
  if (session_url && session_id) return { url: session_url, sessionId: session_id }
  const page = `${siteIn(settings.SITE_URL, language)}/get-quote`
  const { ORDER_PAYMENT: texts } = await wordsIn(language)
  const order: SessionOrder = {
    ...{ subject: { kind: 'order', id }, reference, email, language, amount, currency },
    name: texts[part],
    description: fill(texts.order, { reference }),
    expiresAt: new Date(payment.expires_at),
    successUrl: `${page}?payment=success&session_id={CHECKOUT_SESSION_ID}#request`,
    cancelUrl: `${page}?payment=cancelled#request`,
  }
  const started = await openSession(dependencies, order, (session, url) =>
    rpc(database, 'record_order_session', { payment: id, session, url }),
  )
  if (!started) await rpc(database, 'close_payment', { payment: id, actor: 'provider' })
  return started
}

async function payAnew({ database }: Settling, { order, payment, request }: Paying): Promise<Paying> {
  const { part, version } = payment
  const asked = { request: request.id, method: 'card' }
  const data = await orThrow(
    part === 'second'
      ? database.rpc('open_balance', asked)
      : database.rpc('accept_offer', {
          ...asked,
          version,
          express: order.express_request,
          whole: part === 'whole',
        }),
  )
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
): Promise<PaymentAnswer> {
  const { payments } = dependencies
  if (!payments) throw new AppError('payment-unavailable')
  const settling = { ...dependencies, provider: payments.provider }
  // A payment that is some minutes old and never reached the provider is too short for a session; a new one is not.
  const started =
    (await payOnce(settling, paying)) ?? (await payOnce(settling, await payAnew(settling, paying)))
  if (!started) throw new AppError('payment-unavailable')
  return started
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
  async function refund(payment: PaymentRow): Promise<boolean> {
    const { id, refund_state, payment_id: paymentId, amount, refund_due: total, refunded } = payment
    if (refund_state !== 'due' || !paymentId) return false
    const part = total < amount ? { amount: total - refunded, total } : undefined
    const outcome = await makeRefund(dependencies, { subject: { kind: 'order', id }, paymentId, part })
    await rpc(dependencies.database, 'settle_order_refund', { payment: id, total, ...outcome })
    return true
  }
  await askForEach(payments, dependencies.log, refund, allowance)
}

/** Makes the refunds of an order that are due, payment by payment. */
export async function refundOrder(dependencies: BookingDependencies, requestId: string): Promise<void> {
  const { database, payments } = dependencies
  if (!payments) return
  const view = await loadOrder(database, requestId)
  await makeDueRefunds({ ...dependencies, provider: payments.provider }, view?.payments ?? [])
}

/** What a session has led to (public.settle_order_session). */
type Settled = { order: Order; payment: PaymentRow; messages: TakenMessages } | { order: null }

/**
 * Updates an order from the provider's session.
 * @returns whether it is the session of an order
 */
export async function applyOrderSession(
  dependencies: Settling,
  session: PaymentSession,
  occasion: Occasion = {},
): Promise<boolean> {
  const { database, log } = dependencies
  const { subject, disputes, paymentId } = session
  if (subject?.kind !== 'order') return false
  // Before the event is noted, so that it is repeated if this fails.
  for (const { id: dispute, dueBy, ...facts } of disputes) {
    const due = dueBy === null ? {} : { due: dueBy.toISOString() }
    await rpc(database, 'record_order_dispute', { payment: subject.id, dispute, ...facts, ...due })
  }
  const settled = (await rpc(database, 'settle_order_session', {
    payment: subject.id,
    ...settlementOf(dependencies, session, occasion),
    ...(paymentId !== null && { provider_payment: paymentId }),
  })) as Settled
  if (!settled.order) return false
  const { order, payment, messages } = settled
  const { request_id: request, state } = order
  log({ event: 'order-payment-settled', payment: payment.id, state })
  deliverSoon(dependencies, `request:${request}`, messages)
  if (payment.refund_state === 'due') {
    await makeDueRefunds(dependencies, [payment])
    if (occasion.atOnce) deliverSoon(dependencies, `request:${request}`)
  }
  return true
}

/** The same, read from the provider. */
export async function settleOrderSession(
  dependencies: Settling,
  sessionId: string,
  occasion: Occasion = {},
): Promise<boolean> {
  const session = await dependencies.provider.getSession(sessionId)
  return session !== null && applyOrderSession(dependencies, session, occasion)
}
