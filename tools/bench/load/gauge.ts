import { setTimeout as wait } from 'node:timers/promises'
import { type Cpu, cpuOf, type Memory, memoryOf, postmasterOf, used } from './processes.ts'
import { mailIsOut, type SetUp } from './set-up.ts'

/** Measures what a piece of work uses: CPU time, disk, memory, mail. */

export type Use = {
  /** Until the last message was sent, in seconds. */
  seconds: number
  cpu: Cpu
  memory: Memory
  /** Growth of the database and its write-ahead log, in bytes. */
  database: number
  journal: number
  /** Messages handed to the mail server, and their bytes. */
  messages: number
  mailBytes: number
  /** The longest time that a message was queued, in seconds, and the maximum queue length. */
  oldestMessage: number
  queued: number
  /** Whether all messages were sent in the end. */
  delivered: boolean
}

/** How long to wait for messages, in seconds. */
const MAIL_TIMEOUT_S = 15

async function sizes({ sql, mail }: SetUp) {
  const [row] = await sql`
    select pg_database_size(current_database())::float8 as database,
      (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as journal`
  const mailBytes = mail.taken.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    database: Number(row?.database),
    journal: Number(row?.journal),
    messages: mail.taken.length,
    mailBytes,
  }
}

/** Polls the outbox until stopped. */
function watchOutbox({ sql }: SetUp) {
  const most = { oldestMessage: 0, queued: 0 }
  const stopped = new AbortController()
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const [row] = await sql`
        select count(*)::int as queued, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
        from public.outbox where status = 'queued'`
      most.oldestMessage = Math.max(most.oldestMessage, row?.age ?? 0)
      most.queued = Math.max(most.queued, row?.queued ?? 0)
      await wait(500)
    }
  })()
  return async () => {
    stopped.abort()
    await watching
    return most
  }
}

/**
 * Runs the work, waits until its mail is sent, and returns the total usage.
 * @throws when mail of earlier work is left, which would be charged to this
 */
export async function gauge<T>(setUp: SetUp, work: () => Promise<T>): Promise<{ result: T; use: Use }> {
  if (!(await mailIsOut(setUp, MAIL_TIMEOUT_S)))
    throw new Error('Mail of earlier work is still in the outbox')
  const postmaster = await postmasterOf(setUp.host.databaseUrl)
  const sizesBefore = await sizes(setUp)
  const outbox = watchOutbox(setUp)
  const started = performance.now()
  const before = await cpuOf(setUp.host, postmaster)
  const result = await work()
  const delivered = await mailIsOut(setUp, MAIL_TIMEOUT_S)
  const cpu = used(before, await cpuOf(setUp.host, postmaster))
  const seconds = (performance.now() - started) / 1000
  const sizesAfter = await sizes(setUp)
  const grown = Object.fromEntries(
    Object.entries(sizesAfter).map(([name, value]) => [
      name,
      value - sizesBefore[name as keyof typeof sizesBefore],
    ]),
  ) as typeof sizesAfter
  const memory = await memoryOf(setUp.host, postmaster)
  return { result, use: { seconds, cpu, memory, ...grown, ...(await outbox()), delivered } }
}
