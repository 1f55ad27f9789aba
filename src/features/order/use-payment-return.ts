import { useEffect, useRef, useState } from 'react'
import type { OrderNotice } from '#content/order.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { CallError } from '#src/lib/backend/call-function.ts'
import { settleOrder } from '#src/lib/backend/order-backend.ts'
import { paymentsBefore } from '#src/lib/order-payment.ts'
import type { PaymentReturn } from './use-order.ts'

/** The server asks the payment provider every few seconds at the most. */
const SOON_MS = 2_500
const LATER_MS = 15_000
/** After so long the visitor is told that they need not wait. */
const SLOW_AFTER_MS = 20_000

type Options = {
  token: string
  loaded: CustomerOrder
  returned: PaymentReturn
  onSettled: (order: CustomerOrder) => void
  onNotice: (notice: OrderNotice) => void
}

/** That a payment is being looked up: whether for long, and whether the server answers. `ended`: the link opens nothing any more. */
export type Settling = { state: 'soon' | 'slow' | 'unreachable' | 'ended'; again: () => void }

/**
 * Follows what became of the payment that the visitor comes back from, until it is decided. While it is undefined nothing is
 * looked up.
 */
export function usePaymentReturn(options: Options): Settling | undefined {
  const { token, loaded, returned } = options
  const [before] = useState(() => paymentsBefore() ?? loaded.payments.length)
  const [waiting, setWaiting] = useState(returned === 'success' && isUnpaid(loaded, before))
  const [state, setState] = useState<Settling['state']>('soon')
  const ask = useRef<() => void>(() => {})
  const told = useRef(options)
  told.current = options

  useEffect(() => {
    if (returned === undefined || !isUnpaid(loaded, before)) return forgetReturn()
    const begun = Date.now()
    let timer: ReturnType<typeof setTimeout>
    let over = false
    let asking = false

    const decided = (order: CustomerOrder) => {
      const { onSettled, onNotice } = told.current
      forgetReturn()
      setWaiting(false)
      onSettled(order)
      if (goesBack(order, before)) onNotice('surplus')
      else if (isUnpaid(order, before) && !order.due?.refused) onNotice('left')
    }
    const now = async () => {
      if (asking || over) return
      clearTimeout(timer)
      asking = true
      let ended = false
      const order = await settleOrder(token).catch((error: unknown) => {
        ended = error instanceof CallError && !error.passes
        return undefined
      })
      asking = false
      if (over) return
      if (ended && returned === 'success') {
        over = true
        return setState('ended')
      }
      const isSlow = Date.now() - begun > SLOW_AFTER_MS
      setState(order === undefined ? 'unreachable' : isSlow ? 'slow' : 'soon')
      // Whoever has left the payment page by its own button has not paid, unless in another window.
      const known = order ?? (returned === 'cancelled' || order === null ? loaded : undefined)
      if (known && (returned === 'cancelled' || !mayStillArrive(known, before))) decided(known)
      else timer = setTimeout(now, Date.now() - begun < 2 * SLOW_AFTER_MS ? SOON_MS : LATER_MS)
    }
    ask.current = () => void now()
    void now()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [token, loaded, returned, before])

  return waiting ? { state, again: () => ask.current() } : undefined
}

function forgetReturn(): void {
  history.replaceState({ ...history.state, payment: null }, '')
}

/** Whether the payment that this tab has set out for is not recorded. */
const isUnpaid = ({ payments }: CustomerOrder, before: number) => payments.length <= before

/** A payment came when nothing was to be paid any more. */
const goesBack = ({ payments }: CustomerOrder, before: number) =>
  payments.slice(before).some(({ refund, surplus }) => surplus || refund !== 'none')

/** An offer that stands again was left unpaid, and so was one that has ended. */
const mayStillArrive = (order: CustomerOrder, before: number) =>
  isUnpaid(order, before) && !['offered', 'expired', 'withdrawn'].includes(order.state) && !order.due?.refused
