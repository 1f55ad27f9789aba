import { DELIVERY_WORDS } from '#content/order-later.ts'
import { fill } from '#contract/language.ts'
import type { DeliveredDocument, OrderDelivery } from '#contract/order.ts'
import { openDocument } from '#src/lib/backend/order-backend.ts'
import { VERIFY_PATH } from '#src/lib/routes.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { FileName, sizeText } from '#src/ui/file-facts.tsx'
import { FilledText } from '#src/ui/filled-text.tsx'
import { dayText } from '#src/ui/times.tsx'
import { DownloadButton } from './download-button.tsx'
import { nextDocument } from './order-page.ts'
import type { OrderActs } from './use-order.ts'

const words = DELIVERY_WORDS

export function Deliveries({ acts }: { acts: OrderActs }) {
  const { deliveries } = acts.order
  if (deliveries.length === 0) return null
  const hasDocuments = deliveries.some(({ documents }) => documents.length > 0)
  return (
    <div className="deliveries">
      <h2>{words.title}</h2>
      {deliveries.map((delivery) => (
        <Delivery key={delivery.at} delivery={delivery} acts={acts} />
      ))}
      {hasDocuments && (
        <p className="hint">
          <FilledText text={words.verify} slots={{ link: <a href={VERIFY_PATH}>{words.verifyLink}</a> }} />
        </p>
      )}
    </div>
  )
}

function Delivery({ delivery, acts }: { delivery: OrderDelivery; acts: OrderActs }) {
  const { at, note, carrier, tracking, documents } = delivery
  return (
    <div className="delivery">
      <p className="at">{fill(words.handedOver, { date: dayText(at) })}</p>
      {note && (
        <p className="note" dir="auto">
          {note}
        </p>
      )}
      {tracking && (
        <p className="parcel">
          <FilledText
            text={carrier ? words.parcel : words.tracking}
            slots={{
              carrier: <bdi>{carrier}</bdi>,
              tracking: (
                <span>
                  <b className="whole">{tracking}</b>{' '}
                  <CopyButton text={tracking} label={words.copyTracking} />
                </span>
              ),
            }}
          />
        </p>
      )}
      {documents.length > 0 && (
        <ul className="files" aria-label={words.documents}>
          {documents.map((document) => (
            <Delivered key={document.id} document={document} acts={acts} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Delivered({ document, acts }: { document: DeliveredDocument; acts: OrderActs }) {
  const { token, order, page } = acts
  const { id, name, size, sha256, closed, certificate } = document
  const isFirst = page.primary === 'download' && id === nextDocument(order)
  if (closed) {
    const ended = closed.replaced ? words.replaced : words.takenBack
    return (
      <li>
        <FileName name={name} />
        <span className="locked">{fill(ended, { date: dayText(closed.at) })}</span>
      </li>
    )
  }
  return (
    <li>
      <FileName name={name} />
      <span className="status">
        <span>{sizeText(size)}</span>
      </span>
      <details className="digest">
        <summary>{words.digest}</summary>
        <code>{sha256}</code>
      </details>
      {order.open && certificate && <a href={`/V/${certificate.code}`}>{words.howChecked}</a>}
      {order.open ? (
        <DownloadButton file={name} isPrimary={isFirst} fetch={() => openDocument(token, id)} />
      ) : (
        <span className="locked">{words.locked}</span>
      )}
    </li>
  )
}
