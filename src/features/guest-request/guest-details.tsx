import { lazy, type ReactNode, Suspense, useState } from 'react'
import { EMAIL } from '#content/business.ts'
import { GUEST_PAGE } from '#content/guest-request.ts'
import { DATES, LANGUAGE } from '#content/language.ts'
import { TRY_AGAIN } from '#content/messages.ts'
import { PRICES } from '#content/prices.ts'
import { QUOTE_NEXT } from '#content/quote.ts'
import { QUOTE_SENT, URGENCY_NOTES } from '#content/quote-sent.ts'
import type { NoticeWords } from '#contract/fields.ts'
import type { GuestRequest } from '#contract/guest-request.ts'
import { parts } from '#contract/language.ts'
import type { CustomerOrder, OrderState } from '#contract/order.ts'
import { serviceIdOf } from '#contract/quote.ts'
import { lateNote, urgencyNotes } from '#contract/urgency.ts'
import { Notice } from '#src/form/notice.tsx'
import { Receipt } from '#src/form/sent-section.tsx'
import { StatePage } from '#src/form/state-page.tsx'
import { LoadBoundary } from '#src/lib/load-boundary.tsx'
import { useBusy } from '#src/lib/use-busy.ts'
import { BusyButton, Button, ButtonLink } from '#src/ui/busy-button.tsx'
import { LoadError } from '#src/ui/content-states.tsx'
import { ROSETTES } from '#src/ui/picture.tsx'
import { Problem } from '#src/ui/press.tsx'
import { Moment, Promised } from '#src/ui/times.tsx'
import { FILES_ID, FurtherFiles } from './further-files.tsx'
import { SentAnswers } from './sent-answers.tsx'
import { SentDocuments } from './sent-documents.tsx'
import { paymentReturn } from './take-request-link.ts'

const NOTE_WORDS = { DATES, PRICES, URGENCY_NOTES }

const loadPanel = () => import('#src/features/order/order-panel.tsx')
const OrderPanel = lazy(() => loadPanel().then(({ OrderPanel }) => ({ default: OrderPanel })))
/** With all that an order shows after its quote, so that nothing moves when it comes. */
const LaterPanel = lazy(async () => {
  const [{ OrderPanel }] = await Promise.all([loadPanel(), import('#src/features/order/order-later.tsx')])
  return { default: OrderPanel }
})

type GuestDetailsProps = {
  token: string
  request: GuestRequest
  /** Null until there is a quote. */
  order: CustomerOrder | null | 'unknown'
  onState: (title: string) => void
  onChange: (request: GuestRequest, said?: NoticeWords) => void
  onRetry: () => void
  onRenew: () => Promise<boolean>
}

export function GuestDetails(given: GuestDetailsProps) {
  const { token, request, order, onState } = given
  const [said, setSaid] = useState<NoticeWords>()
  const onChange = (changed: GuestRequest, said?: NoticeWords) => {
    given.onChange(changed)
    setSaid(said)
  }
  const props = { ...given, said, onChange }
  // From when the page was opened: it is forgotten once the payment is decided.
  const [returned] = useState(paymentReturn)
  const rest = <RequestParts {...props} takesFiles />

  if (order === null && request.asked) return <Asked {...props} rest={rest} />
  if (order === null || order === 'unknown') return <WithoutOrder {...props} rest={rest} />

  const notLoaded = (
    <StatePage title={GUEST_PAGE.title} next={QUOTE_NEXT.steps} onState={onState} rest={rest}>
      <LoadError text={GUEST_PAGE.order.notLoaded} onRetry={() => location.reload()} />
    </StatePage>
  )
  const Panel = order.state === 'offered' && order.messages.length === 0 ? OrderPanel : LaterPanel
  return (
    <LoadBoundary fallback={notLoaded}>
      <Suspense fallback={<p className="opening">{GUEST_PAGE.order.opening}</p>}>
        <Panel
          token={token}
          order={order}
          returned={returned}
          onState={onState}
          onAddFiles={request.filesLeft > 0 ? addFiles : undefined}
          filesFor={(answers, onSent, isPrimary) => (
            <FurtherFiles
              token={token}
              request={request}
              canWrite
              answers={answers}
              isPrimary={isPrimary}
              onAdded={(changed) => {
                onChange(changed)
                onSent()
              }}
            />
          )}
          restOf={({ state }) => <RequestParts {...props} takesFiles={!OVER.includes(state)} />}
        />
      </Suspense>
    </LoadBoundary>
  )
}

/** Nobody works on it any more, and another quote is another request. */
const OVER: readonly OrderState[] = ['completed', 'cancelled', 'refunded', 'ended']

const addFiles = () => document.getElementById(FILES_ID)?.focus()

/** Before there is a price: what we need for it. */
function Asked({ token, request, onState, onChange, rest }: GuestDetailsProps & { rest: ReactNode }) {
  const { asked } = request
  const { title, text, about, words, next } = GUEST_PAGE.asked
  return (
    <StatePage title={title} next={next} onState={onState} rest={rest}>
      <p className="lead">{text}</p>
      <article className="needed" aria-labelledby="state-title">
        <p className="text" dir="auto">
          {asked?.text}
        </p>
        {asked?.about && <p>{parts(about, { name: <bdi key="name">{asked.about}</bdi> })}</p>}
        <FurtherFiles
          token={token}
          request={request}
          canWrite={false}
          answers={0}
          isPrimary
          onAdded={(changed, said) => {
            onChange(changed, said)
            // The form is gone that had the focus.
            if (!changed.asked) setTimeout(() => document.getElementById('state-title')?.focus())
          }}
        />
        <p className="hint">{words}</p>
      </article>
    </StatePage>
  )
}

/** Until we have answered with a price, or where we have answered otherwise, or where nobody knows. */
function WithoutOrder({ request, order, onState, onRetry, rest }: GuestDetailsProps & { rest: ReactNode }) {
  const { replyBy, filesLeft } = request
  const { unknown, preparing, answered } = GUEST_PAGE
  const isUnknown = order === 'unknown'
  const isAnswered = request.isAnswered && !isUnknown
  const { title } = isUnknown ? unknown : isAnswered ? answered : preparing
  return (
    <StatePage
      title={title}
      next={isAnswered ? answered.next : QUOTE_NEXT.steps}
      halves={!isAnswered}
      onState={onState}
      rest={rest}
    >
      <p className="lead">
        {isUnknown || isAnswered ? (
          (isUnknown ? unknown : answered).text
        ) : (
          <WithMoment
            text={new Date(replyBy) < new Date() ? preparing.late : QUOTE_SENT.reply}
            iso={replyBy}
            As={Promised}
          />
        )}
      </p>
      <div className="row actions">
        {isUnknown ? (
          <Button label={TRY_AGAIN} onPress={onRetry} />
        ) : filesLeft > 0 && !isAnswered ? (
          <Button label={preparing.add} onPress={addFiles} />
        ) : (
          <ButtonLink label={preparing.write} href={`mailto:${EMAIL.general}?subject=${request.reference}`} />
        )}
      </div>
    </StatePage>
  )
}

function RequestParts(props: GuestDetailsProps & { takesFiles: boolean; said: NoticeWords | undefined }) {
  const { token, request, order, said, onChange, onRenew, takesFiles } = props
  const canWrite = order !== null && order !== 'unknown'
  const { urgency } = request.answers
  const late = lateNote(NOTE_WORDS, urgency, new Date(request.createdAt), new Date(request.replyBy))
  const unmet = urgencyNotes(NOTE_WORDS, request.answers)
  const notes = late && !canWrite ? [...unmet, late] : unmet
  const { reference, createdAt, linkEndsAt, isOpenedByUs, documents, answers, filesLeft } = request
  return (
    <>
      <Receipt
        reference={reference}
        words={QUOTE_SENT}
        picture={ROSETTES[serviceIdOf(answers.serviceType) ?? 'corporate']}
      />
      <p className="sent-on">
        <WithMoment text={isOpenedByUs ? GUEST_PAGE.openedOn : GUEST_PAGE.sentOn} iso={createdAt} />
      </p>
      <h2>{GUEST_PAGE.documents.title}</h2>
      <SentDocuments documents={documents} canWrite={canWrite} />
      <Notice notice={said} />
      {takesFiles && (
        <>
          <h2 id="add-title">{GUEST_PAGE.add.title}</h2>
          {filesLeft > 0 ? (
            <FurtherFiles token={token} request={request} canWrite={canWrite} onAdded={onChange} />
          ) : (
            <p className="none">{GUEST_PAGE.add.full}</p>
          )}
        </>
      )}
      <h2>{isOpenedByUs ? GUEST_PAGE.noted : GUEST_PAGE.answers}</h2>
      <SentAnswers answers={answers} neededBy={unmet.length > 0 ? null : request.neededBy} notes={notes} />
      <p className="other">
        <WithMoment text={GUEST_PAGE.private} iso={linkEndsAt} />
      </p>
      <RenewLink onRenew={onRenew} />
    </>
  )
}

function RenewLink({ onRenew }: Pick<GuestDetailsProps, 'onRenew'>) {
  const [failed, setFailed] = useState(false)
  const [busy, press] = useBusy(async () => setFailed(!(await onRenew())))
  const { button, busy: sending, failed: problem } = GUEST_PAGE.renew
  return (
    <div className="other">
      <p>
        {GUEST_PAGE.renew.question}
        {LANGUAGE.space}
        <BusyButton className="link" busy={busy} onClick={press} label={button} busyLabel={sending} />
      </p>
      <Problem text={failed ? problem : undefined} />
    </div>
  )
}

function WithMoment({ text, iso, As = Moment }: { text: string; iso: string; As?: typeof Moment }) {
  return <span key={text}>{parts(text, { moment: <As key="moment" iso={iso} /> })}</span>
}
