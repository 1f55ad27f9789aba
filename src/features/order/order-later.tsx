import { Fragment, type ReactNode } from 'react'
import { PAY_WORDS } from '#content/order.ts'
import { WORK_WORDS } from '#content/order-later.ts'
import type { OrderState } from '#contract/order.ts'
import { FilledText } from '#src/ui/filled-text.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { Deliveries } from './deliveries.tsx'
import { EarlierOrders, EndedOrder } from './ended-order.tsx'
import { OpenExtras, PaidExtras } from './extras.tsx'
import { MainPayment } from './main-payment.tsx'
import { OfferTable } from './offer-table.tsx'
import { transferOf } from './order-page.ts'
import { PayForm } from './pay-form.tsx'
import { PaymentsAndPapers } from './payments-and-papers.tsx'
import { ReviewRequest } from './review-request.tsx'
import type { OrderActs } from './use-order.ts'

/** What an order shows after its offer; loaded when it is needed. */

export { EarlierOrders } from './ended-order.tsx'
export { Needed } from './needed.tsx'
export { PostAddress } from './post-address.tsx'

export type LaterStepProps = {
  token: string
  acts: OrderActs
  /** Leads to the form that takes documents; undefined if it takes no more. */
  onAddFiles: (() => void) | undefined
}

const LEFT = ['papers', 'offer', 'before'] as const
const IN_WORK = ['cancel', 'extras', 'further', 'offer', 'paidExtras', 'sooner', 'papers', 'before'] as const

/** What the state asks for comes first. The panel shows an offer by itself. */
const PARTS = {
  offered: [],
  accepted: [],
  half_paid: IN_WORK,
  in_progress: IN_WORK,
  delivered: ['payment', 'extras', 'deliveries', 'offer', 'paidExtras', 'papers', 'before'],
  completed: ['extras', 'deliveries', 'review', 'papers', 'offer', 'paidExtras', 'before'],
  ended: ['ended', 'payment', 'papers', 'deliveries', 'offer', 'paidExtras', 'before'],
  expired: LEFT,
  withdrawn: LEFT,
  cancelled: LEFT,
  refunded: LEFT,
} as const satisfies Record<OrderState, readonly string[]>

type Part = (typeof PARTS)[OrderState][number]

export function LaterStep({ token, acts, onAddFiles }: LaterStepProps) {
  const { order } = acts
  const { early } = order
  const parts: Record<Part, ReactNode> = {
    payment: <MainPayment token={token} acts={acts} />,
    sooner: transferOf(order) ? (
      <MainPayment token={token} acts={acts} />
    ) : (
      early?.part === 'second' && <PaySooner acts={acts} purchase={early} />
    ),
    cancel: order.cancelUntil && <CancelOrder acts={acts} until={order.cancelUntil} />,
    extras: <OpenExtras token={token} acts={acts} />,
    further: onAddFiles && <FurtherDocuments onPress={onAddFiles} />,
    ended: order.ended && <EndedOrder ended={order.ended} />,
    deliveries: <Deliveries token={token} acts={acts} />,
    review: acts.page.kind === 'completed' && <ReviewRequest />,
    offer: <OfferTable order={order} />,
    paidExtras: <PaidExtras extras={order.extras} />,
    papers: <PaymentsAndPapers token={token} order={order} />,
    before: <EarlierOrders token={token} earlier={order.earlier} />,
  }
  return PARTS[order.state].map((part) => <Fragment key={part}>{parts[part]}</Fragment>)
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
          link: (
            <button className="link" type="button" onClick={onPress}>
              {WORK_WORDS.filesLink}
            </button>
          ),
        }}
      />
    </p>
  )
}
