import { useEffect, useState } from 'react'
import { PAYMENT_NOTICES } from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import { bookingScreenOf } from './booking-screen.ts'

/** Under which the device keeps the answers of the booking form. */
export const DRAFT_KEY = 'sq-draft-booking'

/**
 * The payment that this window has gone to, for when the visitor comes back from it: to ask what became of it, to go on,
 * or to give the time back. Kept with the window and not longer than the time is.
 */
type PendingPayment = {
  /** The id of the answers that were sent; see `submissionId`. */
  request: string
  sessionId: string
  url: string
  /** When the consultation begins, in milliseconds. */
  start: number
  /** Until when the time is kept, in milliseconds. */
  until: number
}

const KEY = 'sq-payment'

export function keepPayment(payment: Omit<PendingPayment, 'until'>, now = Date.now()): void {
  try {
    const until = now + CONSULTATION.holdMinutes * 60_000
    sessionStorage.setItem(KEY, JSON.stringify({ ...payment, until } satisfies PendingPayment))
  } catch {
    // Without storage the visitor can still pay; the time is given back by itself when they do not.
  }
}

/** The payment that was left without an end, or undefined. */
export function keptPayment(now = Date.now()): PendingPayment | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<PendingPayment> | null
    const { request, sessionId, url, start, until } = kept ?? {}
    const whole =
      typeof request === 'string' &&
      typeof sessionId === 'string' &&
      typeof url === 'string' &&
      typeof start === 'number' &&
      typeof until === 'number'
    if (whole && sessionId && until > now && /^https?:\/\//.test(url))
      return { request, sessionId, url, start, until }
  } catch {
    // None, or not ours.
  }
  return undefined
}

export function forgetPayment(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}

/** 'cancelled': the payment page was left by its own button. 'unfinished': by going back, and the time is still kept. */
type PaymentNotice = 'cancelled' | 'unfinished' | undefined

type Options = {
  /** It was paid after all. */
  onPaid: (sessionId: string) => void
  /** A time has been given back. */
  onFreed: () => void
}

/** What to do about a payment that this window went to and came back from without an end. */
export function usePendingPayment({ onPaid, onFreed }: Options) {
  const [kept, setKept] = useState<PendingPayment>()
  const [notice, setNotice] = useState<PaymentNotice>()

  const forget = () => {
    forgetPayment()
    setKept(undefined)
  }

  /**
   * Gives the time back. When that does not work, it is given back by itself within the half hour.
   * @returns whether it had been paid for after all
   */
  const release = async (sessionId: string): Promise<boolean> => {
    try {
      const { bookingStatus } = await import('./booking-backend.ts')
      const { status } = await bookingStatus({ sessionId, action: 'release' })
      if (status === 'confirmed') {
        onPaid(sessionId)
        return true
      }
      forget()
      onFreed()
    } catch {
      // The payment can be taken up again, and the same answers lead to it.
    }
    return false
  }

  const look = async (payment: PendingPayment) => {
    setKept(payment)
    try {
      const { bookingStatus } = await import('./booking-backend.ts')
      const { status } = await bookingStatus({ sessionId: payment.sessionId })
      if (status === 'held') return setNotice('unfinished')
      if (status !== 'released') return onPaid(payment.sessionId)
      forget()
      onFreed()
    } catch {
      setNotice('unfinished')
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    const payment = keptPayment()
    const asked = bookingScreenOf(location.search, payment?.sessionId)
    if (asked.kind === 'form' && asked.cancelled) {
      setKept(payment)
      setNotice('cancelled')
      if (asked.sessionId) void release(asked.sessionId)
    } else if (payment) void look(payment)

    // Back in the browser: the page comes as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const left = persisted && keptPayment()
      if (left) void look(left)
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  return {
    notice,
    /** Whose time is the visitor's own, even though it is taken. */
    kept,

    /**
     * To be called before these answers are sent: the time that was kept for others is given back first.
     * @returns whether to go on
     */
    async before(request: string): Promise<boolean> {
      return !kept || kept.request === request || !(await release(kept.sessionId))
    },

    /** The window goes to the payment page. */
    leaveFor(payment: Omit<PendingPayment, 'until'>) {
      setNotice(undefined)
      keepPayment(payment)
      setKept(keptPayment())
      // Coming back from this payment does not cancel it.
      history.replaceState(history.state, '', location.pathname)
      location.assign(payment.url)
    },

    giveUp() {
      setNotice(undefined)
      if (kept) void release(kept.sessionId)
    },
  }
}

type PaymentLineProps = { payment: ReturnType<typeof usePendingPayment> }

/** About a payment that was left: what became of it, and how to go on. */
export function PaymentLine({ payment: { notice, kept, giveUp } }: PaymentLineProps) {
  return (
    <div role="status">
      {notice === 'cancelled' && (
        <p className="kept">
          <span>{PAYMENT_NOTICES.cancelled}</span>
        </p>
      )}
      {notice === 'unfinished' && kept && (
        <p className="kept">
          <span>{PAYMENT_NOTICES.unfinished.replace('{time}', ownClock(kept.until))}</span>
          <a className="link" href={kept.url}>
            {PAYMENT_NOTICES.goOn}
          </a>
          <button className="link" type="button" onClick={giveUp}>
            {PAYMENT_NOTICES.giveUp}
          </button>
        </p>
      )}
    </div>
  )
}

/** What the visitor's own clock shows then: '14:05'. */
function ownClock(moment: number): string {
  return new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
