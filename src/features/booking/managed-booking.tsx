import { useRef, useState } from 'react'
import { MANAGED_BOOKING } from '#content/booking.ts'
import { type ManagedBooking as Booking, TOO_LATE_TO_CANCEL } from '#contract/booking.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { zonedMomentText } from './local-times.ts'
import { Panel, PaymentReceipt } from './panel.tsx'
import { useManagedBooking } from './use-managed-booking.ts'

type ManagedBookingProps = {
  token: string
  /** Of this page without a query. */
  path: string
  email: string
}

const words = MANAGED_BOOKING

/** What the link in the customer's e-mails opens: the booking, and cancelling it while that is possible. */
export function ManagedBooking({ token, path, email }: ManagedBookingProps) {
  const { managed, load, cancel } = useManagedBooking(token)
  const address = <a href={`mailto:${email}`}>{email}</a>

  switch (managed.state) {
    case 'asking':
      return (
        <Panel title={words.asking.title}>
          <p className="lead">{words.asking.text}</p>
        </Panel>
      )
    case 'unreachable':
      return (
        <Panel title={words.unreachable.title}>
          <p className="lead">
            {words.unreachable.text} {words.write} {address}.
          </p>
          <button className="btn ghost" type="button" onClick={load}>
            {words.unreachable.again}
          </button>
        </Panel>
      )
    case 'invalid':
    case 'expired':
      return (
        <Panel title={words[managed.state].title}>
          <p className="lead">
            <span>{words[managed.state].text}</span> {address}.
          </p>
        </Panel>
      )
    case 'shown':
      return <Shown booking={managed.booking} path={path} email={email} onCancel={cancel} onRefused={load} />
  }
}

type ShownProps = Pick<ManagedBookingProps, 'path' | 'email'> & {
  booking: Booking
  onCancel: () => Promise<string | undefined>
  /** What is shown may be out of date. */
  onRefused: () => void
}

function Shown({ booking, path, email, ...act }: ShownProps) {
  const { status, canCancel, videoLink } = booking
  if (status === 'released' || status === 'cancelled' || status === 'lost') {
    const { title, text } = status === 'released' ? words.unpaid : words.cancelled
    return (
      <Panel title={title}>
        <p className="lead">{text}</p>
        <PaymentReceipt booking={booking}>
          <Reference booking={booking} />
        </PaymentReceipt>
        <a className="btn ghost" href={path}>
          {words.another}
        </a>
      </Panel>
    )
  }
  return (
    <Panel title={words.title} state={String(canCancel)}>
      <p className="lead">
        <bdi className="whole">{words.greeting.replace('{name}', booking.firstName)}</bdi>
      </p>
      <PaymentReceipt booking={booking}>
        {videoLink && (
          <p className="call">
            {words.video}: <a href={videoLink}>{videoLink.replace('https://', '')}</a>
          </p>
        )}
        <Reference booking={booking} />
      </PaymentReceipt>
      {canCancel ? (
        <Cancel booking={booking} {...act} />
      ) : (
        <p className="why">
          <span>{new Date(booking.startsAt) > new Date() ? TOO_LATE_TO_CANCEL : words.held}</span>{' '}
          {words.write} <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
    </Panel>
  )
}

function Reference({ booking: { reference } }: { booking: Booking }) {
  return (
    <>
      <p className="label">{words.reference}</p>
      <p className="serial">{reference}</p>
    </>
  )
}

/** Asks before it cancels. */
function Cancel({ booking, onCancel, onRefused }: Omit<ShownProps, 'path' | 'email'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const open = () => {
    setProblem(undefined)
    dialog.current?.showModal()
  }

  const press = async () => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    setProblem(await onCancel())
    setBusy(false)
  }

  return (
    <>
      <p className="why">{words.until.replace('{time}', zonedMomentText(new Date(booking.cancelBefore)))}</p>
      <button className="btn ghost" type="button" onClick={open}>
        {words.cancel.button}
      </button>
      <ConfirmDialog
        dialog={dialog}
        title={words.cancel.title}
        text={words.cancel.text}
        cancel={words.cancel.keep}
        busy={busy}
        onClose={() => problem && onRefused()}
      >
        <div role="alert">
          {problem && (
            <p className="error-message">
              <span>{problem}</span>
            </p>
          )}
        </div>
        <BusyButton className="btn" type="button" busy={busy} onClick={press}>
          {busy ? words.cancel.busy : words.cancel.confirm}
        </BusyButton>
      </ConfirmDialog>
    </>
  )
}
