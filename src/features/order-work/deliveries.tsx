import { useRef } from 'react'
import { OPERATOR_ORDER } from '#content/operator-order.ts'
import { extensionOf } from '#contract/files.ts'
import type { DeliveredDocument, OrderDelivery } from '#contract/order.ts'
import { CrossIcon } from '#src/ui/cross-icon.tsx'
import { sizeText } from '#src/ui/file-size.ts'
import { momentText } from '#src/ui/moment-text.ts'
import type { OrderLink } from './use-order-link.ts'

const words = OPERATOR_ORDER.deliver

type WaitingProps = { link: OrderLink; documents: readonly DeliveredDocument[] }

/** Documents that were uploaded, and can still be taken out. */
export function Waiting({ link, documents }: WaitingProps) {
  const title = useRef<HTMLHeadingElement>(null)
  if (documents.length === 0) return null
  const remove = async (document: string) => {
    // The button goes with its document.
    title.current?.focus()
    await link.act({ action: 'remove', document })
  }
  return (
    <>
      <h2 className="order-waiting" tabIndex={-1} ref={title}>
        {words.waiting}
      </h2>
      <ul className="files">
        {documents.map(({ id, name, size }) => (
          <li key={id}>
            <DocumentName name={name} />
            <span className="status uploaded">{words.ready.replace('{size}', sizeText(size))}</span>
            <button
              className="remove"
              type="button"
              disabled={link.busy}
              aria-label={words.remove.replace('{name}', name)}
              onClick={() => remove(id)}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

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
          {documents.length > 0 && (
            <ul className="files">
              {documents.map(({ id, name, size }) => (
                <li key={id}>
                  <DocumentName name={name} />
                  <span className="status">{sizeText(size)}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function DocumentName({ name }: { name: string }) {
  return (
    <>
      <span className="file-type" aria-hidden="true">
        {(extensionOf(name) ?? '').toUpperCase()}
      </span>
      <span className="file-name" title={name}>
        <bdi>{name}</bdi>
      </span>
    </>
  )
}
