import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { GUEST_PAGE } from '#content/guest-request.ts'
import { ORDER_HEADINGS, ORDER_NOTICES, SETTLING_WORDS } from '#content/order.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { Conversation } from './conversation.tsx'
import { MainPayment, transferOf } from './main-payment.tsx'
import { OfferTable } from './offer-table.tsx'
import type { LaterStepProps } from './order-later.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PaymentsAndPapers } from './payments-and-papers.tsx'
import { type PaymentReturn, useOrder } from './use-order.ts'
import type { Settling } from './use-payment-return.ts'

// Most visits to an order are to its offer, which shows nothing of these.
const loadLater = () => import('./order-later.tsx')
const Needed = lazy(() => loadLater().then(({ Needed }) => ({ default: Needed })))
const LaterStep = lazy(() => loadLater().then(({ LaterStep }) => ({ default: LaterStep })))
const PostAddress = lazy(() => loadLater().then(({ PostAddress }) => ({ default: PostAddress })))
const EarlierOrders = lazy(() => loadLater().then(({ EarlierOrders }) => ({ default: EarlierOrders })))

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
          {/* Once asked and answered too: it says thank you. */}
          {order.messages.some(({ author }) => author === 'operator') && (
            <Suspense>
              <Needed token={token} acts={acts} filesFor={filesFor} />
            </Suspense>
          )}
          <NextStep token={token} acts={acts} onAddFiles={onAddFiles} />
          {order.delivery?.address && (
            <Suspense>
              <PostAddress acts={acts} />
            </Suspense>
          )}
        </>
      )}
      <Conversation token={token} acts={acts} />
    </section>
  )
}

const lookUpKind = ({ state }: Settling) => (state === 'ended' ? 'linkEnded' : 'settling')

const awaitsTransfer = (order: CustomerOrder) => order.state === 'accepted' && transferOf(order)

/** The second half may be all that a delivery waits for, or nothing at all. */
function leadOf(order: CustomerOrder, kind: keyof typeof ORDER_HEADINGS, text: string): string {
  if (kind !== 'delivered') return text
  if (transferOf(order)) return ORDER_HEADINGS.transfer.text
  // Paid already, but for an extra.
  return order.due?.part === 'second' ? text : ORDER_HEADINGS.paid.text
}

/** What the state asks for comes first. */
function NextStep({ token, acts, onAddFiles }: LaterStepProps) {
  const { order } = acts
  if (order.state !== 'offered' && order.state !== 'accepted')
    return (
      <Suspense fallback={<p role="status">{GUEST_PAGE.order.opening}</p>}>
        <LaterStep token={token} acts={acts} onAddFiles={onAddFiles} />
      </Suspense>
    )
  return (
    <>
      <OfferTable order={order} />
      <MainPayment token={token} acts={acts} />
      <PaymentsAndPapers token={token} order={order} />
      {order.earlier.length > 0 && (
        <Suspense>
          <EarlierOrders token={token} earlier={order.earlier} />
        </Suspense>
      )}
    </>
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
