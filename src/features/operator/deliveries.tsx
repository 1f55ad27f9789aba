import { OPERATOR_ORDER } from '#content/operator.ts'
import { fill } from '#contract/language.ts'
import type { DeliveredDocument, OrderDelivery, SentDocument } from '#contract/order.ts'
import { FileName, sizeText } from '#src/ui/file-facts.tsx'
import { momentText } from '#src/ui/times.tsx'
import { ConfirmedButton } from './screen.tsx'
import type { OperatorLink } from './use-operator-link.ts'

const words = OPERATOR_ORDER.deliver

type DeliveriesProps = {
  deliveries: readonly OrderDelivery[]
  /** Takes back what the customer has not opened; undefined if nothing can be. */
  takeBack: OperatorLink | undefined
}

export function Deliveries({ deliveries, takeBack }: DeliveriesProps) {
  return (
    <ul className="order-list">
      {deliveries.map(({ number, at, note, carrier, tracking, documents }) => (
        <li key={at}>
          <p>
            <b>{momentText(new Date(at))}</b>
          </p>
          {tracking && <p>{[carrier, tracking].filter(Boolean).join(' ')}</p>}
          {tracking && takeBack && (
            <TakeBack
              link={takeBack}
              action={{ action: 'take_back', delivery: number }}
              name={tracking}
              text={words.takeBackParcel}
            />
          )}
          {note && (
            <p className="order-text" dir="auto">
              {note}
            </p>
          )}
          {documents.length > 0 && (
            <ul className="files">
              {documents.map((document) => (
                <Delivered key={document.id} document={document} takeBack={takeBack} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

type TakeBackProps = Pick<Parameters<typeof ConfirmedButton>[0], 'link' | 'action' | 'text'> & {
  name: string
}

const TakeBack = ({ name, ...button }: TakeBackProps) => (
  <ConfirmedButton
    {...button}
    label={words.takeBack}
    ariaLabel={fill(words.takeBackOf, { name })}
    title={fill(words.takeBackSure, { name })}
    keep={words.keep}
  />
)

type DeliveredProps = Pick<DeliveriesProps, 'takeBack'> & { document: DeliveredDocument }

function Delivered({ document: { id, name, size, opened, closed }, takeBack }: DeliveredProps) {
  const status = closed
    ? closed.replaced
      ? words.replaced
      : words.takenBack
    : opened
      ? words.opened
      : undefined
  return (
    <li>
      <FileName name={name} />
      <span className={closed ? 'status failed' : 'status'}>
        {[sizeText(size), status].filter(Boolean).join(', ')}
      </span>
      {takeBack && !closed && !opened && (
        <TakeBack
          link={takeBack}
          action={{ action: 'take_back', document: id }}
          name={name}
          text={words.takeBackText}
        />
      )}
    </li>
  )
}

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
