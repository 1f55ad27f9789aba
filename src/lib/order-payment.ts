export const ORDER_PAYMENT_KEY = 'sq-order-payment'

/**
 * This tab's unfinished checkout. The provider's return address names only the session, not whose order it is. payments: how many the
 * order had before, so that a new one is known.
 */
export type OrderPayment = { token: string; sessionId: string; payments: number }

export function keepOrderPayment(payment: OrderPayment): void {
  try {
    sessionStorage.setItem(ORDER_PAYMENT_KEY, JSON.stringify(payment))
  } catch {
    // Without storage the page refers to the link in the e-mail.
  }
}

/** How many payments there were when this tab set out to pay; undefined if it did not. */
export function paymentsBefore(): number | undefined {
  try {
    const { payments } = JSON.parse(sessionStorage.getItem(ORDER_PAYMENT_KEY) ?? '{}')
    return typeof payments === 'number' ? payments : undefined
  } catch {
    return undefined
  }
}
