import type { PaymentPart, RefundState } from '#contract/order.ts'

/** What several messages about orders say. `{…}` is filled in. */
export const ORDER_MAIL = {
  whyRequest: 'We sent this because this address asked us for a quote. If it was not you, reply and tell us.',
  whyOrder:
    'We sent this because an order was placed with this address. If it was not you, reply and tell us.',
  terms: 'Terms of service',
  service: 'Service',
  reason: 'Reason',
  refund: 'Refund',
  openUntil: 'Open until',
  next: 'What happens next',
  seeOrder: 'See your order',
  seeRequest: 'See your request',
  questions: 'If you have questions, reply to this email.',
  nothingToPay: 'There is nothing more to pay.',
  paidAll: 'Everything is paid.',
  waitForCreditNote: 'You don’t need to do anything. We’ll send you a credit note when it is done.',
  /** Of a period that ends with a day. */
  endOf: 'the end of {day}',

  vat: 'VAT at {rate}',
  vatWithin: 'VAT at {rate} in the total',
  total: { taxed: 'Total, with VAT', untaxed: 'Total. No VAT is charged' },
  price: { taxed: '{amount}, with VAT', untaxed: '{amount}, no VAT charged' },

  /** {part}: 'First half'. */
  paid: {
    card: '{part}, paid on {day} by card',
    transfer: '{part}, paid on {day} by bank transfer',
  },
  refunds: {
    none: '{payment}',
    due: '{payment}, being refunded',
    made: '{payment}, refunded',
    failed: '{payment}, not refunded yet',
  } satisfies Record<RefundState, string>,
  partRefunded: '{payment}, {amount} of it refunded',
  waived: 'Waived',
  due: { now: '{part}, due now', later: '{part}, due on delivery' },
  left: 'Left to pay',

  transfer: {
    amount: 'Amount',
    reference: 'Payment reference',
    name: 'Account name',
    sortCode: 'Sort code',
    accountNumber: 'Account number',
    iban: 'IBAN',
    arrives: 'To arrive by',
    check:
      'Please give the reference, so that we can find your payment. If a message ever gives you different bank details, ask us before you pay.',
    ask: 'Reply to this email and we’ll send you our bank details.',
  },

  invoiceTo: 'Invoice to',
  purchaseOrder: 'Purchase order',
  vatNumber: 'VAT number',
  postTo: 'Post to',
} as const

export const ORDER_CONTRACT_MAIL = {
  seeQuote: 'See the quote and accept it',
  offer: {
    subject: '{reference} Our quote: {total}',
    title: 'Our quote',
    preview: '{price}. Ready {ready}.',
    text: 'Here is our quote for your request. You owe nothing until you accept it.',
    replaces: 'It replaces the one we sent you before.',
    byPost: 'By post',
    toAddress: 'to the address you give when you accept',
    next: [
      'Accept the quote on that page by {end} and pay the first half, {first}.',
      'We start work. For one hour after paying you can cancel for a full refund, if we haven’t started.',
      'We deliver {ready}, and you pay the second half, {second}.',
    ],
    questions: 'If you have a question, ask it on the page or reply to this email.',
  },
  reminder: {
    subject: '{reference} Reminder: our quote of {total}',
    title: 'Our quote ends soon',
    preview: '{price}. Open until {end}.',
    text: 'Our quote is open until {end}. If you still need the work done, accept it before then. If not, you don’t have to do anything.',
    price: 'Price',
    halves:
      'You pay half when you accept, {first}, and half on delivery. If you would like to change something, reply and tell us.',
  },
  transfer: {
    subject: '{reference} Please transfer {amount}',
    titles: {
      first: 'How to pay the first half',
      second: 'How to pay the second half',
      whole: 'How to pay the full price',
      extra: 'How to pay the extra',
    } satisfies Record<PaymentPart, string>,
    preview: '{amount}, with the reference {reference}.',
    accepted: 'Thank you for accepting our quote.',
    please: {
      first: 'Please transfer the first half, {amount}, to this account.',
      second: 'Please transfer the second half, {amount}, to this account.',
      whole: 'Please transfer the full price, {amount}, to this account.',
      extra: 'Please transfer the extra, {amount}, to this account.',
    } satisfies Record<PaymentPart, string>,
    start: 'We’ll start once it has arrived.',
    receipt: 'Banks can take a day or two. We’ll email you the receipt once it has arrived.',
    confirm: 'When your payment has arrived, we’ll confirm your order by email.',
    moves: 'If that is after {day}, the delivery day moves with it.',
    cancel: 'For one hour after that you can cancel for a full refund, if we haven’t started.',
    deliver: 'We deliver {ready}.',
    second: 'You pay the second half, {amount}, on delivery.',
    ordered: 'What you ordered',
  },
  firstDue: {
    subject: '{reference} Your transfer of {amount} has not arrived yet',
    title: 'Your transfer has not arrived yet',
    text: 'Your bank transfer of {amount} has not reached us yet. We’ll start once it has. If you sent it in the last few days, you don’t have to do anything. We’ll keep the order open until {day}.',
    changed: 'If you have changed your mind, you owe nothing. Please reply and tell us.',
    /** Once a part has arrived. */
    rest: 'We’ll start once it has arrived. If you sent it in the last few days, you don’t have to do anything.',
    changedRest: 'If you have changed your mind, please reply and tell us. We’ll refund what you have paid.',
  },
  unpaid: {
    subject: '{reference} We have not received your transfer of {amount}',
    title: 'Your transfer did not arrive',
    preview: 'If you have sent it, reply and tell us.',
    text: 'We have not received your bank transfer of {amount}, and have not started. You owe nothing. If you have sent it, reply and tell us when, and we’ll look for it.',
    open: 'You can still accept our quote until {end}.',
    over: 'Our quote can no longer be accepted. If you still need the work done, reply and we’ll send you a new one.',
    seeQuote: 'See the quote',
  },
  paid: {
    subject: '{reference} Your order is confirmed: {amount} received',
    title: 'Your order is confirmed',
    preview: 'We have received {amount}. Ready {ready}.',
    first: 'Thank you. We have received the first half of the price, {amount}, and your order is confirmed.',
    whole: 'Thank you. We have received the whole price, {amount}, and your order is confirmed.',
    orderedOn: 'Ordered on',
    suppliedBy: 'Supplied by',
    cancel: 'You can cancel on that page until {end} for a full refund, if we haven’t started.',
    next: [
      'We’ll tell you when we start. If we have a question, we’ll email you, and you can answer on your page.',
      'We’ll deliver {ready}, and email you.',
    ],
    second: 'You pay the second half, {amount}, on delivery.',
    agreed: 'What we agreed',
    /** The rules of the terms of service for orders, in their words. */
    rules: [
      'Half of the price is due upfront, half on delivery.',
      'You may cancel within 1 hour of payment, and have your money back in full, if work has not begun.',
      'Once work has begun there is no refund.',
      'If we cannot fulfil the order, you are refunded in full.',
    ],
    consumer:
      'If you ordered as a consumer, the rights below come first wherever they differ from these rules.',
  },
} as const

/** What the payment page says of it. */
export const ORDER_PAYMENT = {
  first: 'First half of the price',
  second: 'Second half of the price',
  whole: 'The price',
  extra: 'Extra',
  order: 'Order {reference}',
} as const satisfies Record<PaymentPart | 'order', string>
