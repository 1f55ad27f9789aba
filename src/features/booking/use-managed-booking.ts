import { useCallback, useEffect, useState } from 'react'
import { MANAGED_BOOKING } from '#content/booking.ts'
import type { ManagedBooking, MoveAnswers } from '#contract/booking.ts'
import { linkStateOf } from '#src/lib/backend/call-function.ts'
import { bookingRefusal, manageBooking } from './booking-backend.ts'

type Managed =
  | { state: 'asking' | 'invalid' | 'expired' | 'unreachable' }
  | { state: 'shown'; booking: ManagedBooking; moved?: true }

const USER_FACING_CODES = ['too-late-to-cancel', 'not-cancellable']

export function useManagedBooking(token: string) {
  const [managed, setManaged] = useState<Managed>({ state: 'asking' })

  const load = useCallback(async () => {
    try {
      setManaged({ state: 'shown', booking: await manageBooking({ token }) })
    } catch (error) {
      setManaged({ state: linkStateOf(error) })
    }
  }, [token])

  useEffect(() => {
    void load()
  }, [load])

  return {
    managed,
    load,

    /** @throws the backend's refusal */
    async move(answers: MoveAnswers): Promise<void> {
      const booking = await manageBooking({ token, action: 'move', ...answers })
      setManaged({ state: 'shown', booking, moved: true })
    },

    async cancel(): Promise<string | undefined> {
      try {
        setManaged({ state: 'shown', booking: await manageBooking({ token, action: 'cancel' }) })
        return undefined
      } catch (error) {
        const { code = '', message } = bookingRefusal(error)
        return USER_FACING_CODES.includes(code) ? message : MANAGED_BOOKING.cancel.failed
      }
    },
  }
}
