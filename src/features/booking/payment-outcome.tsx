import { useLayoutEffect, useState } from 'react'
import { PAYMENT_OUTCOME } from '#content/booking.ts'
import { EMAIL } from '#content/business.ts'
import type { PaidBooking } from '#contract/booking.ts'
import { parts } from '#contract/language.ts'
import { loadDraft } from '#src/form/use-draft.ts'
import { PATHS } from '#src/lib/routes.ts'
import { mailLink, wholeEmail } from '#src/lib/slots.tsx'
import { onDevice } from '#src/lib/storage.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { Button, ButtonLink } from '#src/ui/busy-button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Panel, PaymentReceipt } from './panel.tsx'
import { DRAFT_KEY, forgetPayment, keptPayment } from './pending-payment.tsx'
import { useOutcome } from './use-outcome.ts'

export function PaymentOutcome({ sessionId }: { sessionId: string }) {
  const { outcome, askAgain } = useOutcome(sessionId)
  const words = PAYMENT_OUTCOME

  switch (outcome.state) {
    case 'asking':
      return <Panel {...words.asking} />
    case 'unknown':
      return (
        <Panel
          title={words.unknown.title}
          text={parts(words.unknown.text, { email: mailLink(EMAIL.general) })}
        >
          <ButtonLink look="btn ghost" label={words.unknown.again} href={PATHS.booking} />
        </Panel>
      )
    case 'unreachable':
      return (
        <Panel {...words.unreachable}>
          <Button look="btn ghost" label={words.unreachable.again} onPress={askAgain} />
        </Panel>
      )
    case 'known':
      return <Known {...outcome} sessionId={sessionId} onAgain={askAgain} />
  }
}

type KnownProps = {
  view: PaidBooking
  slow: boolean
  sessionId: string
  onAgain: () => void
}

function Known({ view, slow, sessionId, onAgain }: KnownProps) {
  // Before the outcome shows: a visitor who leaves at once must not be brought back.
  useLayoutEffect(() => {
    if (view.status !== 'held') forgetPayment()
  }, [view.status])

  switch (view.status) {
    case 'confirmed':
      return <Confirmed view={view} sessionId={sessionId} />
    case 'held':
      return (
        <Panel {...PAYMENT_OUTCOME.held}>
          <PaymentReceipt booking={view} />
          <div role="status">
            {slow && (
              <>
                <p className="slow">{PAYMENT_OUTCOME.held.slow}</p>
                <Button look="btn ghost" label={PAYMENT_OUTCOME.held.again} onPress={onAgain} />
              </>
            )}
          </div>
        </Panel>
      )
    default: {
      const { again, ...words } = PAYMENT_OUTCOME[view.status]
      return (
        <Panel {...words}>
          <PaymentReceipt booking={view} />
          <ButtonLink label={again} href={PATHS.booking} />
        </Panel>
      )
    }
  }
}

function Confirmed({ view, sessionId }: Pick<KnownProps, 'view' | 'sessionId'>) {
  const words = PAYMENT_OUTCOME.confirmed
  // Only for the tab that paid: whoever opens this page later may be in the middle of another booking.
  const [isOurs] = useState(() => keptPayment()?.sessionId === sessionId)
  const [address] = useState(() => (isOurs ? loadDraft(DRAFT_KEY)?.answers.email : undefined))
  useLayoutEffect(() => {
    if (isOurs) onDevice.forget(DRAFT_KEY)
  }, [isOurs])
  useTitlePrefix(words.booked)

  return (
    <Panel
      title={words.title}
      text={address ? <span>{parts(words.mailed, { email: wholeEmail(address) })}</span> : words.mailedToYou}
    >
      <PaymentReceipt booking={view}>
        <p className="label">{words.reference}</p>
        <p className="serial reference">{view.reference}</p>
        <CopyButton text={view.reference} label={words.copy} />
        <p className="hint">{words.referenceHint}</p>
      </PaymentReceipt>
      {view.calendar && (
        <a
          className="btn ghost"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(view.calendar)}`}
          download={`${view.reference}.ics`}
        >
          {words.calendar}
        </a>
      )}
      <h2>{words.nextTitle}</h2>
      <ol className="next">
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink look="btn ghost" label={PAYMENT_OUTCOME.another} href={PATHS.booking} />
    </Panel>
  )
}
