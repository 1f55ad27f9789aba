import type { OrderDelivery, SentDocument } from '#contract/order.ts'
import { momentText } from '#src/ui/day-text.ts'
import { FileName } from '#src/ui/file-name.tsx'
import { sizeText } from '#src/ui/file-size.ts'

/** What the customer has already. */
export function Deliveries({ deliveries }: { deliveries: readonly OrderDelivery[] }) {
  return (
    <ul className="order-list">
      {deliveries.map(({ at, note, carrier, tracking, documents }) => (
        <li key={at}>
          <p>
            <b>{momentText(new Date(at))}</b>
          </p>
          {tracking && <p>{[carrier, tracking].filter(Boolean).join(' ')}</p>}
          {note && (
            <p className="order-text" dir="auto">
              {note}
            </p>
          )}
          <Documents documents={documents} />
        </li>
      ))}
    </ul>
  )
}

/** Documents that the customer has, or nothing. */
export function Documents({ documents }: { documents: readonly SentDocument[] }) {
  if (documents.length === 0) return null
  return (
    <ul className="files">
      {documents.map(({ id, name, size }) => (
        <li key={id}>
          <FileName name={name} />
          <span className="status">{sizeText(size)}</span>
        </li>
      ))}
    </ul>
  )
}
