import { transferOf } from './order-page.ts'
import { PayForm } from './pay-form.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { OrderActs } from './use-order.ts'

export function MainPayment({ acts }: { acts: OrderActs }) {
  const { order } = acts
  const { due, early } = order
  const transfer = transferOf(order)
  if (transfer) return <TransferDetails acts={acts} transfer={transfer} />
  if (!due || due.part === 'extra') return null
  return (
    <PayForm
      key={order.offer.version}
      acts={acts}
      purchase={{ ...due, whole: early?.part === 'whole' ? early.amount : undefined }}
    />
  )
}
