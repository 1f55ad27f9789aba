import { inTab } from './storage.ts'

export const ORDER_PAYMENT_KEY = 'sq-order-payment'

/** This tab's unfinished checkout: the provider's return address does not say whose order it is. `payments`: how many came before. */
export type OrderPayment = { token: string; sessionId: string; payments: number }

/** Without storage the page refers to the link in the e-mail. */
export const keepOrderPayment = (payment: OrderPayment) => inTab.keep(ORDER_PAYMENT_KEY, payment)

export function paymentsBefore(): number | undefined {
  const { payments } = (inTab.read(ORDER_PAYMENT_KEY) ?? {}) as Partial<OrderPayment>
  return typeof payments === 'number' ? payments : undefined
}
