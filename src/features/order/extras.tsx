import { EXTRA_WORDS } from '#content/order-later.ts'
import type { Extra } from '#contract/order.ts'
import { Sheet } from './offer-table.tsx'
import { PayForm } from './pay-form.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { OrderActs } from './use-order.ts'

const words = EXTRA_WORDS

/** More work that we offer on this order, until it is paid. */
export function OpenExtras({ acts }: { acts: OrderActs }) {
  return acts.order.extras
    .filter(({ state }) => state === 'offered' || state === 'accepted')
    .map((extra) => <OpenExtra key={extra.version} acts={acts} extra={extra} />)
}

function OpenExtra({ acts, extra }: { acts: OrderActs; extra: Extra }) {
  const { version, left, state } = extra
  const transfer = acts.order.transfers.find(({ part }) => part === 'extra')
  return (
    <section className="extra" aria-labelledby={`extra-${version}`}>
      <h2 id={`extra-${version}`}>{words.title}</h2>
      {state === 'offered' && <p>{words.lead}</p>}
      <ExtraTable extra={extra} />
      {transfer ? (
        <TransferDetails acts={acts} transfer={transfer} extra={version} />
      ) : (
        <PayForm acts={acts} purchase={{ part: 'extra', amount: left, version }} />
      )}
    </section>
  )
}

export function PaidExtras({ extras }: { extras: readonly Extra[] }) {
  return extras
    .filter(({ state }) => state === 'paid')
    .map((extra) => <ExtraTable key={extra.version} extra={extra} />)
}

function ExtraTable({ extra }: { extra: Extra }) {
  const isPaid = extra.state === 'paid'
  const title = words.table[isPaid ? 'paid' : 'offered']
  return <Sheet offer={extra} title={title} isOpen={!isPaid} isAhead={!isPaid} />
}
