import { useCallback, useEffect, useState } from 'react'
import type { OrderState } from '#contract/order.ts'
import type { ListedOrder } from '#src/lib/backend/order-backend.ts'
import { whenSeen } from '#src/lib/listen.ts'

type Lists = typeof import('#src/features/order/order-lists.tsx')

type Orders = {
  state: 'loading' | 'ready' | 'failed'
  orders: readonly ListedOrder[]
  lists: Lists | undefined
}

export const ENDED: readonly OrderState[] = ['cancelled', 'refunded', 'ended']

export const isOver = ({ state }: ListedOrder) => state === 'completed' || ENDED.includes(state)

const NONE: Orders = { state: 'loading', orders: [], lists: undefined }

async function load(): Promise<Orders> {
  const { listOrders } = await import('#src/lib/backend/order-backend.ts')
  const orders = await listOrders()
  const lists = orders.length > 0 ? await import('#src/features/order/order-lists.tsx') : undefined
  return { state: 'ready', orders, lists }
}

/** Loaded when first shown, refreshed when shown again. */
export function useOrders(shown: boolean): Orders & { retry: () => void } {
  const [known, setKnown] = useState(NONE)

  const look = useCallback(async () => {
    try {
      setKnown(await load())
    } catch {
      // What is shown stays.
      setKnown((before) => (before.state === 'ready' ? before : { ...NONE, state: 'failed' }))
    }
  }, [])

  useEffect(() => {
    if (!shown) return
    void look()
    return whenSeen(look)
  }, [shown, look])

  return {
    ...known,
    retry() {
      setKnown(NONE)
      void look()
    },
  }
}
