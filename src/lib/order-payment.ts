/** Under which this window keeps the payment of an order that it has gone to. */
export const ORDER_PAYMENT_KEY = 'sq-order-payment'

/**
 * The payment that this window has gone to, with the token that opens its order. The address to which the payment provider leads
 * back names the session alone: nobody but this window learns from it whose order it is (takeRequestLink).
 */
export type OrderPayment = { token: string; sessionId: string }

export function keepOrderPayment(payment: OrderPayment): void {
  try {
    sessionStorage.setItem(ORDER_PAYMENT_KEY, JSON.stringify(payment))
  } catch {
    // Without storage the page says after the payment that the order is behind the link in the e-mail.
  }
}
