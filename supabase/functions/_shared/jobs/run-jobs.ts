import * as z from 'zod/mini'
import { runBookingJobs } from '../booking/jobs.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { type Handler, wrap } from '../http/wrap.ts'
import { orLog } from '../log.ts'
import { deliver } from '../mail/outbox.ts'
import { runOrderJobs } from '../order/jobs.ts'
import { readProviderAccount } from '../payments/account.ts'
import { allowanceOfRun } from '../payments/reconcile.ts'
import { addressOf } from '../senders/abuse-guard.ts'
import { enforceRetention, type RetentionWork } from './retention.ts'

/** Called once a minute, with the secret key. */

/** Concurrent messages, each with a connection to the mail server. */
const BATCH_SIZE = 5

/** In milliseconds; the next run continues. */
const BUDGET_MS = 45_000

/**
 * Per call: the platform kills a call after two seconds of CPU time. A message has taken up to 8 ms; composing, which
 * is measured here, grows with the machine's slowness.
 */
const MAX_MESSAGES = 100
const MAX_COMPOSING_MS = 800

/**
 * Consecutive batches without success before the mail server is left alone until the next run. Untried messages keep
 * their place, and one batch of bad messages does not block the rest.
 */
const MAX_FAILED_BATCHES = 2

/** For callers who have queued a message. relayed: started by another run. */
const onlyMail = z.object({ only: z.literal('mail'), relayed: z.optional(z.boolean()) })

const onlyRetention = z.object({ only: z.literal('retention'), dryRun: z.optional(z.boolean()) })

/** `npm run setup -- --check` asks which address the functions see. */
const onlyCaller = z.object({ only: z.literal('caller') })

const POLL_MS = 1_000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS))

/**
 * Leases each batch separately, so that urgent messages wait for one batch at most.
 * @param caller when aborted, the current batch is completed @param alongside slow work that may queue messages
 */
async function deliverAll(
  dependencies: Dependencies,
  caller: AbortSignal,
  alongside?: Promise<unknown>,
): Promise<{ sent: number; failed: number; more: boolean }> {
  const total = { sent: 0, failed: 0, more: false }
  let composing = 0
  const deadline = performance.now() + BUDGET_MS
  let failedBatches = 0
  let busy = alongside !== undefined
  const over = alongside?.then(() => {
    busy = false
  })
  while (failedBatches < MAX_FAILED_BATCHES && !caller.aborted) {
    total.more =
      performance.now() >= deadline ||
      total.sent + total.failed >= MAX_MESSAGES ||
      composing >= MAX_COMPOSING_MS
    if (total.more) break
    const wasBusy = busy
    const batch = await deliver(dependencies, { limit: BATCH_SIZE })
    total.sent += batch.sent
    total.failed += batch.failed
    composing += batch.composing
    if (batch.sent + batch.failed === BATCH_SIZE) failedBatches = batch.sent > 0 ? 0 : failedBatches + 1
    else if (wasBusy) await Promise.race([over, pause()])
    else break
  }
  return total
}

/** Once an hour, and in each run until nothing is left. @returns null if not due, or if the clock cannot be trusted */
async function sweep(dependencies: Dependencies): Promise<RetentionWork | null> {
  const { database, log, now } = dependencies
  const at = now().toISOString()
  const begun = await rpc(database, 'begin_sweep', { at })
  if (begun === 'paused') log({ event: 'retention-paused' })
  if (begun !== 'due') return null
  await rpc(database, 'sweep_limits', { at })
  const work = await enforceRetention(dependencies)
  if (work.more) await orThrow(database.from('retention_clock').update({ next_sweep_at: at }).eq('one', true))
  return work
}

export function createRunJobs(dependencies: Dependencies): Handler {
  const { database, log, payments } = dependencies
  return wrap({ name: 'run-jobs', log }, async (request) => {
    const body: unknown = await request.json().catch(() => null)
    const only = onlyMail.safeParse(body)
    if (only.success) {
      const { more, ...mail } = await deliverAll(dependencies, request.signal)
      if (more && only.data.relayed) await rpc(database, 'hand_on_jobs', { relayed: true })
      return Response.json({ mail, more, orphans: 0, bookings: null, orders: null })
    }
    if (onlyCaller.safeParse(body).success)
      return Response.json({ caller: addressOf(request, dependencies) || null })
    const retention = onlyRetention.safeParse(body)
    if (retention.success) {
      return Response.json(await enforceRetention(dependencies, retention.data.dryRun === true))
    }
    // Both queue messages, and may call the payment provider many times: mail is delivered during and after them.
    const allowance = allowanceOfRun()
    const work = Promise.all([
      runBookingJobs(dependencies, allowance).catch(orLog(log, { event: 'booking-jobs-failed' }, null)),
      runOrderJobs(dependencies, allowance).catch(orLog(log, { event: 'order-jobs-failed' }, null)),
    ]).then(async (done) => {
      // last: no one waits for it
      if (payments)
        await readProviderAccount({ ...dependencies, provider: payments.provider }, allowance).catch(
          orLog(log, { event: 'account-unread' }),
        )
      return done
    })
    const { more, ...mail } = await deliverAll(dependencies, request.signal, work)
    const [bookings, orders] = await work
    // Elsewhere the scheduler continues by itself. Before the sweep, which may fail or take long.
    if (more) await rpc(database, 'hand_on_jobs', { relayed: false })
    const swept = await sweep(dependencies).catch(orLog(log, { event: 'sweep-failed' }, null))
    return Response.json({
      mail,
      more,
      orphans: swept?.orphans ?? 0,
      bookings,
      orders,
      retention: swept?.records ?? null,
    })
  })
}
