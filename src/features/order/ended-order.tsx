import { DELIVERY_WORDS, ENDED_WORDS } from '#content/order-later.ts'
import { fill } from '#contract/language.ts'
import type { CustomerOrder, EarlierOrder } from '#contract/order.ts'
import { Facts } from '#src/ui/facts.tsx'
import { SentWith } from './conversation.tsx'
import { priceText } from './order-page.ts'
import { Papers } from './payments-and-papers.tsx'

const words = ENDED_WORDS

export function EndedOrder({ ended }: { ended: NonNullable<CustomerOrder['ended']> }) {
  const { kept, returned, reason } = ended
  return (
    <Facts
      className="details"
      facts={[
        { label: words.kept, text: priceText(kept) },
        { label: words.back, text: priceText(returned) },
        ...(reason ? [{ label: words.reason, text: reason }] : []),
      ]}
    />
  )
}

/** Orders of the same request that came to an end before, with their papers. */
export function EarlierOrders({ token, earlier }: { token: string; earlier: readonly EarlierOrder[] }) {
  if (earlier.length === 0) return null
  return (
    <div className="earlier payments">
      <h2>{words.earlier}</h2>
      {earlier.map((order, i) => (
        <details key={order.createdAt}>
          <summary>
            {fill(words.order, {
              number: i + 1,
              state: words.states[order.state],
              total: priceText(order.total),
            })}
          </summary>
          {order.documents.length > 0 && (
            <SentWith token={token} documents={order.documents} label={DELIVERY_WORDS.documents} />
          )}
          <Papers token={token} papers={order.papers} />
        </details>
      ))}
    </div>
  )
}
