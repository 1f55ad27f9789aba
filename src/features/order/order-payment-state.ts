import { PAYMENT_WORDS } from '#content/order-later.ts'
import { fill } from '#contract/language.ts'
import type { OrderPayment } from '#contract/order.ts'
import { priceText } from './order-page.ts'

/** A part that has gone back is said in pounds. */
export const paymentState = ({ refund, refunded, amount }: OrderPayment): string =>
  refund === 'none' && refunded > 0 && refunded < amount
    ? fill(PAYMENT_WORDS.refunded, { amount: priceText(refunded) })
    : PAYMENT_WORDS.states[refund]
