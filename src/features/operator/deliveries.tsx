import { useRef, useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { REASON_LIMIT } from '#contract/acts.ts'
import { fill } from '#contract/language.ts'
import type { DeliveredDocument, OrderDelivery, SentDocument } from '#contract/order.ts'
import { BusyButton, Button } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { TextArea } from '#src/ui/field.tsx'
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

function Delivered({ document: { id, name, size, opened, closed, certificate }, takeBack }: DeliveredProps) {
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
      {certificate && <span className="status">{fill(words.code, certificate)}</span>}
      {takeBack && !closed && opened && certificate && <Withdraw link={takeBack} document={id} name={name} />}
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

/** Of a certificate that the customer has opened. */
function Withdraw({ link, document, name }: { link: OperatorLink; document: string; name: string }) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)
  const ask = () => {
    setError(reason.trim() ? undefined : words.reasonMissing)
    if (reason.trim()) dialog.current?.showModal()
  }
  const withdraw = async () => {
    await link.act({ action: 'take_back', document, reason: reason.trim() })
    dialog.current?.close()
  }
  return (
    <details>
      <summary aria-label={fill(words.withdrawOf, { name })}>{words.withdraw}</summary>
      <TextArea
        name={`reason-${document}`}
        label={fill(words.withdrawReason, { name })}
        hint={words.withdrawHint}
        rows={3}
        maxLength={REASON_LIMIT}
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button look="btn ghost small" label={words.withdraw} onPress={ask} />
      <ConfirmDialog
        dialog={dialog}
        title={fill(words.withdrawSure, { name })}
        text={words.withdrawText}
        cancel={words.keep}
        busy={link.busy}
      >
        <BusyButton
          busy={link.busy}
          onClick={withdraw}
          label={words.withdraw}
          busyLabel={OPERATOR_PAGE.busy}
        />
      </ConfirmDialog>
    </details>
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
