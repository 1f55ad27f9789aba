import type { OrderState, PaymentMethod, PaymentPart, RefundState } from '#contract/order.ts'

/** Words of orders on the customer's pages that the owner may change. `{…}` is filled in by the page. */

/** How an order is headed: by its state, and apart from it while a bank transfer is awaited or a payment is looked up. */
export const ORDER_HEADINGS: Record<
  OrderState | 'transfer' | 'paid' | 'settling' | 'linkEnded',
  { title: string; text: string }
> = {
  offered: { title: 'Our quote', text: 'You owe nothing until you accept it.' },
  expired: {
    title: 'This quote has expired',
    text: 'It can no longer be accepted. If you still need the work done, reply to our email and we’ll send you a new one.',
  },
  withdrawn: {
    title: 'We have withdrawn this quote',
    text: 'It can no longer be accepted, and you owe nothing. If you have a question, reply to our email.',
  },
  accepted: {
    title: 'The first half is not paid yet',
    text: 'You have accepted our quote. We’ll start once the first half is paid.',
  },
  transfer: {
    title: 'We are waiting for your bank transfer',
    text: 'We’ll confirm by email once it has arrived. Banks can take a day or two.',
  },
  settling: {
    title: 'We are checking your payment',
    text: 'This page updates automatically as soon as the payment is confirmed. Please do not pay again.',
  },
  // The link of the page has expired, or was replaced, while the payment was looked up.
  linkEnded: {
    title: 'This link no longer works',
    text: 'We can’t show here whether your payment went through; if it did, we’ll confirm it by email. Please do not pay again. Reload the page to get a new link.',
  },
  half_paid: {
    title: 'The first half is paid',
    text: 'Your order is confirmed. The confirmation is on its way to you by email.',
  },
  in_progress: {
    title: 'We are working on your order',
    text: 'We’ll email you as soon as it is ready.',
  },
  delivered: {
    title: 'Your order is ready',
    text: 'Please pay the second half now.',
  },
  /** Delivered, and its price was paid before; an extra is not. */
  paid: {
    title: 'Your order is ready',
    text: 'The price is paid. Please pay the extra below.',
  },
  completed: {
    title: 'Your order is complete',
    text: 'Everything is delivered and paid. Thank you.',
  },
  cancelled: {
    title: 'You have cancelled this order',
    text: 'We are not working on it, and we’ll refund what you paid.',
  },
  refunded: {
    title: 'This order is refunded',
    text: 'We will not carry it out, and we’ll refund everything you paid.',
  },
  ended: {
    title: 'This order has ended',
    text: 'We are no longer working on it.',
  },
}

/** The states in a word or two. */
export const ORDER_STATE_NAMES: Record<OrderState, string> = {
  offered: 'Quote sent',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  accepted: 'Accepted',
  half_paid: 'First half paid',
  in_progress: 'In progress',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  ended: 'Ended',
}

/** The way of an order, in a line. */
export const ORDER_STEPS = {
  label: 'Where your order has got to',
  steps: ['Quote', 'First half paid', 'In progress', 'Delivered', 'Completed'],
} as const

export const OFFER_WORDS = {
  title: 'What it costs',
  /** Once it is paid for. */
  ordered: 'What you ordered',
  what: 'What',
  amount: 'Amount',
  vat: 'VAT at {rate}',
  ofWhichVat: 'of which VAT at {rate}',
  noVat: 'No VAT charged',
  total: 'Total',
  halves: { first: 'First half, before we start', second: 'Second half, on delivery' },
  paid: 'Paid',
  openUntil: 'Open until',
  note: 'A note from us',
} as const

export const PAY_WORDS = {
  method: 'How would you like to pay?',
  methods: { card: 'Card', transfer: 'Bank transfer' } satisfies Record<PaymentMethod, string>,
  /** What the button does, by the chosen method. */
  buttons: {
    first: { card: 'Accept & pay half: {amount}', transfer: 'Accept & transfer half: {amount}' },
    second: { card: 'Pay the second half: {amount}', transfer: 'Transfer the second half: {amount}' },
    whole: { card: 'Accept & pay everything: {amount}', transfer: 'Accept & transfer everything: {amount}' },
    extra: { card: 'Accept & pay the extra: {amount}', transfer: 'Accept & transfer the extra: {amount}' },
  } satisfies Record<PaymentPart, Record<PaymentMethod, string>>,
  busy: 'One moment…',
  /** Before and after the link to the terms. */
  accept: {
    first: {
      card: 'By pressing this button you order the work above and agree to pay for it, half now and half on delivery, under our',
      transfer:
        'By pressing this button you order the work above and agree to pay for it, half by bank transfer before we start and half on delivery, under our',
    },
    whole: {
      card: 'By pressing this button you order the work above and agree to pay for all of it now, under our',
      transfer:
        'By pressing this button you order the work above and agree to pay for all of it by bank transfer before we start, under our',
    },
    extra: {
      card: 'By pressing this button you order the extra above and agree to pay for it now, under our',
      transfer:
        'By pressing this button you order the extra above and agree to pay for it by bank transfer, under our',
    },
  } satisfies Record<'first' | 'whole' | 'extra', Record<PaymentMethod, string>>,
  /** All of it can also be paid at once. */
  share: 'How much would you like to pay now?',
  shares: { half: 'Half: {amount}', whole: 'Everything: {amount}' },
  early: 'Would you rather pay the second half now? It is not due until we deliver.',
  terms: 'terms of service',
  where: {
    card: 'You pay on the page of our payment provider. We never see your card.',
    transfer: 'Our bank details appear here, and we email them to you.',
  } satisfies Record<PaymentMethod, string>,
  express:
    'Please start during my 14-day cancellation period. If I cancel, I’ll pay for work already done; once it is complete I can no longer cancel.',
  expressMissing: 'Please tick this box. Otherwise we cannot start in time',
  billing: {
    address: 'Street, town and postcode, and the country if it is not the United Kingdom.',
    purchaseOrder: 'Your own number for this order, if you have one. We print it on your invoice.',
  },
  delivery: 'Name, street, town and postcode, and the country if it is not the United Kingdom.',
  /** Before the second half is paid. */
  invoiceTo: 'The invoice is addressed to',
  none: 'To pay, please reply to our email.',
} as const

export const TRANSFER_WORDS = {
  title: 'Bank transfer',
  text: 'Please use exactly this reference, so that we can match your payment.',
  amount: 'Amount',
  reference: 'Reference',
  name: 'Account name',
  sortCode: 'Sort code',
  accountNumber: 'Account number',
  iban: 'IBAN',
  copy: {
    reference: 'Copy reference',
    sortCode: 'Copy sort code',
    accountNumber: 'Copy account number',
    iban: 'Copy IBAN',
  },
  request: 'Download the request for payment',
  card: 'Pay by card instead: {amount}',
} as const

/** After the payment page. */
export const SETTLING_WORDS = {
  slow: 'This is taking longer than usual. You don’t need to wait here: we’ll email you as soon as the payment is confirmed.',
  unreachable:
    'Our server is not responding. Nothing is lost: this page keeps trying, and if the payment went through we’ll confirm it by email.',
  again: 'Check again now',
} as const

export const PAYMENT_WORDS = {
  title: 'Payments, receipts and invoices',
  parts: {
    first: 'First half',
    second: 'Second half',
    whole: 'Full price',
    extra: 'Extra',
  } satisfies Record<PaymentPart, string>,
  /** A payment that was not owed. */
  surplus: 'Not owed',
  /** Of a payment of which a part has gone back. */
  refunded: '{amount} refunded',
  methods: { card: 'by card', transfer: 'by bank transfer' } satisfies Record<PaymentMethod, string>,
  states: {
    none: 'Paid',
    due: 'Being refunded',
    made: 'Refunded',
    failed: 'Being refunded',
  } satisfies Record<RefundState, string>,
  /** Under payments that go back. */
  refund: {
    card: 'Refunds go to the card you paid with; banks can take up to ten working days to show them.',
    transfer: 'Refunds of bank transfers go to the account they came from.',
  } satisfies Record<PaymentMethod, string>,
} as const

/** What a payment is for, within a sentence: 'the first half'. */
export const partText = (part: PaymentPart): string => PAYMENT_WORDS.parts[part].toLowerCase()

export const CONVERSATION_WORDS = {
  title: 'Questions and answers',
  ask: 'Ask us something',
  authors: { customer: 'You', operator: 'Us' },
  /** The name of the list of what came with a message, and of a button. */
  documents: 'Documents with this message',
  download: 'Download',
  drafts: { approved: 'You approved this draft', changes: 'You asked for changes' },
  label: 'Your message',
  send: 'Send message',
  busy: 'Sending…',
  sent: 'Your message is with us. We’ll answer here and by email.',
  empty: 'Please write a message first',
  tooLong: 'Please keep it under {limit} characters',
} as const

/** What has happened meanwhile, by the code of a refusal or of our own. */
export const ORDER_NOTICES = {
  superseded: 'We have changed our quote since you opened this page. This is the new one. Nothing was paid.',
  expired: 'The quote expired before it was accepted. Nothing was paid.',
  'not-offered': 'The quote was withdrawn before it was accepted. Nothing was paid.',
  'already-paid': 'This half has already been paid, perhaps in another window. No more money was taken.',
  begun:
    'We have started work, so the order can no longer be cancelled here. If you have a question, write to us below.',
  'too-late':
    'The hour in which you could cancel here is over. If you have a question, write to us below. Your legal rights are in our terms.',
  posted: 'We have already posted your documents, so the address can no longer be changed here.',
  'already-answered': 'You have already answered, perhaps in another window.',
  'no-more-rounds': 'You have used all the rounds of changes in the price. Please write to us below.',
  'not-paid': 'There is nothing to cancel: this order has changed since you opened the page.',
  left: 'The payment was not completed and you have not been charged. You can try again below.',
  refused:
    'We received a payment that does not match this order, so we could not accept it. We’ll contact you and return it. You can pay again below.',
  surplus: 'Your payment arrived when this half was no longer due. We’ll refund it automatically.',
} as const

export type OrderNotice = keyof typeof ORDER_NOTICES

/** Why a press did not work; it can be pressed again. */
export const ORDER_FAILURES = {
  pay: 'The payment page could not be opened, and you have not been charged. Please try again.',
  extra: 'The payment page could not be opened, and you have not been charged. Please try again.',
  cancel: 'We could not cancel it just now. Please try again.',
  message: 'Your message could not be sent. It is still here: please try again.',
  approve: 'We could not record it just now. Please try again.',
  address: 'The address could not be saved. It is still here: please try again.',
  offline: 'You appear to be offline. Nothing was sent: please try again once you are connected.',
  busy: 'There were too many attempts. Please wait a few minutes and try again.',
  link: 'Nothing was sent: your link no longer works. Reload the page to get a new one.',
  'too-many-messages': 'This conversation has reached its limit. Please write to us by email instead.',
} as const

/** The dashboard's lists, once there is something in them. */
export const ORDER_LISTS = {
  billing: {
    title: 'Payments',
    columns: { date: 'Date', order: 'Order', part: 'Part', amount: 'Amount', state: 'State' },
    note: 'Each order comes with its own payment link. No card is stored here.',
  },
  invoices: {
    title: 'Invoices and receipts',
    columns: { reference: 'Number', kind: 'Kind', date: 'Date', amount: 'Amount', file: 'File' },
  },
  completed: { title: 'Completed Tasks', total: 'Total', date: 'Completed' },
  ended: { title: 'Cancelled and refunded' },
  open: 'Open the order',
} as const
