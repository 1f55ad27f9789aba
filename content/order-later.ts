import type { OrderState, PaymentMethod, PaymentPart, RefundState } from '#contract/order.ts'

/** Words of what an order's page shows after the offer, apart because an offer loads without them. */

export const ENDED_WORDS = {
  kept: 'We keep',
  back: 'Your refund',
  reason: 'Reason',
  earlier: 'Earlier orders of this request',
  order: 'Order {number}: {state}, {total}',
  states: {
    offered: 'quote sent',
    expired: 'expired',
    withdrawn: 'withdrawn',
    accepted: 'accepted',
    half_paid: 'first half paid',
    in_progress: 'in progress',
    delivered: 'delivered',
    completed: 'completed',
    cancelled: 'cancelled',
    refunded: 'refunded',
    ended: 'ended',
  } satisfies Record<OrderState, string>,
} as const

export const CANCEL_WORDS = {
  until: 'You can cancel until {time} UK time for a full refund, if we haven’t started work.',
  left: { one: '{count} minute left', other: '{count} minutes left' },
  button: 'Cancel this order',
  title: 'Cancel this order?',
  text: 'We won’t start, and we’ll refund everything you have paid.',
  confirm: 'Yes, cancel it',
  busy: 'Cancelling…',
  keep: 'Keep it',
} as const

export const WORK_WORDS = {
  moved: 'Previous date',
  files: 'Do you have another document for us? {link}',
  filesLink: 'Add it below',
} as const

export const NEEDED_WORDS = {
  ask: 'What we need',
  about: 'The document you sent: {name}',
  answer: 'Or answer in words',
  answerLabel: 'Your answer',
  answerSend: 'Send answer',
  draft: 'A draft for you to check',
  spelling: 'I have checked the draft. All names, dates and numbers are spelt correctly.',
  spellingMissing: 'Please check the draft and tick this box first',
  approve: 'Approve the draft',
  busy: 'One moment…',
  changes: 'Ask for changes',
  changesLabel: 'What should be changed?',
  changesSend: 'Send changes',
  rounds: {
    one: 'The price includes one more round of changes.',
    other: 'The price includes {count} more rounds of changes.',
  },
  noRounds:
    'You have used all the rounds of changes in the price. If something is still wrong, write to us below.',
  thanks: 'Thank you. We have your answer.',
  thanksReady: 'Thank you. We have your answer and are back at work on your order. It will be ready {ready}.',
} as const

export const DELIVERY_WORDS = {
  title: 'What we have delivered',
  handedOver: 'Delivered on {date}',
  parcel: 'Sent with {carrier}, tracking number {tracking}',
  tracking: 'Tracking number {tracking}',
  copyTracking: 'Copy number',
  digest: 'Fingerprint (SHA-256)',
  documents: 'Delivered documents',
  replaced: 'Replaced on {date}: please use the new one',
  takenBack: 'Taken back on {date}',
  locked: 'Opens once the second half is paid',
  /** {link}: the words below it. */
  verify: 'Anyone you give a document to can check that it is ours: {link}.',
  verifyLink: 'verify a document',
  /** Beside a certified translation. */
  howChecked: 'How others check it',
} as const

/** {date}: a day. */
export const ORIGINALS_WORDS = {
  title: 'Your originals',
  arrived: 'With us since {date}',
  sentBack: 'Sent back on {date}',
  posting: 'Are you posting us an original?',
  enclose:
    'Please print this sheet and put it on top, so that we know whose it is. We tell you when it arrives and when it goes back.',
  cover: 'Download the cover sheet',
} as const

export const ADDRESS_WORDS = {
  title: 'Where we post your finished documents',
  change: 'Change the address',
  save: 'Save the address',
  busy: 'Saving…',
} as const

export const EXTRA_WORDS = {
  title: 'An extra to your order',
  lead: 'You owe nothing for it until you accept it.',
  table: { offered: 'The extra', paid: 'Extra, paid' },
} as const

/** Asked for once, after everything is done. {site}: where reviews stand. */
export const REVIEW_WORDS = {
  title: 'Would you tell others?',
  text: 'A line or two on {site} helps people who need the same. We can’t edit what you write there.',
  link: 'Write a review',
  newTab: '(opens in a new tab)',
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

export const PAYMENT_WORDS = {
  title: 'Payments, receipts and invoices',
  parts: {
    first: 'First half',
    second: 'Second half',
    whole: 'Full price',
    extra: 'Extra',
  } satisfies Record<PaymentPart, string>,
  surplus: 'Not owed',
  /** Of a payment of which a part has gone back. */
  refunded: '{amount} refunded',
  methods: { card: 'by card', transfer: 'by bank transfer' } satisfies Record<PaymentMethod, string>,
  paid: {
    card: '{date}, by card',
    transfer: '{date}, by bank transfer',
  } satisfies Record<PaymentMethod, string>,
  states: {
    none: 'Paid',
    due: 'Being refunded',
    made: 'Refunded',
    failed: 'Being refunded',
  } satisfies Record<RefundState, string>,
  refund: {
    card: 'Refunds go to the card you paid with; banks can take up to ten working days to show them.',
    transfer: 'Refunds of bank transfers go to the account they came from.',
  } satisfies Record<PaymentMethod, string>,
} as const
