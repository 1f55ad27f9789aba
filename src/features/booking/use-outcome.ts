import { useEffect, useRef, useState } from 'react'
import type { PaidBooking } from '#contract/booking.ts'
import { poll } from '#src/form/poll.ts'
import { bookingRefusal, bookingStatus } from './booking-backend.ts'

/** unknown: no such payment. unreachable: the server does not answer, and is asked again. */
type Outcome =
  | { state: 'asking' | 'unknown' | 'unreachable' }
  | { state: 'known'; view: PaidBooking; slow: boolean }

export function useOutcome(sessionId: string) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' })
  const ask = useRef<() => void>(() => {})

  useEffect(() => {
    const { now, end } = poll(
      () => look(sessionId),
      (found, slow) => {
        const next: Outcome =
          typeof found === 'string' ? { state: found } : { state: 'known', view: found, slow }
        // A short outage must not hide what is known.
        setOutcome((last) => (next.state === 'unreachable' && last.state === 'known' ? last : next))
        return next.state === 'unknown' || (next.state === 'known' && next.view.status !== 'held')
      },
    )
    ask.current = now
    return end
  }, [sessionId])

  return { outcome, askAgain: () => ask.current() }
}

const look = (sessionId: string) =>
  bookingStatus({ sessionId }).catch((error: unknown) => {
    const { code } = bookingRefusal(error)
    return code === 'not-found' || code === 'bad-request' ? 'unknown' : 'unreachable'
  })
