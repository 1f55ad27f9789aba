import { PAYMENT_WORDS } from '#content/order-later.ts'
import { PAPER_KINDS } from '#content/papers.ts'
import { fill } from '#contract/language.ts'
import type { CustomerOrder, OrderPaper, OrderPayment } from '#contract/order.ts'
import { openPaper } from '#src/lib/backend/order-backend.ts'
import { dayText } from '#src/ui/times.tsx'
import { DownloadButton } from './download-button.tsx'
import { priceText } from './order-page.ts'
import { paymentState } from './order-payment-state.ts'

const words = PAYMENT_WORDS

type PaymentsAndPapersProps = { token: string; order: CustomerOrder }

export function PaymentsAndPapers({ token, order: { payments, papers } }: PaymentsAndPapersProps) {
  if (payments.length === 0) return null
  const methods = new Set(payments.filter(({ refund }) => refund !== 'none').map(({ method }) => method))
  return (
    <div className="payments">
      <h2>{words.title}</h2>
      <ul className="rows">
        {payments.map((payment) => (
          <Payment key={payment.paidAt} payment={payment} />
        ))}
      </ul>
      {[...methods].map((method) => (
        <p className="hint" key={method}>
          {words.refund[method]}
        </p>
      ))}
      <Papers token={token} papers={papers} />
    </div>
  )
}

export function Papers({ token, papers }: { token: string; papers: readonly OrderPaper[] }) {
  if (papers.length === 0) return null
  return (
    <ul className="rows">
      {papers.map((paper) => (
        <Paper key={paper.id} paper={paper} token={token} />
      ))}
    </ul>
  )
}

function Payment({ payment }: { payment: OrderPayment }) {
  const { part, method, amount, paidAt, surplus } = payment
  return (
    <li>
      <span>
        <b>{surplus ? words.surplus : words.parts[part]}</b>
        <small>{fill(words.paid[method], { date: dayText(paidAt) })}</small>
      </span>
      <span className="amount">{priceText(amount)}</span>
      <span className="state">{paymentState(payment)}</span>
    </li>
  )
}

type PaperProps = { paper: OrderPaper; token: string }

function Paper({ paper: { id, kind, reference, issuedOn, amount }, token }: PaperProps) {
  return (
    <li>
      <span>
        <b>
          <span>{PAPER_KINDS[kind]}</span> <bdi className="reference">{reference}</bdi>
        </b>
        <small>{dayText(issuedOn)}</small>
      </span>
      <span className="amount">{priceText(amount)}</span>
      <DownloadButton file={reference} fetch={() => openPaper(token, id)} />
    </li>
  )
}
