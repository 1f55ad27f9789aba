import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { BOOKING_REFUSALS, MANAGED_BOOKING } from '#content/booking.ts'
import { EMAIL } from '#content/business.ts'
import { LANGUAGE } from '#content/language.ts'
import type { ManagedBooking as Booking, MoveAnswers } from '#contract/booking.ts'
import { fill, parts } from '#contract/language.ts'
import { PATHS } from '#src/lib/routes.ts'
import { link, mailLink } from '#src/lib/slots.tsx'
import { useBusy } from '#src/lib/use-busy.ts'
import { BusyButton, Button, ButtonLink } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Problem } from '#src/ui/press.tsx'
import { BookingPapers } from './booking-papers.tsx'
import { zonedMomentText } from './local-times.ts'
import { Panel, PaymentReceipt } from './panel.tsx'
import { useManagedBooking } from './use-managed-booking.ts'

const words = MANAGED_BOOKING
const ADDRESS = mailLink(EMAIL.general)

const MoveForm = lazy(() => import('./move-form.tsx').then(({ MoveForm }) => ({ default: MoveForm })))

export function ManagedBooking({ token }: { token: string }) {
  const { managed, load, move, cancel } = useManagedBooking(token)

  switch (managed.state) {
    case 'asking':
      return <Panel {...words.asking} />
    case 'unreachable':
      return (
        <Panel
          title={words.unreachable.title}
          text={
            <span>
              <span>{words.unreachable.text}</span> <span>{parts(words.write, { email: ADDRESS })}</span>
            </span>
          }
        >
          <Button look="btn ghost" label={words.unreachable.again} onPress={load} />
        </Panel>
      )
    case 'invalid':
    case 'expired': {
      const { title, text } = words[managed.state]
      return <Panel title={title} text={parts(text, { email: ADDRESS })} />
    }
    case 'shown':
      return (
        <BookingDetails
          token={token}
          booking={managed.booking}
          moved={managed.moved === true}
          onMove={move}
          onCancel={cancel}
          onRefused={load}
        />
      )
  }
}

type BookingDetailsProps = {
  token: string
  booking: Booking
  moved: boolean
  onMove: (answers: MoveAnswers) => Promise<void>
  onCancel: () => Promise<string | undefined>
  /** What is shown may be out of date. */
  onRefused: () => void
}

function BookingDetails({ token, booking, moved, onMove, ...act }: BookingDetailsProps) {
  const [moving, setMoving] = useState(false)
  const { status, canCancel, videoLink } = booking
  if (status === 'released' || status === 'cancelled' || status === 'lost') {
    return (
      <Panel {...(status === 'released' ? words.unpaid : words.cancelled)}>
        <PaymentReceipt booking={booking}>
          <Serial booking={booking} />
        </PaymentReceipt>
        <BookingPapers token={token} papers={booking.papers} />
        <ButtonLink look="btn ghost" label={words.another} href={PATHS.booking} />
      </Panel>
    )
  }
  return (
    <Panel
      title={moved ? words.moved.title : words.title}
      text={
        moved ? (
          <span>{words.moved.text}</span>
        ) : (
          <bdi className="whole">{fill(words.greeting, { name: booking.name })}</bdi>
        )
      }
      state={`${canCancel} ${booking.startsAt} ${moving}`}
    >
      <PaymentReceipt booking={booking}>
        {videoLink && (
          <p className="call">
            {parts(words.video, { link: link(videoLink, videoLink.replace('https://', '')) })}
          </p>
        )}
        <Serial booking={booking} />
      </PaymentReceipt>
      <BookingPapers token={token} papers={booking.papers} />
      {moving ? (
        <Suspense>
          <MoveForm
            booking={booking}
            onMove={async (answers) => {
              await onMove(answers)
              setMoving(false)
            }}
            onRefused={act.onRefused}
            onKeep={() => setMoving(false)}
          />
        </Suspense>
      ) : canCancel ? (
        <Cancel booking={booking} {...act}>
          {booking.canMove && (
            <Button look="btn ghost" label={words.move.button} onPress={() => setMoving(true)} />
          )}
        </Cancel>
      ) : (
        <p className="why">
          <span>{new Date(booking.startsAt) > new Date() ? BOOKING_REFUSALS.cancelTooLate : words.held}</span>
          {LANGUAGE.space}
          <span>{parts(words.write, { email: ADDRESS })}</span>
        </p>
      )}
    </Panel>
  )
}

function Serial({ booking: { reference } }: { booking: Booking }) {
  return (
    <>
      <p className="label">{words.reference}</p>
      <p className="serial reference">{reference}</p>
    </>
  )
}

function Cancel({
  booking,
  onCancel,
  onRefused,
  children,
}: Pick<BookingDetailsProps, 'booking' | 'onCancel' | 'onRefused'> & { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState<string>()

  const open = () => {
    setProblem(undefined)
    dialog.current?.showModal()
  }

  const [busy, press] = useBusy(async () => {
    setProblem(undefined)
    setProblem(await onCancel())
  })

  return (
    <>
      <p className="why">
        <span>{fill(words.until, { time: zonedMomentText(new Date(booking.cancelBefore)) })}</span>
        {LANGUAGE.space}
        {booking.canMove && <span>{words.move.until}</span>}
      </p>
      <div className="acts">
        {children}
        <Button look="btn ghost" label={words.cancel.button} onPress={open} />
      </div>
      <ConfirmDialog
        dialog={dialog}
        title={words.cancel.title}
        text={words.cancel.text}
        cancel={words.cancel.keep}
        busy={busy}
        onClose={() => problem && onRefused()}
      >
        <Problem text={problem} />
        <BusyButton busy={busy} onClick={press} label={words.cancel.confirm} busyLabel={words.cancel.busy} />
      </ConfirmDialog>
    </>
  )
}
