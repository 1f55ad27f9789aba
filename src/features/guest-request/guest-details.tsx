import { lazy, Suspense, useState } from 'react'
import { GUEST_PAGE } from '#content/guest-request.ts'
import { QUOTE_SENT, QUOTED_SERVICES } from '#content/quote.ts'
import { TASK_SERVICE_WORDS } from '#content/tasks.ts'
import type { GuestRequest } from '#contract/guest-request.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { Receipt } from '#src/form/receipt.tsx'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { momentText } from '#src/ui/day-text.ts'
import { ROSETTES } from '#src/ui/picture.tsx'
import { Problem } from '#src/ui/press.tsx'
import { FILES_ID, FurtherFiles } from './further-files.tsx'
import { SentAnswers } from './sent-answers.tsx'
import { SentDocuments } from './sent-documents.tsx'
import { paymentReturn } from './take-request-link.ts'

const OrderPanel = lazy(() =>
  import('#src/features/order/order-panel.tsx').then(({ OrderPanel }) => ({ default: OrderPanel })),
)

type GuestDetailsProps = {
  token: string
  request: GuestRequest
  /** Null until something is offered. */
  order: CustomerOrder | null | 'unknown'
  onChange: (request: GuestRequest) => void
  onRetry: () => void
  /** @returns false if it failed */
  onRenew: () => Promise<boolean>
}

export function GuestDetails({ token, request, order, onChange, onRetry, onRenew }: GuestDetailsProps) {
  // From when the page was opened: it is forgotten once the payment is decided.
  const [returned] = useState(paymentReturn)
  const canWrite = order !== null && order !== 'unknown'
  const { reference, createdAt, replyBy, neededBy, linkEndsAt, isOpenedByUs, documents, answers, filesLeft } =
    request
  return (
    <section className="sent" aria-labelledby="guest-title">
      <h1 id="guest-title">{GUEST_PAGE.title}</h1>
      <p className="lead">
        <span>{isOpenedByUs ? GUEST_PAGE.openedOn : GUEST_PAGE.sentOn}</span> <Moment iso={createdAt} />.
        {order === null && (
          <span>
            {' '}
            We aim to reply by <Moment iso={replyBy} />.
          </span>
        )}
      </p>
      {order === 'unknown' ? (
        <div className="kept" role="alert">
          <p>{GUEST_PAGE.order.unknown}</p>
          <button className="link" type="button" onClick={onRetry}>
            {GUEST_PAGE.order.again}
          </button>
        </div>
      ) : (
        order && (
          <Suspense fallback={<p role="status">{GUEST_PAGE.order.opening}</p>}>
            <OrderPanel
              token={token}
              order={order}
              returned={returned}
              onAddFiles={filesLeft > 0 ? () => document.getElementById(FILES_ID)?.focus() : undefined}
              filesFor={(answers, onSent) => (
                <FurtherFiles
                  token={token}
                  reference={reference}
                  // what it replaces makes room
                  filesLeft={filesLeft + 1}
                  canWrite
                  answers={answers}
                  onAdded={(changed) => {
                    onChange(changed)
                    onSent()
                  }}
                />
              )}
            />
          </Suspense>
        )
      )}
      <Receipt reference={reference} words={QUOTE_SENT} picture={motifOf(answers.serviceType)} />
      <h2>{GUEST_PAGE.documents.title}</h2>
      <SentDocuments documents={documents} canWrite={canWrite} />
      <h2 id="add-title">{GUEST_PAGE.add.title}</h2>
      {filesLeft > 0 ? (
        <FurtherFiles
          token={token}
          reference={reference}
          filesLeft={filesLeft}
          canWrite={canWrite}
          onAdded={onChange}
        />
      ) : (
        <p className="none">{GUEST_PAGE.add.full}</p>
      )}
      <h2>{isOpenedByUs ? GUEST_PAGE.noted : GUEST_PAGE.answers}</h2>
      <SentAnswers answers={answers} neededBy={neededBy} />
      <p className="other">
        {GUEST_PAGE.private} It works until <Moment iso={linkEndsAt} />.
      </p>
      <RenewLink onRenew={onRenew} />
    </section>
  )
}

function RenewLink({ onRenew }: Pick<GuestDetailsProps, 'onRenew'>) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    setFailed(!(await onRenew()))
    setBusy(false)
  }
  const { button, busy: sending, failed: problem } = GUEST_PAGE.renew
  return (
    <div className="other">
      <p>
        {GUEST_PAGE.renew.question}{' '}
        <BusyButton className="link" type="button" busy={busy} onClick={press}>
          {busy ? sending : button}
        </BusyButton>
      </p>
      <Problem text={failed ? problem : undefined} />
    </div>
  )
}

function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{momentText(new Date(iso))}</time>
}

/** Requests from the dashboard store short names. */
function motifOf(service: string): string {
  const services: Record<string, { id: keyof typeof ROSETTES }> = {
    ...QUOTED_SERVICES,
    ...TASK_SERVICE_WORDS,
  }
  return ROSETTES[services[service]?.id ?? 'corporate']
}
