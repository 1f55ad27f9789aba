import { ORDER_LISTS } from '#content/account.ts'
import { LANGUAGE } from '#content/language.ts'
import { PAYMENT_WORDS } from '#content/order-later.ts'
import { PAPER_KINDS } from '#content/papers.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { choiceText } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import { serviceIdOf } from '#contract/quote.ts'
import { type ListedOrder, openPaper } from '#src/lib/backend/order-backend.ts'
import { PATHS } from '#src/lib/routes.ts'
import { ROSETTES } from '#src/ui/picture.tsx'
import { Day } from '#src/ui/times.tsx'
import { DownloadButton } from './download-button.tsx'
import { orderPage, priceText } from './order-page.ts'
import { paymentState } from './order-payment-state.ts'

/** What the dashboard lists of a customer's orders. */

type Orders = { orders: readonly ListedOrder[] }

const { billing, invoices, completed, ended, open } = ORDER_LISTS

export function PaymentList({ orders }: Orders) {
  const payments = orders
    .flatMap((order) => order.payments.map((payment) => ({ order, payment })))
    .sort((a, b) => b.payment.paidAt.localeCompare(a.payment.paidAt))
  const { columns } = billing
  return (
    <div className="order-list">
      <h2>{billing.title}</h2>
      <table>
        <Head columns={columns} />
        <tbody>
          {payments.map(({ order, payment, payment: { part, method, amount, paidAt, surplus } }) => (
            <tr key={order.reference + part + paidAt}>
              <td data-column={columns.date}>
                <Day iso={paidAt} />
              </td>
              <td data-column={columns.order}>
                <a className="reference" href={addressOf(order)}>
                  {order.reference}
                </a>
              </td>
              <td data-column={columns.part}>
                <span>
                  {[
                    surplus ? PAYMENT_WORDS.surplus : PAYMENT_WORDS.parts[part],
                    PAYMENT_WORDS.methods[method],
                  ].join(LANGUAGE.comma)}
                </span>
              </td>
              <td data-column={columns.amount}>{priceText(amount)}</td>
              <td data-column={columns.state}>{paymentState(payment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{billing.note}</p>
    </div>
  )
}

function Head({ columns }: { columns: Readonly<Record<string, string>> }) {
  return (
    <thead>
      <tr>
        {Object.values(columns).map((column) => (
          <th scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function PaperList({ orders }: Orders) {
  const papers = orders
    .flatMap(({ token, papers: list }) => list.map((paper) => ({ token, ...paper })))
    .sort((a, b) => b.issuedOn.localeCompare(a.issuedOn) || b.reference.localeCompare(a.reference))
  const { columns } = invoices
  return (
    <div className="order-list">
      <h2>{invoices.title}</h2>
      <table>
        <Head columns={columns} />
        <tbody>
          {papers.map(({ id, token, reference, kind, issuedOn, amount }) => (
            <tr key={id}>
              <td data-column={columns.reference}>
                <bdi className="reference">{reference}</bdi>
              </td>
              <td data-column={columns.kind}>{PAPER_KINDS[kind]}</td>
              <td data-column={columns.date}>
                <Day iso={issuedOn} />
              </td>
              <td data-column={columns.amount}>{priceText(amount)}</td>
              <td>
                <DownloadButton file={reference} fetch={() => openPaper(token, id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function CompletedOrders({ orders }: Orders) {
  return (
    <>
      <h2 className="visually-hidden">{completed.title}</h2>
      <Cards orders={orders} />
    </>
  )
}

/** Orders that were cancelled or refunded, below what is pending. */
export function EndedOrders({ orders }: Orders) {
  return (
    <section className="ended" aria-labelledby="ended-title">
      <h2 id="ended-title">{ended.title}</h2>
      <Cards orders={orders} />
    </section>
  )
}

function Cards({ orders }: Orders) {
  return (
    <ul className="cards">
      {orders.map((order) => (
        <OrderCard key={order.reference} order={order} />
      ))}
    </ul>
  )
}

function OrderCard({ order }: { order: ListedOrder }) {
  const { reference, service, offer, payments, state } = order
  const paidAt = payments.findLast(({ surplus }) => !surplus)?.paidAt
  return (
    <li className="card">
      <img src={ROSETTES[serviceIdOf(service) ?? 'private']} width="112" height="112" alt="" loading="lazy" />
      <div>
        <p className="ref reference">{reference}</p>
        <h3>{choiceText(QUOTE_FIELD_WORDS.serviceType, service)}</h3>
        <OrderLink order={order} />
      </div>
      <div className="meta">
        <span className={state === 'completed' ? 'badge green' : 'badge ink'}>{orderPage(order).title}</span>
        <dl>
          {state === 'completed' && paidAt && (
            <>
              <dt>{completed.date}</dt>
              <dd>
                <Day iso={paidAt} />
              </dd>
            </>
          )}
          <dt>{completed.total}</dt>
          <dd>{priceText(offer.total)}</dd>
        </dl>
      </div>
    </li>
  )
}

/** The way to its page; on the card of a request, with the order's state. */
export function OrderLink({ order, hasState = false }: { order: ListedOrder; hasState?: boolean }) {
  return (
    <p className="order-link">
      {hasState && <span className="badge ink">{orderPage(order).title}</span>}
      <a href={addressOf(order)}>
        {open}
        <span className="visually-hidden">{fill(LANGUAGE.label, { label: '', text: order.reference })}</span>
      </a>
    </p>
  )
}

/** What is next of an order, in two lines. */
export function NextStep({ order }: { order: ListedOrder }) {
  const { title, next } = orderPage(order)
  return (
    <p>
      <a href={addressOf(order)}>{fill(LANGUAGE.label, { label: order.reference, text: title })}</a>
      <span>{next[0]}</span>
    </p>
  )
}

const addressOf = ({ token }: ListedOrder) => `${PATHS.getQuote}?request=${encodeURIComponent(token)}#request`
