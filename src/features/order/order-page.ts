import { LANGUAGE } from '#content/language.ts'
import { READY_WORDS } from '#content/offer.ts'
import {
  ORDER_ACTIONS,
  ORDER_OPENING,
  ORDER_PAGES,
  ORDER_REFUNDS,
  ORDER_REST,
  type OrderPageKind,
} from '#content/order.ts'
import { fill } from '#contract/language.ts'
import {
  type CustomerOrder,
  formatPence,
  formatRate,
  originalsHere,
  type Ready,
  readyFact,
} from '#contract/order.ts'
import { dateText } from '#src/ui/times.tsx'
import type { Settling } from './use-payment-return.ts'

export type OrderPage = {
  kind: OrderPageKind
  title: string
  text: string
  next: string[]
  primary: PrimaryAction
  label?: string | undefined
}

/** The one button that the page of an order puts first; everything else on it is secondary. */
const PRIMARY = {
  offered: 'pay',
  accepted: 'pay',
  transfer: 'transfer',
  settling: 'again',
  linkEnded: 'reload',
  half_paid: 'message',
  in_progress: 'message',
  ask: 'answer',
  draft: 'answer',
  extra: 'extra',
  extraAccepted: 'extra',
  extraTransfer: 'extra',
  delivered: 'pay',
  deliveredTransfer: 'transfer',
  deliveredExtra: 'extra',
  deliveredDisputed: 'message',
  deliveredOriginals: 'download',
  completed: 'download',
  expired: 'message',
  withdrawn: 'message',
  cancelled: 'another',
  refunded: 'another',
  ended: 'another',
  endedUnpaid: 'pay',
} as const satisfies Record<OrderPageKind, string>

type PrimaryAction = (typeof PRIMARY)[OrderPageKind]

/** That of the order itself, not of an extra. */
export const transferOf = ({ transfers }: CustomerOrder) => transfers.find(({ part }) => part !== 'extra')

/** The first of what we wait for: a question to answer, or a draft to approve. */
export const openMessage = ({ messages }: CustomerOrder) => messages.find(({ isOpen }) => isOpen)

/** The document to download first: one that was not opened yet, where there is one. */
export function nextDocument({ open, deliveries }: CustomerOrder): string | undefined {
  const documents = open ? deliveries.flatMap((delivery) => delivery.documents) : []
  const current = documents.filter(({ closed }) => !closed)
  return (current.find(({ opened }) => !opened) ?? current[0])?.id
}

export function orderPage(order: CustomerOrder, settling?: Settling['state']): OrderPage {
  const kind = settling ? (settling === 'ended' ? 'linkEnded' : 'settling') : kindOf(order)
  const { title, text, next } = ORDER_PAGES[kind]
  const primary = primaryOf(order, kind)
  const isApart = MONEY_APART.includes(kind) && order.payments.some(({ refund }) => refund !== 'none')
  const label = primary === 'message' && kind === 'expired' ? 'requote' : primary
  return {
    kind,
    title,
    text: filled(isApart ? `${text}${LANGUAGE.space}{refund}` : text, order),
    next: next
      .filter((step) => !step.includes('{ready}') || !isLate(order))
      .map((step) => filled(step, order)),
    primary,
    label: (ORDER_ACTIONS as Partial<Record<string, string>>)[label],
  }
}

/** Of which money seldom goes back: it is said where it does. */
const MONEY_APART: readonly OrderPageKind[] = ['expired', 'withdrawn']

function kindOf(order: CustomerOrder): OrderPageKind {
  const { state, due } = order
  const extra = extraKind(order)
  switch (state) {
    case 'accepted':
      return transferOf(order) ? 'transfer' : state
    case 'half_paid':
    case 'in_progress': {
      const asked = openMessage(order)
      if (asked) return asked.kind === 'draft' ? 'draft' : 'ask'
      return extra ?? state
    }
    case 'delivered':
      if (transferOf(order)) return 'deliveredTransfer'
      // Without either it would be complete.
      if (!due) return originalsHere(order).length > 0 ? 'deliveredOriginals' : 'deliveredDisputed'
      if (due.part === 'second' || !extra) return state
      return extra === 'extraTransfer' ? extra : 'deliveredExtra'
    case 'completed':
      return extra ?? state
    case 'ended':
      return due ? 'endedUnpaid' : state
    case 'refunded':
      return order.declined ? state : 'ended'
    default:
      return state
  }
}

function extraKind({ extras, transfers }: CustomerOrder): OrderPageKind | undefined {
  const open = extras.find(({ state }) => state === 'offered' || state === 'accepted')
  if (!open) return undefined
  if (transfers.some(({ part }) => part === 'extra')) return 'extraTransfer'
  return open.state === 'accepted' ? 'extraAccepted' : 'extra'
}

function primaryOf(order: CustomerOrder, kind: OrderPageKind): PrimaryAction {
  const action = PRIMARY[kind]
  if (action === 'pay' && transferOf(order)) return 'transfer'
  // Nothing can be paid or downloaded here.
  if ((action === 'pay' || action === 'extra') && order.methods.length === 0) return 'message'
  return action === 'download' && nextDocument(order) === undefined ? 'message' : action
}

const isLate = ({ offer: { readyBy } }: CustomerOrder) =>
  readyBy !== null && readyBy < new Date().toISOString().slice(0, 10)

/** What goes back to the customer, or has gone: by the payments, because what is owed need not follow from the state. */
function refundOf({ payments, ended }: CustomerOrder): { refund: string; papers: string } {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const back = payments.filter(({ refund }) => refund !== 'none')
  const made = sum(payments.map(({ refunded }) => refunded))
  const isDue = back.some(({ refund }) => refund !== 'made')
  const all = ended?.returned ?? sum(back.map(({ amount }) => amount))
  const state = isDue ? 'due' : made > 0 ? 'made' : 'none'
  const amount = priceText(isDue ? Math.max(all - made, 0) : made)
  return {
    refund: fill(ORDER_REFUNDS[state], { amount }),
    papers: ORDER_REFUNDS.papers[isDue ? 'due' : 'made'],
  }
}

function filled(step: string, order: CustomerOrder): string {
  const { offer, paid, open } = order
  const rest = paid >= offer.total ? ORDER_REST.paid : ORDER_REST.due
  return fill(step, {
    ready: readyText(offer).phrase,
    rest: fill(rest, { amount: priceText(Math.min(offer.second, offer.total - paid)) }),
    open: open ? ORDER_OPENING.now : ORDER_OPENING.later,
    ...refundOf(order),
  })
}

export const priceText = (pence: number): string => formatPence(pence, LANGUAGE)

export const rateText = (hundredths: number): string => formatRate(hundredths, LANGUAGE)

export const readyText = (ready: Ready) => readyFact(ready, { LANGUAGE, READY_WORDS }, dateText)
