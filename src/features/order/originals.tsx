import { LANGUAGE } from '#content/language.ts'
import { DELIVERY_WORDS, ORIGINALS_WORDS } from '#content/order-later.ts'
import { fill } from '#contract/language.ts'
import type { Original } from '#contract/order.ts'
import { openCover } from '#src/lib/backend/order-backend.ts'
import { dayText } from '#src/ui/times.tsx'
import { DownloadButton } from './download-button.tsx'
import type { OrderActs } from './use-order.ts'

const words = ORIGINALS_WORDS

/** What the customer has posted to us; and the sheet that goes with it while there is work. */
export function Originals({ acts: { order, token } }: { acts: OrderActs }) {
  const { originals, state } = order
  const isRunning = state === 'half_paid' || state === 'in_progress'
  return (
    <>
      {originals.length > 0 && (
        <div className="originals">
          <h2>{words.title}</h2>
          <ul className="rows">
            {originals.map((original) => (
              <li key={original.number}>
                <span>
                  <b>
                    <bdi>{original.what}</bdi>
                  </b>
                  <small>{whereText(original)}</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isRunning && (
        <details className="sooner">
          <summary>{words.posting}</summary>
          <p>{words.enclose}</p>
          <p className="demand">
            <DownloadButton label={words.cover} fetch={() => openCover(token)} />
          </p>
        </details>
      )}
    </>
  )
}

function whereText({ place, arrivedAt, sentBack }: Original): string {
  if (!sentBack)
    return [fill(words.arrived, { date: dayText(arrivedAt) }), place].filter(Boolean).join(LANGUAGE.comma)
  const { at, carrier, tracking } = sentBack
  const parcel =
    tracking && fill(carrier ? DELIVERY_WORDS.parcel : DELIVERY_WORDS.tracking, { carrier, tracking })
  return [fill(words.sentBack, { date: dayText(at) }), parcel || carrier].filter(Boolean).join(LANGUAGE.comma)
}
