import { type ReactNode, useEffect, useRef } from 'react'
import { ORDER_HEADINGS, ORDER_NOTICES, PAY_WORDS, SETTLING_WORDS, WORK_WORDS } from '#content/order.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { CancelOrder } from './cancel-order.tsx'
import { Conversation } from './conversation.tsx'
import { Deliveries } from './deliveries.tsx'
import { EarlierOrders, EndedOrder } from './ended-order.tsx'
import { OpenExtras, PaidExtras } from './extras.tsx'
import { Needed } from './needed.tsx'
import { OfferTable } from './offer-table.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PayForm } from './pay-form.tsx'
import { PaymentsAndPapers } from './payments-and-papers.tsx'
import { PostAddress } from './post-address.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { type OrderActs, type PaymentReturn, useOrder } from './use-order.ts'
import type { Settling } from './use-payment-return.ts'

type OrderPanelProps = {
  token: string
  order: CustomerOrder
  returned: PaymentReturn
  /** Leads to the form that takes documents; undefined if it takes no more. */
  onAddFiles: (() => void) | undefined
  /** The form that takes what we have asked for in the message of a number. */
  filesFor: (answers: number, onSent: () => void) => ReactNode
}

/** What has become of a request since we answered it with a price, and what its customer can do now. */
export function OrderPanel({ token, order: loaded, returned, onAddFiles, filesFor }: OrderPanelProps) {
  const acts = useOrder({ token, loaded, returned })
  const { order, settling } = acts
  const notice = order.due?.refused && !settling ? 'refused' : acts.notice
  const kind = settling ? lookUpKind(settling) : awaitsTransfer(order) ? 'transfer' : order.state
  const { title, text } = ORDER_HEADINGS[kind]
  const heading = useFocusOnChange(`${kind} ${order.offer.version}`, returned !== undefined)

  return (
    <section className="order" aria-labelledby="order-title">
      <h2 id="order-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <OrderSteps state={order.state} />
      <p className="lead">{leadOf(order, kind, text)}</p>
      <div role="status">
        {notice && (
          <p className="kept">
            <span>{ORDER_NOTICES[notice]}</span>
          </p>
        )}
      </div>
      {settling ? (
        <SettlingPayment {...settling} />
      ) : (
        <>
          <Needed token={token} acts={acts} filesFor={filesFor} />
          <NextStep token={token} acts={acts} onAddFiles={onAddFiles} />
          <PostAddress acts={acts} />
        </>
      )}
      <Conversation token={token} acts={acts} />
    </section>
  )
}

const lookUpKind = ({ state }: Settling) => (state === 'ended' ? 'linkEnded' : 'settling')

/** That of the order itself, not of an extra. */
const transferOf = ({ transfers }: CustomerOrder) => transfers.find(({ part }) => part !== 'extra')

const awaitsTransfer = (order: CustomerOrder) => order.state === 'accepted' && transferOf(order)

/** The second half may be all that a delivery waits for, or nothing at all. */
function leadOf(order: CustomerOrder, kind: keyof typeof ORDER_HEADINGS, text: string): string {
  if (kind !== 'delivered') return text
  if (transferOf(order)) return ORDER_HEADINGS.transfer.text
  // Paid already, but for an extra.
  return order.due?.part === 'second' ? text : ORDER_HEADINGS.paid.text
}

type NextStepProps = Pick<OrderPanelProps, 'token' | 'onAddFiles'> & { acts: OrderActs }

/** What the state asks for comes first. */
function NextStep({ token, acts, onAddFiles }: NextStepProps) {
  const { order } = acts
  const offer = <OfferTable order={order} />
  const further = onAddFiles && <FurtherDocuments onPress={onAddFiles} />
  const papers = <PaymentsAndPapers token={token} order={order} />
  const deliveries = <Deliveries token={token} order={order} />
  const transfer = transferOf(order)
  const { due, early } = order
  const main = due && due.part !== 'extra' ? due : undefined
  const payment = transfer ? (
    <TransferDetails token={token} acts={acts} transfer={transfer} />
  ) : (
    main && (
      <PayForm
        key={order.offer.version}
        acts={acts}
        purchase={{ ...main, whole: early?.part === 'whole' ? early.amount : undefined }}
      />
    )
  )
  const sooner = transfer ? payment : early?.part === 'second' && <PaySooner acts={acts} purchase={early} />
  const extras = <OpenExtras token={token} acts={acts} />
  const paidExtras = <PaidExtras extras={order.extras} />
  const before = <EarlierOrders token={token} earlier={order.earlier} />

  switch (order.state) {
    case 'offered':
    case 'accepted':
      return (
        <>
          {offer}
          {payment}
          {papers}
          {before}
        </>
      )
    case 'half_paid':
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
    case 'in_progress':
      return (
        <>
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
    default:
      return order.state satisfies never
  }
}

/** Whoever likes can pay the second half before we deliver. */
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
      {WORK_WORDS.files}{' '}
      <button className="link" type="button" onClick={onPress}>
        {WORK_WORDS.filesLink}
      </button>
    </p>
  )
}

function SettlingPayment({ state, again }: Settling): ReactNode {
  return (
    <div role="status">
      {(state === 'slow' || state === 'unreachable') && (
        <>
          <p>{SETTLING_WORDS[state]}</p>
          <button className="btn ghost" type="button" onClick={again}>
            {SETTLING_WORDS.again}
          </button>
        </>
      )}
    </div>
  )
}

/** A heading that takes focus whenever it heads something else; at once where that is what the visitor has come for. */
function useFocusOnChange(what: string, atOnce: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(atOnce ? undefined : what)
  useEffect(() => {
    if (last.current === what) return
    last.current = what
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [what])
  return heading
}
