import { useState } from 'react'
import type { GuestRequest } from '#contract/guest-request.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { showOrder } from '#src/lib/backend/order-backend.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { type GuestRefusal, guestRefusal, renewLink, resendLink, showRequest } from './guest-backend.ts'

type GuestState =
  | { kind: 'opening' }
  | { kind: 'open'; request: GuestRequest; order: CustomerOrder | null | 'unknown' }
  | { kind: 'refused'; refusal: Exclude<GuestRefusal, 'too-many'> }
  | { kind: 'resent' | 'renewed' }

export function useGuestRequest(token: string) {
  const [state, setState] = useState<GuestState>({ kind: 'opening' })
  // Counts tries, to ignore late responses of earlier ones.
  const [round, setRound] = useState(0)

  useOnChange([token, round], () => {
    let current = true
    const show = (next: GuestState) => current && setState(next)
    // Together, so that nothing moves when the order comes; the request is shown even without it.
    const order = showOrder(token).catch(() => 'unknown' as const)
    Promise.all([showRequest(token), order]).then(
      ([request, found]) => show({ kind: 'open', request, order: found }),
      (error: unknown) => show({ kind: 'refused', refusal: refusalOf(error) }),
    )
    return () => {
      current = false
    }
  })

  return {
    state,

    retry() {
      setState({ kind: 'opening' })
      setRound(round + 1)
    },

    change(request: GuestRequest) {
      setState((before) => (before.kind === 'open' ? { ...before, request } : before))
    },

    async renew(): Promise<boolean> {
      try {
        await renewLink(token)
        setState({ kind: 'renewed' })
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal === 'unavailable') return false
        setState({ kind: 'refused', refusal })
      }
      return true
    },

    async resend() {
      try {
        await resendLink(token)
        setState({ kind: 'resent' })
      } catch {
        setState({ kind: 'refused', refusal: 'unavailable' })
      }
    },
  }
}

function refusalOf(error: unknown): Exclude<GuestRefusal, 'too-many'> {
  const refusal = guestRefusal(error)
  return refusal === 'too-many' ? 'unavailable' : refusal
}
