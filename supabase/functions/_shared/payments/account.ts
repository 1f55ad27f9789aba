import { rpc } from '../dependencies.ts'
import type { Settling } from './from-environment.ts'
import type { Payout, Period, Transaction } from './provider.ts'
import { type Allowance, askForEach } from './reconcile.ts'

/** What the provider's account says of our money: fees and payouts, for the books (decision 016). */

const DAY = 24 * 3_600_000

/** A payout is on its way, and may fail, for so long. */
const PAYOUT_DAYS = 10

const BATCH = 10

async function record(
  { database }: Settling,
  payouts: Payout[],
  transactions: Transaction[],
  until?: Date,
): Promise<void> {
  await rpc(database, 'record_provider_money', {
    money: JSON.stringify({ payouts, transactions }),
    ...(until && { read_until: until.toISOString() }),
  })
}

async function incompletePayouts({ database }: Settling, { until }: Period): Promise<string[]> {
  const sums = await rpc(database, 'payout_sums', {
    from_day: new Date(until.getTime() - 60 * DAY).toISOString().slice(0, 10),
    to_day: until.toISOString().slice(0, 10),
  })
  return sums
    .filter(({ difference, state }) => difference !== 0 && state !== 'failed' && state !== 'canceled')
    .slice(0, BATCH)
    .map(({ id }) => id)
}

async function readPeriod(dependencies: Settling, period: Period, allowance: Allowance): Promise<void> {
  const { provider, log } = dependencies
  const earlier = { ...period, since: new Date(period.since.getTime() - PAYOUT_DAYS * DAY) }
  const payouts = await provider.listPayouts(earlier)
  const known = new Set(payouts.map(({ id }) => id))
  const moved = (await provider.listTransactions(period)).map((entry) => ({
    ...entry,
    payout_id: entry.payout_id !== null && known.has(entry.payout_id) ? entry.payout_id : null,
  }))
  await record(dependencies, payouts, moved, period.until)
  const readPayout = async (payout: string) =>
    record(dependencies, [], await provider.listTransactions({ payout }))
  await askForEach(await incompletePayouts(dependencies, period), log, readPayout, allowance)
}

/** Once an hour; the database says what is next. */
export async function readProviderAccount(dependencies: Settling, allowance: Allowance): Promise<void> {
  const { database, log, now } = dependencies
  const data = await rpc(database, 'begin_provider_reading', { at: now().toISOString() })
  if (data === null) return
  const { since, until } = data as { since: string; until: string }
  const period = { since: new Date(since), until: new Date(until) }
  await askForEach([period], log, (one) => readPeriod(dependencies, one, allowance), allowance)
}
