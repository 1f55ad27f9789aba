import type { ReactNode } from 'react'
import type { BookingView } from '#contract/booking.ts'
import { gmtDay } from '#contract/dates.ts'
import apostille from '#src/art/apostille.svg?url'
import { IN_PLACE, useFocus } from '#src/ui/use-focus.ts'
import { deviceTimeZone } from './local-times.ts'
import { DayText, TimeText } from './summary.tsx'

type PanelProps = {
  title: string
  text: ReactNode
  /** Any other change after which the heading takes the focus. */
  state?: string
  children?: ReactNode
}

export function Panel({ title, text, state, children }: PanelProps) {
  const heading = useFocus(`${title} ${state}`, IN_PLACE)
  return (
    <section className="sent" aria-labelledby="panel-title">
      <h1 id="panel-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      {children}
    </section>
  )
}

type PaymentReceiptProps = {
  booking: BookingView
  children?: ReactNode
}

export function PaymentReceipt({ booking, children }: PaymentReceiptProps) {
  const start = new Date(booking.startsAt)
  return (
    <div className="receipt perforated-block">
      <div className="stub perforated">
        <div>
          <DayText day={gmtDay(start)} />
          <TimeText start={start} timeZone={deviceTimeZone()} />
          {children}
        </div>
        <img src={apostille} alt="" width="148" height="148" />
      </div>
    </div>
  )
}
