import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { GUEST_PAGE } from '#content/guest-request.ts'
import { ORDER_NOTICES, SETTLING_WORDS } from '#content/order.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { StatePage } from '#src/form/state-page.tsx'
import { LoadBoundary } from '#src/lib/load-boundary.tsx'
import { PATHS } from '#src/lib/routes.ts'
import { Button, ButtonLink } from '#src/ui/busy-button.tsx'
import { LoadError } from '#src/ui/content-states.tsx'
import { hasErrors } from '#src/ui/error-summary.tsx'
import { Problem } from '#src/ui/press.tsx'
import { Conversation, MESSAGE_ID } from './conversation.tsx'
import { OfferTable } from './offer-table.tsx'
import type { OrderPartsProps } from './order-later.tsx'
import { type OrderPage, transferOf } from './order-page.ts'
import { OrderSteps } from './order-steps.tsx'
import { DuePayment } from './pay-form.tsx'
import { type PaymentReturn, useOrder } from './use-order.ts'
import type { Settling } from './use-payment-return.ts'

// Most visits to an order are to its offer, which shows nothing of these.
const loadLater = () => import('./order-later.tsx')
const Needed = lazy(() => loadLater().then(({ Needed }) => ({ default: Needed })))
const OrderParts = lazy(() => loadLater().then(({ OrderParts }) => ({ default: OrderParts })))
const PostAddress = lazy(() => loadLater().then(({ PostAddress }) => ({ default: PostAddress })))

type OrderPanelProps = {
  token: string
  order: CustomerOrder
  returned: PaymentReturn
  onState: (title: string) => void
  /** Leads to the form that takes documents; undefined if it takes no more. */
  onAddFiles: (() => void) | undefined
  /** The form that takes what we have asked for in the message of a number. */
  filesFor: (answers: number, onSent: () => void, isPrimary: boolean) => ReactNode
  restOf: (order: CustomerOrder) => ReactNode
}

/** The page of a request that we have answered with a price: what has become of it, and what its customer can do now. */
export function OrderPanel(props: OrderPanelProps) {
  const { token, order: loaded, returned, onState, onAddFiles, filesFor, restOf } = props
  const acts = useOrder({ token, loaded, returned })
  const { order, settling, page } = acts
  const notice = order.due?.refused && !settling ? 'refused' : acts.notice
  // An answer is thanked for, and the thanks take the focus.
  const kind = page.kind === 'ask' || page.kind === 'draft' ? order.state : page.kind
  const heading = useFocusOnChange(`${kind} ${order.offer.version}`, returned !== undefined)

  return (
    <StatePage
      title={page.title}
      next={page.next}
      halves={isQuote(order)}
      heading={heading}
      onState={onState}
      rest={
        <>
          <div className="order">
            {!settling && (
              <LoadBoundary fallback={null}>
                <Records acts={acts} onAddFiles={onAddFiles} />
              </LoadBoundary>
            )}
            <Conversation acts={acts} />
          </div>
          <div>{restOf(order)}</div>
        </>
      }
    >
      <div className="order">
        <OrderSteps state={order.state} />
        <p className="lead">{page.text}</p>
        <Problem text={notice === 'refused' ? ORDER_NOTICES.refused : undefined} />
        <div role="status">
          {notice && notice !== 'refused' && (
            <p className="kept">
              <span>{ORDER_NOTICES[notice]}</span>
            </p>
          )}
        </div>
        <LoadBoundary
          fallback={<LoadError text={GUEST_PAGE.order.notLoaded} onRetry={() => location.reload()} />}
        >
          <PrimaryButton page={page} again={settling?.again} />
          {settling ? (
            <SettlingPayment state={settling.state} />
          ) : (
            <>
              {/* Once asked and answered too: it says thank you. */}
              {order.messages.some(({ author }) => author === 'operator') && (
                <Suspense>
                  <Needed acts={acts} filesFor={filesFor} />
                </Suspense>
              )}
              <NextStep acts={acts} />
              {order.delivery?.address && (
                <Suspense>
                  <PostAddress acts={acts} />
                </Suspense>
              )}
            </>
          )}
        </LoadBoundary>
      </div>
    </StatePage>
  )
}

type PrimaryButtonProps = { page: OrderPage; again: (() => void) | undefined }

/** Of a state whose one action is not the button of a form. */
function PrimaryButton({ page: { primary, label }, again }: PrimaryButtonProps) {
  if (label === undefined) return null
  const onPress = { message: openConversation, again, reload: () => location.reload() }
  return (
    <div className="row actions">
      {primary === 'another' ? (
        <ButtonLink label={label} href={PATHS.getQuote} />
      ) : (
        <Button label={label} onPress={onPress[primary as keyof typeof onPress]} />
      )}
    </div>
  )
}

function openConversation(): void {
  const form = document.getElementById(MESSAGE_ID)
  form?.closest('details')?.setAttribute('open', '')
  form?.focus()
}

const isQuote = ({ state }: CustomerOrder) => state === 'offered' || state === 'accepted'

function NextStep({ acts }: Pick<OrderPartsProps, 'acts'>) {
  const { order, page } = acts
  const later = (
    <Suspense fallback={<p role="status">{GUEST_PAGE.order.opening}</p>}>
      <OrderParts acts={acts} of="now" />
    </Suspense>
  )
  if (!isQuote(order)) return later
  // What is being accepted stands above its button; where a transfer goes, above all.
  const isTransfer = page.kind === 'transfer'
  const payment = transferOf(order) ? later : <DuePayment acts={acts} />
  return (
    <>
      {isTransfer && payment}
      <OfferTable order={order} />
      {!isTransfer && payment}
    </>
  )
}

function Records({ acts, onAddFiles }: Omit<OrderPartsProps, 'of'>) {
  const { payments, earlier, originals } = acts.order
  if (isQuote(acts.order) && payments.length + earlier.length + originals.length === 0) return null
  return (
    <Suspense>
      <OrderParts acts={acts} of="records" onAddFiles={onAddFiles} />
    </Suspense>
  )
}

function SettlingPayment({ state }: Pick<Settling, 'state'>) {
  return (
    <div role="status">{(state === 'slow' || state === 'unreachable') && <p>{SETTLING_WORDS[state]}</p>}</div>
  )
}

/** A heading that takes focus whenever it heads something else; at once where that is what the visitor has come for. */
function useFocusOnChange(what: string, atOnce: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(atOnce ? undefined : what)
  useEffect(() => {
    if (last.current === what) return
    last.current = what
    if (hasErrors()) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [what])
  return heading
}
