import type { ReactNode } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import type { Orders } from './use-orders.ts'

type WithOrdersProps = {
  orders: Orders & { retry: () => void }
  /** What there is to show, if anything. */
  list: ReactNode
  /** The panel while there is nothing. */
  empty: ReactNode
}

/** A list of the customer's orders, or what stands in its place. */
export function WithOrders({ orders: { state, retry }, list, empty }: WithOrdersProps) {
  if (state === 'failed') return <LoadError text={DASHBOARD_PAGE.ordersFailed} onRetry={retry} />
  if (state === 'loading')
    return (
      <p className="waiting-orders" role="status">
        {DASHBOARD_PAGE.ordersLoading}
      </p>
    )
  return list || empty
}
