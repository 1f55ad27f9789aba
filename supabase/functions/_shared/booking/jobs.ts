import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import type { Settling } from '../payments/from-environment.ts'
import { type Allowance, askForEach } from '../payments/reconcile.ts'
import { makeDueRefunds, settleSession } from '../payments/sessions.ts'
import type { Booking } from './booking.ts'

/** Look up whatever an event should have reported. */

const BATCH = 100

const DAY = 24 * 3_600_000
const HOUR = 3_600_000

type Checked = Pick<Booking, 'session_id' | 'status' | 'hold_expires_at'>

/** Including confirmed bookings, which may have been refunded in the provider's dashboard. */
async function sessionsToCheck({ database, now }: Settling): Promise<Checked[]> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString()
  const sessions = () => database.from('bookings').select('session_id, status, hold_expires_at')
  const waiting = await orThrow(
    sessions()
      .not('session_id', 'is', null)
      .is('session_closed_at', null)
      .gt('created_at', ago(3 * DAY))
      .order('checked_at', { nullsFirst: true })
      .limit(BATCH),
  )
  const upcoming = await orThrow(
    sessions()
      .eq('status', 'confirmed')
      .gt('starts_at', ago(0))
      .lt('checked_at', ago(HOUR))
      .order('checked_at')
      .limit(BATCH / 10),
  )
  return [...waiting, ...upcoming]
}

export async function runBookingJobs(dependencies: Dependencies, allowance: Allowance) {
  const { database, payments, log, now } = dependencies
  const at = now().toISOString()
  let reconciled = 0
  if (payments) {
    const settling = { ...dependencies, provider: payments.provider }
    const due = database.from('bookings').select().eq('refund_state', 'due').order('ended_at').limit(BATCH)
    // first, so that many sessions do not delay them
    await makeDueRefunds(settling, await orThrow(due), allowance)
    const settle = async ({ session_id, status, hold_expires_at }: Checked) => {
      if (!session_id) return false
      // Somebody else has paid for the time: a payment would only be refunded.
      const isOver = status === 'released' && new Date(hold_expires_at) <= now()
      if (isOver) await settling.provider.expireSession(session_id)
      return (await settleSession(settling, session_id)) !== null
    }
    reconciled = await askForEach(await sessionsToCheck(settling), log, settle, allowance)
  }
  const ended = database.from('bookings').update({ status: 'released', ended_at: at })
  const released = await orThrow(ended.eq('status', 'held').lte('hold_expires_at', at).select('id'))
  const reminded = await rpc(database, 'remind_bookings', { at })
  const warned = await rpc(database, 'warn_of_holds', { at })
  if (warned) log({ event: 'holds-outnumber-payments' })
  return { reconciled, released: released.length, reminded }
}
