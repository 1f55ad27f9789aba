import { useEffect, useState } from 'react'
import type { GuestRequest } from '#contract/guest-request.ts'
import { GuestError, type GuestRefusal, resendLink, showRequest } from './guest-backend.ts'

/** Where the page behind a private link has got to. */
export type GuestState =
  | { kind: 'opening' }
  | { kind: 'open'; request: GuestRequest }
  | { kind: 'refused'; refusal: Exclude<GuestRefusal, 'too-many'> }
  | { kind: 'resent' }

/** Opens the request of a private link, and sends for a new link when this one has expired. */
export function useGuestRequest(token: string) {
  const [state, setState] = useState<GuestState>({ kind: 'opening' })
  // Counts tries; a late answer of an earlier one is nobody's business any more.
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new try
  useEffect(() => {
    let current = true
    const show = (next: GuestState) => current && setState(next)
    showRequest(token).then(
      (request) => show({ kind: 'open', request }),
      (error: unknown) => show({ kind: 'refused', refusal: refusalOf(error) }),
    )
    return () => {
      current = false
    }
  }, [token, round])

  return {
    state,

    retry() {
      setState({ kind: 'opening' })
      setRound(round + 1)
    },

    /** The request as it is after documents were added. */
    change(request: GuestRequest) {
      setState({ kind: 'open', request })
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
  return error instanceof GuestError && error.refusal !== 'too-many' ? error.refusal : 'unavailable'
}
