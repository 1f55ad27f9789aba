import { inTab } from './storage.ts'

export const ORDER_PAYMENT_KEY = 'sq-order-payment'

/**
 * This tab's unfinished checkout. The provider's return address names only the session, not whose order it is. payments: how many the
 * order had before, so that a new one is known.
 */
export type OrderPayment = { token: string; sessionId: string; payments: number }

/** Without storage the page refers to the link in the e-mail. */
export const keepOrderPayment = (payment: OrderPayment) => inTab.keep(ORDER_PAYMENT_KEY, payment)

export function paymentsBefore(): number | undefined {
  const { payments } = (inTab.read(ORDER_PAYMENT_KEY) ?? {}) as Partial<OrderPayment>
  return typeof payments === 'number' ? payments : undefined
}
