/** Messages about an extra on a running order. `{…}` is filled in. */
export const ORDER_EXTRA_MAIL = {
  offer: {
    subject: '{reference} An extra to your order: {total}',
    title: 'An extra to your order',
    preview: '{price}. Ready {ready}.',
    text: 'Here is our quote for an extra to your order. You owe nothing for it until you accept it, and your order continues either way.',
    button: 'See the extra and accept it',
    pay: 'If you accept it, you pay for it straight away: {total}. If you have a question, ask it on the page or reply to this email.',
  },
  paid: {
    subject: '{reference} Your extra is confirmed: {total} received',
    title: 'Your extra is confirmed',
    preview: 'Ready {ready}.',
    text: 'Thank you. We have received your payment, and the extra is part of your order.',
  },
  withdrawn: {
    subject: '{reference} We have withdrawn an extra to your order',
    title: 'An extra was withdrawn',
    preview: 'You owe nothing for it. Your order continues.',
    text: 'We have withdrawn the extra of {total}. You owe nothing for it, and your order continues. If you have already sent a payment for it, we’ll refund it in full.',
  },
} as const
