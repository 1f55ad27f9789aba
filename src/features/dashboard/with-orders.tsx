import type { ReactNode } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import type { Orders } from './use-orders.ts'

type WithOrdersProps = {
  orders: Orders & { retry: () => void }
  children: ReactNode
}

export function WithOrders({ orders: { state, retry }, children }: WithOrdersProps) {
  if (state === 'failed') return <LoadError text={DASHBOARD_PAGE.ordersFailed} onRetry={retry} />
  if (state === 'loading')
    return (
      <p className="waiting-orders" role="status">
        {DASHBOARD_PAGE.ordersLoading}
      </p>
    )
  return <>{children}</>
}
