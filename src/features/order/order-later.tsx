import { PAY_WORDS } from '#content/order.ts'
import { WORK_WORDS } from '#content/order-later.ts'
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

/** What the state asks for comes first. */
export function LaterStep({ token, acts, onAddFiles }: LaterStepProps) {
  const { order } = acts
  const { early } = order
  const offer = <OfferTable order={order} />
  const further = onAddFiles && <FurtherDocuments onPress={onAddFiles} />
  const papers = <PaymentsAndPapers token={token} order={order} />
  const deliveries = <Deliveries token={token} acts={acts} />
  const payment = <MainPayment token={token} acts={acts} />
  const sooner = transferOf(order)
    ? payment
    : early?.part === 'second' && <PaySooner acts={acts} purchase={early} />
  const extras = <OpenExtras token={token} acts={acts} />
  const paidExtras = <PaidExtras extras={order.extras} />
  const before = <EarlierOrders token={token} earlier={order.earlier} />

  switch (order.state) {
    case 'half_paid':
    case 'in_progress':
      return (
        <>
          {order.cancelUntil && <CancelOrder acts={acts} until={order.cancelUntil} />}
          {extras}
          {further}
          {offer}
          {paidExtras}
          {sooner}
          {papers}
          {before}
        </>
      )
    case 'delivered':
      return (
        <>
          {payment}
          {extras}
          {deliveries}
          {offer}
          {paidExtras}
          {papers}
          {before}
        </>
      )
    case 'completed':
      return (
        <>
          {extras}
          {deliveries}
          {acts.page.kind === 'completed' && <ReviewRequest />}
          {papers}
          {offer}
          {paidExtras}
          {before}
        </>
      )
    case 'ended':
      return (
        <>
          {order.ended && <EndedOrder ended={order.ended} />}
          {payment}
          {papers}
          {deliveries}
          {offer}
          {paidExtras}
          {before}
        </>
      )
    case 'expired':
    case 'withdrawn':
    case 'cancelled':
    case 'refunded':
      return (
        <>
          {papers}
          {offer}
          {before}
        </>
      )
    case 'offered':
    case 'accepted':
      // The panel shows an offer by itself.
      return null
    default:
      return order.state satisfies never
  }
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
