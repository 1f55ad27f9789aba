import { useEffect, useRef, useState } from 'react'
import type { PaidBooking } from '#contract/booking.ts'
import { bookingRefusal, bookingStatus } from './booking-backend.ts'

/** unknown: no such payment. unreachable: the server does not answer, and is asked again. */
export type Outcome =
  | { state: 'asking' }
  | { state: 'known'; view: PaidBooking; slow: boolean }
  | { state: 'unknown' }
  | { state: 'unreachable' }

/** The server asks the payment provider every 5 s at most. */
const SOON_MS = 2_500
const LATER_MS = 15_000
/** When visitors are told that they need not wait. */
const SLOW_AFTER_MS = 20_000

export function useOutcome(sessionId: string) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' })
  const ask = useRef<() => void>(() => {})

  useEffect(() => {
    const begun = Date.now()
    let timer: ReturnType<typeof setTimeout>
    let over = false
    let asking = false

    const again = () => {
      const wait = Date.now() - begun < 2 * SLOW_AFTER_MS ? SOON_MS : LATER_MS
      timer = setTimeout(now, wait)
    }
    const now = async () => {
      if (asking || over) return
      clearTimeout(timer)
      asking = true
      const next = await look(sessionId, begun)
      asking = false
      if (over) return
      // A short outage must not hide what is known.
      setOutcome((last) => (next.state === 'unreachable' && last.state === 'known' ? last : next))
      const open = next.state === 'unreachable' || (next.state === 'known' && next.view.status === 'held')
      if (open) again()
    }

    ask.current = () => void now()
    void now()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [sessionId])

  return { outcome, askAgain: () => ask.current() }
}

async function look(sessionId: string, begun: number): Promise<Outcome> {
  try {
    const view = await bookingStatus({ sessionId })
    return { state: 'known', view, slow: Date.now() - begun > SLOW_AFTER_MS }
  } catch (error) {
    const { code } = bookingRefusal(error)
    return { state: code === 'not-found' || code === 'bad-request' ? 'unknown' : 'unreachable' }
  }
}
