import type { PaymentPart } from '#contract/order.ts'

/** Messages about an order that comes to nothing, and about money that goes back. `{…}` is filled in. */
export const ORDER_ENDS_MAIL = {
  refunding: 'We are refunding {amount}.',
  cancelled: {
    subject: '{reference} Your order was cancelled',
    title: 'Your order was cancelled',
    text: 'You have cancelled your order.',
    creditNote: 'We’ll send you a credit note when that is done.',
    notYou: 'If you did not cancel it yourself, reply and tell us.',
  },
  refunded: {
    subject: '{reference} Your refund of {amount}',
    title: 'Your refund is on its way',
    preview: { card: '{amount}, to the card you paid with.', transfer: '{amount}, by bank transfer.' },
    text: {
      card: 'We have refunded {amount} to the card you used. Banks can take up to ten working days to show it.',
      transfer: 'We have paid {amount} back by bank transfer.',
    },
  },
  declined: {
    subject: '{reference} We cannot fulfil your order, and are refunding it in full',
    title: 'We cannot fulfil your order',
    text: 'We are sorry: we cannot fulfil your order.',
  },
  withdrawn: {
    subject: '{reference} We have withdrawn our quote',
    title: 'Our quote was withdrawn',
    preview: 'You owe nothing.',
    text: 'We have withdrawn our quote of {amount}. You can no longer accept it, and you owe nothing. If you have already sent a payment, we’ll refund it in full.',
  },
  surplus: {
    subject: '{reference} We are refunding your payment of {amount}',
    title: 'We are refunding a payment',
    text: 'We have received a payment of {amount} and are refunding it.',
    reasons: {
      paid: {
        first: 'The first half of the price had already been paid.',
        second: 'The second half of the price had already been paid.',
        whole: 'The full price had already been paid.',
        extra: 'The extra had already been paid.',
      } satisfies Record<PaymentPart, string>,
      amount: 'A different amount was due. Your page shows what is still to pay.',
      closed: 'The quote was no longer open.',
      extra: 'The extra was no longer open.',
      ended: 'The order had ended.',
    },
  },
} as const
