import type { BILLING_FIELDS, DELIVERY_FIELD } from '#contract/billing.ts'
import type { FieldWords, WordsOf } from '#contract/fields.ts'
import type { OrderState, PaymentMethod, PaymentPart } from '#contract/order.ts'

/** Words of orders on the customer's pages that the owner may change. `{…}` is filled in by the page. */

/** What an order's page can be about: its state, and what is open beside it. */
export type OrderPageKind =
  | OrderState
  | 'transfer'
  | 'ask'
  | 'draft'
  | 'extra'
  | 'extraAccepted'
  | 'extraTransfer'
  | 'deliveredTransfer'
  | 'deliveredExtra'
  | 'deliveredDisputed'
  | 'deliveredOriginals'
  | 'endedUnpaid'
  | 'settling'
  | 'linkEnded'

/** `next`: what follows from here. {ready}: 'by 4 December 2026'; {rest}: see ORDER_REST; {open}: see ORDER_OPENING. */
type OrderPageWords = { title: string; text: string; next: readonly string[] }

const WAIT_FOR_TRANSFER = 'We’ll confirm by email once it has arrived. Banks can take a day or two.'

export const ORDER_PAGES: Record<OrderPageKind, OrderPageWords> = {
  offered: {
    title: 'Your quote is ready',
    text: 'You owe nothing until you accept it.',
    next: [
      'You accept the quote and pay half, or all of it if you prefer.',
      'We start work. For one hour after paying you can cancel for a full refund, if we haven’t started.',
      'Your documents will be ready {ready}.',
      '{rest}',
    ],
  },
  accepted: {
    title: 'We’re waiting for your payment',
    text: 'You’ve accepted our quote. We’ll start once the first half is paid.',
    next: [
      'You pay the first half.',
      'We start work. For one hour after paying you can cancel for a full refund, if we haven’t started.',
      'Your documents will be ready {ready}.',
      '{rest}',
    ],
  },
  transfer: {
    title: 'We’re waiting for your bank transfer',
    text: WAIT_FOR_TRANSFER,
    next: [
      'You make the transfer with the reference on this page.',
      'We email you once it has arrived, and start work.',
      'Your documents will be ready {ready}.',
      '{rest}',
    ],
  },
  settling: {
    title: 'We’re checking your payment',
    text: 'This page updates automatically as soon as the payment is confirmed. Please do not pay again.',
    next: [
      'The payment provider tells us the outcome, usually within a minute.',
      'We email you a receipt.',
      'If you have not been charged, you can pay again here.',
    ],
  },
  // The link of the page has expired, or was replaced, while the payment was looked up.
  linkEnded: {
    title: 'This link no longer works',
    text: 'We can’t show here whether your payment went through; if it did, we’ll confirm it by email. Please do not pay again.',
    next: [
      'Reload the page to get a new link by email.',
      'The new link shows whether your payment went through.',
    ],
  },
  half_paid: {
    title: 'Payment received\u00a0— we’ll start soon',
    text: 'Your order is confirmed. The confirmation is on its way to you by email.',
    next: ['We start work, and email you when we do.', 'Your documents will be ready {ready}.', '{rest}'],
  },
  in_progress: {
    title: 'Payment received\u00a0— we’ve started',
    text: 'We’re working on your order, and will email you as soon as your finished documents are ready.',
    next: ['Your documents will be ready {ready}.', 'We email you as soon as they are.', '{rest}'],
  },
  ask: {
    title: 'We need something from you',
    text: 'Your order continues as soon as we have it.',
    next: ['You send us what we asked for.', 'Your documents will be ready {ready}.', '{rest}'],
  },
  draft: {
    title: 'Your draft is ready to check',
    text: 'Your order continues once you have approved it.',
    next: ['You approve the draft, or ask for changes.', 'Your documents will be ready {ready}.', '{rest}'],
  },
  extra: {
    title: 'Your quote for an extra is ready',
    text: 'It adds to your order, which continues either way.',
    next: [
      'You accept the extra and pay for it, or leave it.',
      'We add it to your order.',
      'We email you a receipt.',
    ],
  },
  extraAccepted: {
    title: 'We’re waiting for your payment',
    text: 'You’ve accepted the extra. It is not paid yet.',
    next: ['You pay for the extra.', 'We add it to your order.', 'We email you a receipt.'],
  },
  extraTransfer: {
    title: 'We’re waiting for your bank transfer',
    text: `It pays for the extra. ${WAIT_FOR_TRANSFER}`,
    next: [
      'You make the transfer with the reference on this page.',
      'We email you once it has arrived, and add the extra to your order.',
    ],
  },
  delivered: {
    title: 'Your documents are ready',
    text: 'Please pay the second half now.',
    next: ['You pay the second half.', '{open}', 'We email you a receipt.'],
  },
  deliveredTransfer: {
    title: 'Your documents are ready',
    text: `We’re waiting for your bank transfer. ${WAIT_FOR_TRANSFER}`,
    next: ['You make the transfer with the reference on this page.', '{open}', 'We email you a receipt.'],
  },
  /** Delivered, and its price was paid before; an extra is not. */
  deliveredExtra: {
    title: 'Your documents are ready',
    text: 'The price is paid. Please pay the extra below.',
    next: ['You pay for the extra.', '{open}', 'We email you a receipt.'],
  },
  deliveredDisputed: {
    title: 'Your documents are ready',
    text: 'Your bank is looking into a payment for this order. Until that is over there is nothing to pay.',
    next: [
      'Your bank decides about the payment and tells you.',
      'If you have a question, write to us below.',
    ],
  },
  /** Nothing is to be paid, and an original is still with us. */
  deliveredOriginals: {
    title: 'Your documents are ready',
    text: 'There is nothing to pay now. Your order is complete once your original has gone back to you.',
    next: [
      'We send your original back, and email you when we have.',
      'Keep a copy of your finished documents and receipts.',
      'If something is not right, write to us below.',
    ],
  },
  completed: {
    title: 'Your order is complete',
    text: 'Everything is delivered and paid. Thank you.',
    next: [
      'Keep a copy of your finished documents and receipts.',
      'Anyone you give a document to can check here that it is ours.',
      'If something is not right, write to us below.',
    ],
  },
  expired: {
    title: 'Your quote has expired',
    text: 'It can no longer be accepted, and you owe nothing. If you still need the work, we’ll send you a new one.',
    next: ['You ask us for a new quote.', 'We check the price and the date, and reply by email.'],
  },
  withdrawn: {
    title: 'We’ve withdrawn this quote',
    text: 'It can no longer be accepted, and you owe nothing.',
    next: [
      'If you have a question, write to us below.',
      'If we can send you a new quote, we’ll email it to you.',
    ],
  },
  cancelled: {
    title: 'You’ve cancelled this order',
    text: 'We are not working on it. {refund}',
    next: ['{papers}'],
  },
  refunded: {
    title: 'We can’t carry out this order',
    text: 'We’re sorry. {refund}',
    next: ['{papers}'],
  },
  ended: {
    title: 'This order has ended',
    text: 'We are no longer working on it. {refund}',
    next: ['{papers}'],
  },
  endedUnpaid: {
    title: 'This order is closed',
    text: 'The second half was not paid. You can still pay it here.',
    next: ['You pay the second half.', '{open}', 'We email you a receipt.'],
  },
}

/** What has become of the money of an order that has ended, and of its papers. */
export const ORDER_REFUNDS = {
  due: 'We’re refunding {amount}.',
  made: 'We’ve refunded {amount}.',
  none: 'There is nothing to refund.',
  papers: {
    due: 'We email you a credit note once that is done.',
    made: 'The receipts and credit notes stay on this page.',
  },
} as const

export const ORDER_REST = {
  due: 'You pay the second half, {amount}, when we deliver.',
  paid: 'There is nothing more to pay.',
} as const

/** When what we have delivered can be opened. */
export const ORDER_OPENING = {
  later: 'Your finished documents open on this page.',
  now: 'Your finished documents are open already, further down this page.',
} as const

/** The one button of a state that has no form of its own. */
export const ORDER_ACTIONS = {
  again: 'Check again now',
  message: 'Ask us a question',
  requote: 'Ask for a new quote',
  reload: 'Reload this page',
  another: 'Request another quote',
} as const

/** The way of an order, in a line. */
export const ORDER_STEPS = {
  label: 'Where your order has got to',
  steps: ['Quote', 'First half paid', 'In progress', 'Delivered', 'Completed'],
} as const

export const OFFER_WORDS = {
  title: 'Your quote',
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
  accept: {
    first: {
      card: 'By pressing this button you order the work above and agree to pay for it, half now and half on delivery, under our {terms}.',
      transfer:
        'By pressing this button you order the work above and agree to pay for it, half by bank transfer before we start and half on delivery, under our {terms}.',
    },
    whole: {
      card: 'By pressing this button you order the work above and agree to pay for all of it now, under our {terms}.',
      transfer:
        'By pressing this button you order the work above and agree to pay for all of it by bank transfer before we start, under our {terms}.',
    },
    extra: {
      card: 'By pressing this button you order the extra above and agree to pay for it now, under our {terms}.',
      transfer:
        'By pressing this button you order the extra above and agree to pay for it by bank transfer, under our {terms}.',
    },
  } satisfies Record<'first' | 'whole' | 'extra', Record<PaymentMethod, string>>,
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
  invoiceTo: 'The invoice is addressed to {address}.',
  none: 'To pay, please reply to our email.',
} as const

export const SETTLING_WORDS = {
  slow: 'This is taking longer than usual. You don’t need to wait here: we’ll email you as soon as the payment is confirmed.',
  unreachable:
    'Our server is not responding. Nothing is lost: this page keeps trying, and if the payment went through we’ll confirm it by email.',
} as const

export const CONVERSATION_WORDS = {
  title: 'Questions and answers',
  ask: 'Write to us about this order',
  authors: { customer: 'You', operator: 'Us' },
  documents: 'Documents with this message',
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
  posted: 'We have already posted your finished documents, so the address can no longer be changed here.',
  'already-answered': 'You have already answered, perhaps in another window.',
  'no-more-rounds': 'You have used all the rounds of changes in the price. Please write to us below.',
  'first-unpaid':
    'The first half is not paid yet, so the second half cannot be. This page now shows what is due.',
  ended: 'This order has ended in the meantime. Nothing was paid.',
  'not-paid': 'There is nothing to cancel: this order has changed since you opened the page.',
  left: 'The payment was not completed and you have not been charged. You can try again below.',
  refused:
    'We received a payment that does not match this order, so we could not accept it. We’ll contact you and return it. You can pay again below.',
  surplus: 'Your payment arrived when this half was no longer due. We’ll refund it automatically.',
} as const

export type OrderNotice = keyof typeof ORDER_NOTICES

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
  'billing-missing':
    'We need the name and address for the invoice. You have not been charged: please add them above.',
  'billing-too-long':
    'The address for the invoice is too long. You have not been charged: please shorten it.',
  'billing-invalid':
    'The name or address for the invoice cannot be used. You have not been charged: please check them.',
  'address-missing':
    'We need the address to post your finished documents to. You have not been charged: please add it above.',
  'too-many-payments': 'There were too many attempts to pay. You have not been charged: please write to us.',
  'too-many-messages': 'This conversation has reached its limit. Please write to us by email instead.',
} as const

export const BILLING_FIELD_WORDS = {
  name: { label: 'Name for the invoice', required: 'Please enter the name for the invoice' },
  address: { label: 'Address for the invoice', required: 'Please enter the address for the invoice' },
  purchaseOrder: { label: 'Purchase order number' },
} as const satisfies WordsOf<typeof BILLING_FIELDS>

export const DELIVERY_FIELD_WORDS = {
  label: 'Where shall we post your finished documents?',
  required: 'Please enter the name and address we should post your finished documents to',
} as const satisfies FieldWords<typeof DELIVERY_FIELD>
