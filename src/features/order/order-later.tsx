import type { ReactNode } from 'react'
import { PAY_WORDS } from '#content/order.ts'
import { ENDED_WORDS, WORK_WORDS } from '#content/order-later.ts'
import type { OrderState } from '#contract/order.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { FilledText } from '#src/ui/filled-text.tsx'
import { dateText } from '#src/ui/times.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { Deliveries } from './deliveries.tsx'
import { EarlierOrders, EndedOrder } from './ended-order.tsx'
import { OpenExtras, PaidExtras } from './extras.tsx'
import { OfferTable } from './offer-table.tsx'
import { readyText, transferOf } from './order-page.ts'
import { Originals } from './originals.tsx'
import { DuePayment, PayForm } from './pay-form.tsx'
import { PaymentsAndPapers } from './payments-and-papers.tsx'
import { ReviewRequest } from './review-request.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { OrderActs } from './use-order.ts'

/** What an order shows after its offer; loaded when it is needed. */

export { Needed } from './needed.tsx'
export { PostAddress } from './post-address.tsx'

export type OrderPartsProps = {
  acts: OrderActs
  /** What the state asks for, or all that is looked up. */
  of: 'now' | 'records'
  onAddFiles?: (() => void) | undefined
}

/** The panel shows a quote itself, and what it asks for unless that is a transfer. */
const QUOTE = { now: ['payment'], records: ['originals', 'papers', 'before'] } as const
const LEFT = { now: ['originals'], records: ['papers', 'offer', 'before'] } as const
const IN_WORK = {
  now: ['moved', 'cancel', 'extras'],
  records: ['originals', 'further', 'offer', 'paidExtras', 'sooner', 'papers', 'before'],
} as const
const END = ['papers', 'offer', 'paidExtras', 'before'] as const

const PARTS = {
  half_paid: IN_WORK,
  in_progress: IN_WORK,
  delivered: {
    now: ['payment', 'extras', 'deliveries', 'originals'],
    records: ['offer', 'paidExtras', 'papers', 'before'],
  },
  completed: { now: ['extras', 'deliveries', 'originals', 'review'], records: END },
  ended: { now: ['ended', 'payment', 'deliveries', 'originals'], records: END },
  expired: LEFT,
  withdrawn: LEFT,
  cancelled: LEFT,
  refunded: LEFT,
  offered: QUOTE,
  accepted: QUOTE,
} as const satisfies Record<OrderState, Record<OrderPartsProps['of'], readonly string[]>>

type Part = (typeof PARTS)[OrderState][OrderPartsProps['of']][number]

export function OrderParts({ acts, of, onAddFiles }: OrderPartsProps) {
  const { token, order } = acts
  const { early } = order
  const transfer = transferOf(order)
  const details = transfer && <TransferDetails key="transfer" acts={acts} transfer={transfer} />
  const parts: Record<Part, ReactNode> = {
    payment: details ?? <DuePayment key="payment" acts={acts} />,
    sooner: details ?? (early?.part === 'second' && <PaySooner key="sooner" acts={acts} purchase={early} />),
    moved: <MovedDay key="moved" order={order} />,
    cancel: order.cancelUntil && <CancelOrder key="cancel" acts={acts} until={order.cancelUntil} />,
    extras: <OpenExtras key="extras" acts={acts} />,
    further: onAddFiles && <FurtherDocuments key="further" onPress={onAddFiles} />,
    ended: order.ended && <EndedOrder key="ended" ended={order.ended} />,
    originals: <Originals key="originals" acts={acts} />,
    deliveries: <Deliveries key="deliveries" acts={acts} />,
    review: acts.page.kind === 'completed' && <ReviewRequest key="review" />,
    offer: <OfferTable key="offer" order={order} />,
    paidExtras: <PaidExtras key="paidExtras" extras={order.extras} />,
    papers: <PaymentsAndPapers key="papers" token={token} order={order} />,
    before: <EarlierOrders key="before" token={token} earlier={order.earlier} />,
  }
  return PARTS[order.state][of].map((part) => parts[part])
}

function MovedDay({ order: { offer, moved } }: Pick<OrderActs, 'order'>) {
  if (!moved) return null
  const { from, reason } = moved
  return (
    <Facts
      className="given"
      facts={[
        readyText(offer),
        { label: WORK_WORDS.moved, text: dateText(from) },
        { label: ENDED_WORDS.reason, text: reason },
      ]}
    />
  )
}

/** The second half can also be paid before we deliver. */
function PaySooner(props: Parameters<typeof PayForm>[0]) {
  return (
    <details className="sooner">
      <summary>{PAY_WORDS.early}</summary>
      <PayForm {...props} />
    </details>
  )
}

/** Not a link: another entry of the history would not have the token of the page. */
function FurtherDocuments({ onPress }: { onPress: () => void }) {
  return (
    <p className="more-files">
      <FilledText
        text={WORK_WORDS.files}
        slots={{
          link: <Button look="link" label={WORK_WORDS.filesLink} onPress={onPress} />,
        }}
      />
    </p>
  )
}
