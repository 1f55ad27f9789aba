import { useState } from 'react'
import { PAYMENT_NOTICES } from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import { clockIn } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import { whenRestored } from '#src/lib/listen.ts'
import { inTab } from '#src/lib/storage.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { Button, ButtonLink } from '#src/ui/busy-button.tsx'
import { bookingScreenOf } from './booking-screen.ts'

export const DRAFT_KEY = 'sq-draft-booking'

/** This tab's unfinished checkout, kept as long as the tab and the hold. Times in milliseconds. */
type PendingPayment = {
  request: string
  sessionId: string
  url: string
  start: number
  until: number
}

const KEY = 'sq-payment'

export function keepPayment(payment: Omit<PendingPayment, 'until'>, now = Date.now()): void {
  const until = now + CONSULTATION.holdMinutes * 60_000
  // Without storage paying still works; an unpaid hold expires.
  inTab.keep(KEY, { ...payment, until } satisfies PendingPayment)
}

export function keptPayment(now = Date.now()): PendingPayment | undefined {
  const kept = inTab.read(KEY) as PendingPayment | null
  return kept?.sessionId && kept.until > now && /^https?:\/\//.test(kept.url) ? kept : undefined
}

export const forgetPayment = () => inTab.forget(KEY)

/** 'unfinished': left by the Back button; the slot is still held. */
type PaymentNotice = 'cancelled' | 'unfinished' | undefined

type Options = {
  onPaid: (sessionId: string) => void
  onFreed: () => void
}

export function usePendingPayment({ onPaid, onFreed }: Options) {
  const [kept, setKept] = useState<PendingPayment>()
  const [notice, setNotice] = useState<PaymentNotice>()

  const forget = () => {
    forgetPayment()
    setKept(undefined)
  }

  /** If it fails, the hold expires within half an hour. @returns whether it had been paid after all */
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
      // The payment can still be continued: the same answers lead to it.
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

  useOnChange([], () => {
    const payment = keptPayment()
    const requested = bookingScreenOf(location.search, payment?.sessionId)
    if (requested.kind === 'form' && requested.cancelled) {
      setKept(payment)
      setNotice('cancelled')
      if (requested.sessionId) void release(requested.sessionId)
    } else if (payment) void look(payment)

    return whenRestored(() => {
      const left = keptPayment()
      if (left) void look(left)
    })
  })

  return {
    notice,
    /** Taken, but by this visitor. */
    kept,

    /** Call before sending: releases a hold for other answers. @returns whether to go on */
    async before(request: string): Promise<boolean> {
      return !kept || kept.request === request || !(await release(kept.sessionId))
    },

    leaveFor(payment: Omit<PendingPayment, 'until'>) {
      setNotice(undefined)
      keepPayment(payment)
      setKept(keptPayment())
      // Coming back from this payment must not cancel it.
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
          <span>{fill(PAYMENT_NOTICES.unfinished, { time: clockIn(new Date(kept.until)).time })}</span>
          <ButtonLink look="link" label={PAYMENT_NOTICES.goOn} href={kept.url} />
          <Button look="link" label={PAYMENT_NOTICES.giveUp} onPress={giveUp} />
        </p>
      )}
    </div>
  )
}
