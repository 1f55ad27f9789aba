import type { Pool } from 'pg'
import { WITHHELD } from '#functions/_shared/mail/outbox.ts'
import { withTimeout } from '../timeout.ts'
import { bookings, outbox, outboxAge, poolConnections } from './metrics.ts'

const QUERY_TIMEOUT_MS = 2_000

/** Messages that were tried or are due; others are scheduled for later. */
const QUERY = `
  select
    (select count(*) from public.outbox where status = 'queued') as queued,
    (select count(*) from public.outbox
      where status = 'abandoned' and last_error is distinct from '${WITHHELD}') as abandoned,
    (select count(*) from public.outbox where status = 'abandoned' and last_error = '${WITHHELD}') as withheld,
    (select extract(epoch from now() - min(created_at)) from public.outbox
      where status = 'queued' and (attempts > 0 or next_attempt_at <= now())) as oldest,
    (select count(*) from public.bookings where starts_at > now() and status = 'confirmed') as confirmed,
    (select count(*) from public.bookings
      where starts_at > now() and status = 'held' and hold_expires_at > now()) as held`

type Row = Record<'queued' | 'abandoned' | 'withheld' | 'oldest' | 'confirmed' | 'held', string | null>

/** Without an answer, metrics become NaN rather than stale. */
export async function collectFromDatabase(pool: Pool): Promise<void> {
  const asked = withTimeout(QUERY_TIMEOUT_MS, pool.query<Row>(QUERY))
  const figures = await asked.then(
    ({ rows }) => rows[0],
    () => undefined,
  )
  const figure = (name: keyof Row) => (figures ? Number(figures[name] ?? 0) : Number.NaN)
  outbox.set({ status: 'queued' }, figure('queued'))
  outbox.set({ status: 'abandoned' }, figure('abandoned'))
  outbox.set({ status: 'withheld' }, figure('withheld'))
  outboxAge.set(figure('oldest'))
  bookings.set({ status: 'confirmed' }, figure('confirmed'))
  bookings.set({ status: 'held' }, figure('held'))
}

export function readPools(pools: Record<string, Pool>): void {
  for (const [name, pool] of Object.entries(pools)) {
    poolConnections.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount)
    poolConnections.set({ pool: name, state: 'idle' }, pool.idleCount)
    poolConnections.set({ pool: name, state: 'waited-for' }, pool.waitingCount)
  }
}
