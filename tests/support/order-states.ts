import type { OrderPageKind } from '#content/order.ts'
import type { CustomerOrder, Extra, OrderMessage } from '#contract/order.ts'

/** The page of a request in every state: what its heading, its one primary button and its slip say. */

type Words = { title: string; next: readonly string[] }
export type State = {
  page: OrderPageKind | Words
  /** The one primary button. */
  primary: string
  /** What differs from an order that was offered; none: there is no quote yet. */
  order?: { [Name in keyof CustomerOrder]?: CustomerOrder[Name] | undefined }
  extra?: Extra['state']
  /** What differs from a request that was just sent. */
  request?: object
  /** A step that the order fills in. */
  step?: string
}

export const AT = '2026-11-20T09:00:00.000Z'
const HALF = { part: 'second', amount: 6000 } as const
const message = (
  number: number,
  kind: OrderMessage['kind'],
  changes: Partial<OrderMessage> = {},
): OrderMessage => {
  return {
    number,
    kind,
    author: 'operator',
    text: 'The stamp cannot be read.',
    at: AT,
    documents: [],
    isOpen: true,
    ...changes,
  }
}
export const extraOf = ({ offer }: CustomerOrder, state: Extra['state']): Extra => {
  const lines = [{ what: 'A second certified copy', amount: 1200 }]
  return { ...offer, version: 2, lines, total: 1200, first: 600, second: 600, state, left: 1200 }
}
const transfer = (part: 'first' | 'second' | 'extra') => ({
  id: crypto.randomUUID(),
  part,
  amount: 6000,
  reference: 'SQ-7K4M-2XPD',
  bank: { name: 'Example Papers Limited', sortCode: '12-34-56', accountNumber: '98765432' },
})
export const file = (name: string, opened = false) => {
  return { id: crypto.randomUUID(), name, size: 20_000, sha256: 'ab'.repeat(32), opened }
}
export const delivery = (...documents: ReturnType<typeof file>[]) => [
  { number: 1, at: AT, note: '', carrier: 'Royal Mail', tracking: 'AB123456789GB', documents },
]
const paid = { paid: 6001, due: undefined, early: HALF } satisfies object
export const halfPaid = {
  ...paid,
  state: 'half_paid',
  cancelUntil: new Date(Date.now() + 3_000_000).toISOString(),
  cancelSeconds: 3000,
} as const
export const working = { ...paid, state: 'in_progress' } as const
const delivered = { ...paid, state: 'delivered', due: HALF, deliveries: delivery(file('a.pdf')) } as const
export const complete = {
  state: 'completed',
  paid: 12_001,
  due: undefined,
  early: undefined,
  open: true,
} as const
const over = { due: undefined, early: undefined }
const REST = 'You pay the second half, £60.00, when we deliver.'
const ASK = 'Ask us a question'
const ACCEPT = 'Accept & pay half: £60.01'
const TRANSFER = 'Download the request for payment'
const EXTRA = 'Accept & pay the extra: £12.00'
const BALANCE = 'Pay the second half: £60.00'
const PREPARING = { title: 'We’re preparing your quote', next: ['written quote by email'] }
const ANSWERED = { title: 'We’ve replied to your request', next: ['You read our reply.'] }

export const STATES: State[] = [
  { page: PREPARING, primary: 'Add documents' },
  { page: PREPARING, request: { replyBy: AT }, primary: 'Add documents' },
  { page: PREPARING, request: { filesLeft: 0 }, primary: 'Write to us' },
  { page: ANSWERED, request: { isAnswered: true }, primary: 'Write to us' },
  { page: 'offered', order: {}, primary: ACCEPT, step: REST },
  { page: 'offered', order: { methods: [] }, primary: ASK, step: REST },
  { page: 'accepted', order: { state: 'accepted' }, primary: ACCEPT },
  { page: 'transfer', order: { state: 'accepted', transfers: [transfer('first')] }, primary: TRANSFER },
  { page: 'half_paid', order: halfPaid, primary: ASK, step: REST },
  {
    page: 'in_progress',
    order: { ...working, paid: 12_001, early: undefined },
    primary: ASK,
    step: 'There is nothing more to pay.',
  },
  { page: 'ask', order: { ...working, messages: [message(1, 'ask')] }, primary: 'Send answer' },
  {
    page: 'ask',
    order: { ...working, messages: [message(1, 'ask', { about: 'scan.pdf' }), message(2, 'ask')] },
    extra: 'offered',
    primary: 'Send documents',
  },
  {
    page: 'draft',
    order: { ...working, roundsLeft: 1, messages: [message(1, 'draft')] },
    primary: 'Approve the draft',
  },
  { page: 'extra', order: working, extra: 'offered', primary: EXTRA },
  { page: 'extraAccepted', order: working, extra: 'accepted', primary: EXTRA },
  {
    page: 'extraTransfer',
    order: { ...working, transfers: [transfer('extra')] },
    extra: 'accepted',
    primary: TRANSFER,
  },
  {
    page: 'delivered',
    order: { ...delivered, early: undefined },
    primary: BALANCE,
    step: 'Your finished documents open on this page.',
  },
  { page: 'deliveredTransfer', order: { ...delivered, transfers: [transfer('second')] }, primary: TRANSFER },
  {
    page: 'deliveredExtra',
    order: { state: 'delivered', paid: 12_001, due: { part: 'extra', amount: 1200 }, early: undefined },
    extra: 'accepted',
    primary: EXTRA,
  },
  { page: 'deliveredDisputed', order: { ...delivered, due: undefined, early: undefined }, primary: ASK },
  {
    page: 'deliveredOriginals',
    order: {
      ...delivered,
      ...over,
      open: true,
      originals: [{ number: 1, what: 'Deed', place: '', arrivedAt: AT }],
    },
    primary: 'Download a.pdf',
  },
  {
    page: 'completed',
    order: { ...complete, deliveries: delivery(file('opened.pdf', true), file('new.pdf')) },
    primary: 'Download new.pdf',
  },
  { page: 'completed', order: { ...complete, deliveries: delivery() }, primary: ASK },
  { page: 'expired', order: { ...over, state: 'expired' }, primary: 'Ask for a new quote' },
  { page: 'withdrawn', order: { ...over, state: 'withdrawn' }, primary: ASK },
  { page: 'cancelled', order: { ...over, state: 'cancelled' }, primary: 'Request another quote' },
  {
    page: 'refunded',
    order: { ...over, state: 'refunded', declined: true },
    primary: 'Request another quote',
  },
  { page: 'ended', order: { ...over, state: 'refunded' }, primary: 'Request another quote' },
  {
    page: 'ended',
    order: { ...over, state: 'ended', ended: { kept: 2000, returned: 4001, reason: 'As you wished.' } },
    primary: 'Request another quote',
  },
  {
    page: 'endedUnpaid',
    order: { ...delivered, state: 'ended', early: undefined, ended: { kept: 6001, returned: 0, reason: '' } },
    primary: BALANCE,
  },
]

/** Nobody works on these any more. */
export const OVER: readonly OrderPageKind[] = ['completed', 'cancelled', 'refunded', 'ended', 'endedUnpaid']
