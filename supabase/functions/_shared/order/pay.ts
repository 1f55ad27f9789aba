import type { PaymentAnswer } from '#contract/booking.ts'
import { fill } from '#contract/language.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import type { Settling } from '../payments/from-environment.ts'
import type { SessionOrder } from '../payments/provider.ts'
import { makeDueRefunds, openSession } from '../payments/sessions.ts'
import { siteIn, wordsIn } from '../words.ts'
import { loadOrder, type Order, type OrderView, type PaymentRow } from './order.ts'

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
export async function startCardPayment(dependencies: Dependencies, paying: Paying): Promise<PaymentAnswer> {
  const { payments } = dependencies
  if (!payments) throw new AppError('payment-unavailable')
  const settling = { ...dependencies, provider: payments.provider }
  // A payment that is some minutes old and never reached the provider is too short for a session; a new one is not.
  const started =
    (await payOnce(settling, paying)) ?? (await payOnce(settling, await payAnew(settling, paying)))
  if (!started) throw new AppError('payment-unavailable')
  return started
}

export async function refundOrder(dependencies: Dependencies, requestId: string): Promise<void> {
  const { database, payments } = dependencies
  if (!payments) return
  const view = await loadOrder(database, requestId)
  await makeDueRefunds({ ...dependencies, provider: payments.provider }, view?.payments ?? [])
}
