export const ORDER_PAYMENT_KEY = 'sq-order-payment'

/** This tab's unfinished checkout. The provider's return address names only the session, not whose order it is. */
export type OrderPayment = { token: string; sessionId: string }

export function keepOrderPayment(payment: OrderPayment): void {
  try {
    sessionStorage.setItem(ORDER_PAYMENT_KEY, JSON.stringify(payment))
  } catch {
    // Without storage the page refers to the link in the e-mail.
  }
}
