import { useEffect, useRef, useState } from 'react'
import type { OrderNotice } from '#content/order.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { poll } from '#src/form/poll.ts'
import { CallError } from '#src/lib/backend/call-function.ts'
import { settleOrder } from '#src/lib/backend/order-backend.ts'
import { paymentsBefore } from '#src/lib/order-payment.ts'
import type { OrderOptions } from './use-order.ts'

type Options = OrderOptions & {
  onSettled: (order: CustomerOrder) => void
  onNotice: (notice: OrderNotice) => void
}

/** That a payment is being looked up: whether for long, and whether the server answers. `ended`: the link opens nothing any more. */
export type Settling = { state: 'soon' | 'slow' | 'unreachable' | 'ended'; again: () => void }

/** Follows what became of the payment that the visitor comes back from, until it is decided; undefined while nothing is looked up. */
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
    const decided = (order: CustomerOrder) => {
      const { onSettled, onNotice } = told.current
      forgetReturn()
      setWaiting(false)
      onSettled(order)
      if (goesBack(order, before)) onNotice('surplus')
      else if (isUnpaid(order, before) && !order.due?.refused) onNotice('left')
    }
    const { now, end } = poll(
      () =>
        settleOrder(token).catch((error: unknown) =>
          error instanceof CallError && !error.passes ? 'ended' : undefined,
        ),
      (found, isSlow) => {
        const isEnded = found === 'ended'
        if (isEnded && returned === 'success') {
          setState('ended')
          return true
        }
        const order = isEnded ? undefined : found
        setState(order === undefined ? 'unreachable' : isSlow ? 'slow' : 'soon')
        // Whoever has left the payment page by its own button has not paid, unless in another window.
        const known = order ?? (returned === 'cancelled' || order === null ? loaded : undefined)
        const isDecided = returned === 'cancelled' || (known && !mayStillArrive(known, before))
        if (known && isDecided) decided(known)
        return Boolean(isDecided)
      },
    )
    ask.current = now
    return end
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
