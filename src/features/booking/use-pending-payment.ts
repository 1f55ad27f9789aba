import { useEffect, useState } from 'react'
import { bookingScreenOf } from './booking-screen.ts'
import { loading } from './lazy-modules.ts'
import { forgetPayment, keepPayment, keptPayment, type PendingPayment } from './pending-payment.ts'

/** 'cancelled': the payment page was left by its own button. 'unfinished': by going back, and the time is still kept. */
export type PaymentNotice = 'cancelled' | 'unfinished' | undefined

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
      const { bookingStatus } = await loading.backend()
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
      const { bookingStatus } = await loading.backend()
      const { status } = await bookingStatus({ sessionId: payment.sessionId })
      if (status === 'processing') return setNotice('unfinished')
      if (status !== 'cancelled') return onPaid(payment.sessionId)
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
      // Whoever comes back from this payment has not cancelled it.
      history.replaceState(history.state, '', location.pathname)
      location.assign(payment.url)
    },

    giveUp() {
      setNotice(undefined)
      if (kept) void release(kept.sessionId)
    },
  }
}
