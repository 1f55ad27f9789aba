import { OPERATOR_ORDER, PAYMENT_PARTS } from '#content/operator.ts'
import { formatPence } from '#contract/order.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import type { PanelProps } from './screen.tsx'

const words = OPERATOR_ORDER.transfer

/** Payments that people pay back: bank transfers, and those that the payment provider could not pay back. */
export function Refunds({ link, view }: PanelProps) {
  const refunds = view.order?.refunds ?? []
  if (refunds.length === 0 || !view.allowedActions.includes('refunded')) return null
  return (
    <section aria-labelledby="refunds-title">
      <h2 id="refunds-title">{words.refunds}</h2>
      <ul className="order-list">
        {refunds.map(({ payment, part, amount, total, failed }) => (
          <li key={payment}>
            <p>
              <b>
                {words.refund.replace('{amount}', formatPence(amount)).replace('{part}', PAYMENT_PARTS[part])}
              </b>
            </p>
            {failed && <p>{words.failed}</p>}
            <BusyButton
              className="btn ghost small"
              type="button"
              busy={link.busy}
              onClick={() => link.act({ action: 'refunded', payment, total })}
            >
              {words.refunded}
            </BusyButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
