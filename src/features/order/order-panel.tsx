import { type ReactNode, useEffect, useRef } from 'react'
import { ORDER_HEADINGS, ORDER_NOTICES, SETTLING_WORDS, WORK_WORDS } from '#content/order.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { CancelOrder } from './cancel-order.tsx'
import { Conversation } from './conversation.tsx'
import { Deliveries } from './deliveries.tsx'
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

const lookUpKind = ({ state }: Settling) => (state === 'ended' ? 'ended' : 'settling')

const awaitsTransfer = ({ transfer, state }: CustomerOrder) => transfer && state === 'accepted'

/** The second half may be all that a delivery waits for, or nothing at all. */
function leadOf(order: CustomerOrder, kind: keyof typeof ORDER_HEADINGS, text: string): string {
  return kind === 'delivered' && order.transfer ? ORDER_HEADINGS.transfer.text : text
}

type NextStepProps = Pick<OrderPanelProps, 'token' | 'onAddFiles'> & { acts: OrderActs }

/** What the state asks for comes first. */
function NextStep({ token, acts, onAddFiles }: NextStepProps) {
  const { order } = acts
  const offer = <OfferTable order={order} />
  const further = onAddFiles && <FurtherDocuments onPress={onAddFiles} />
  const papers = <PaymentsAndPapers token={token} order={order} />
  const deliveries = <Deliveries token={token} order={order} />
  const payment = order.transfer ? (
    <TransferDetails acts={acts} transfer={order.transfer} />
  ) : (
    <PayForm key={order.offer.version} acts={acts} />
  )

  switch (order.state) {
    case 'offered':
    case 'accepted':
      return (
        <>
          {offer}
          {payment}
          {papers}
        </>
      )
    case 'half_paid':
      return (
        <>
          {order.cancelUntil && <CancelOrder acts={acts} until={order.cancelUntil} />}
          {further}
          {offer}
          {papers}
        </>
      )
    case 'in_progress':
      return (
        <>
          {further}
          {offer}
          {papers}
        </>
      )
    case 'delivered':
      return (
        <>
          {payment}
          {deliveries}
          {offer}
          {papers}
        </>
      )
    case 'completed':
      return (
        <>
          {deliveries}
          {papers}
          {offer}
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
        </>
      )
    default:
      return order.state satisfies never
  }
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
