import { PAYMENT_NOTICES } from '#content/booking.ts'
import type { usePendingPayment } from './use-pending-payment.ts'

type PaymentLineProps = { payment: ReturnType<typeof usePendingPayment> }

/** About a payment that was left: what became of it, and how to go on. */
export function PaymentLine({ payment: { notice, kept, giveUp } }: PaymentLineProps) {
  return (
    <div role="status">
      {notice === 'cancelled' && (
        <p className="kept">
          <span>{PAYMENT_NOTICES.cancelled}</span>
        </p>
      )}
      {notice === 'unfinished' && kept && (
        <p className="kept">
          <span>{PAYMENT_NOTICES.unfinished.replace('{time}', ownClock(kept.until))}</span>
          <a className="link" href={kept.url}>
            {PAYMENT_NOTICES.goOn}
          </a>
          <button className="link" type="button" onClick={giveUp}>
            {PAYMENT_NOTICES.giveUp}
          </button>
        </p>
      )}
    </div>
  )
}

/** What the visitor's own clock shows then: '14:05'. */
function ownClock(moment: number): string {
  return new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
