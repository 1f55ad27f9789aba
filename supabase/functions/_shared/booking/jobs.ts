import type { BookingDependencies, Settling } from '../payments/from-environment.ts'
import { type Allowance, askForEach } from '../payments/reconcile.ts'
import { makeDueRefunds, settleSession } from './settle.ts'

/** Look up whatever an event should have reported. */

export type BookingWork = { reconciled: number; released: number; reminded: number }

const BATCH = 100

const DAY = 24 * 3_600_000
const HOUR = 3_600_000

/** Including confirmed bookings, which may have been refunded in the provider's dashboard. */
async function sessionsToCheck({ database, now }: Settling): Promise<string[]> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString()
  const waiting = await database
    .from('bookings')
    .select('session_id')
    .not('session_id', 'is', null)
    .is('session_closed_at', null)
    .gt('created_at', ago(3 * DAY))
    .order('checked_at', { nullsFirst: true })
    .limit(BATCH)
  if (waiting.error) throw waiting.error
  const upcoming = await database
    .from('bookings')
    .select('session_id')
    .eq('status', 'confirmed')
    .gt('starts_at', ago(0))
    .lt('checked_at', ago(HOUR))
    .order('checked_at')
    .limit(BATCH / 10)
  if (upcoming.error) throw upcoming.error
  return [...waiting.data, ...upcoming.data].flatMap(({ session_id }) => session_id ?? [])
}

async function reconcile(dependencies: Settling, allowance: Allowance): Promise<number> {
  return askForEach(
    await sessionsToCheck(dependencies),
    dependencies.log,
    async (session) => (await settleSession(dependencies, session)) !== null,
    allowance,
  )
}

async function refund(dependencies: Settling, allowance: Allowance): Promise<void> {
  const { data, error } = await dependencies.database
    .from('bookings')
    .select()
    .eq('refund_state', 'due')
    .order('ended_at')
    .limit(BATCH)
  if (error) throw error
  await makeDueRefunds(dependencies, data, allowance)
}

export async function runBookingJobs(
  dependencies: BookingDependencies,
  allowance: Allowance,
): Promise<BookingWork> {
  const { database, payments, now } = dependencies
  const at = now().toISOString()
  let reconciled = 0
  if (payments) {
    const settling = { ...dependencies, provider: payments.provider }
    // first, so that many sessions do not delay them
    await refund(settling, allowance)
    reconciled = await reconcile(settling, allowance)
  }
  const released = await database.rpc('release_expired_holds', { at })
  if (released.error) throw released.error
  const reminded = await database.rpc('remind_bookings', { at })
  if (reminded.error) throw reminded.error
  const warned = await database.rpc('warn_of_holds', { at })
  if (warned.error) throw warned.error
  if (warned.data) dependencies.log({ event: 'holds-outnumber-payments' })
  return { reconciled, released: released.data, reminded: reminded.data }
}
