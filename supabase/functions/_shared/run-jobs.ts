import * as z from 'zod/mini'
import { runBookingJobs } from './bookings/jobs.ts'
import type { Dependencies } from './dependencies.ts'
import { wrap } from './http/wrap.ts'
import { errorCode } from './log.ts'
import { deliver } from './mail/outbox.ts'
import type { BookingDependencies } from './payments/from-environment.ts'
import { enforceRetention } from './retention/enforce.ts'

/** The work that no visitor waits for, called once a minute with the secret key. */

/** Messages in hand at the same time; the mail server sees as many connections. */
const BATCH = 5

/** Stops taking on new batches after this long, in milliseconds: the next run goes on. */
const BUDGET = 45_000

/**
 * After so many batches in a row of which nothing was sent, the mail server is left alone until the next run: it is down,
 * hangs, or has had enough of us. What was not tried keeps its place, and more than one batch of bad messages is passed.
 */
const FRUITLESS = 2

/** Whoever only knows that a message is waiting asks for no more than that. */
const onlyMail = z.object({ only: z.literal('mail') })

/** The operator's "run retention now". */
const onlyRetention = z.object({ only: z.literal('retention'), dryRun: z.optional(z.boolean()) })

/** How often the queue is looked at while other work goes on, in milliseconds. */
const LOOK = 1_000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK))

/**
 * Delivers until nothing is due any more. Each batch is claimed anew, so that what is urgent waits for one batch at most.
 * @param caller aborted when whoever asked is about to stop: what is in hand is finished then
 * @param beside work that may take long and write messages: what comes while it lasts does not wait for it
 */
async function deliverAll(
  dependencies: Dependencies,
  caller: AbortSignal,
  beside?: Promise<unknown>,
): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 }
  const deadline = performance.now() + BUDGET
  let fruitless = 0
  let busy = beside !== undefined
  const over = beside?.then(() => {
    busy = false
  })
  while (performance.now() < deadline && fruitless < FRUITLESS && !caller.aborted) {
    const more = busy
    const { sent, failed } = await deliver(dependencies, { limit: BATCH })
    total.sent += sent
    total.failed += failed
    if (sent + failed === BATCH) fruitless = sent > 0 ? 0 : fruitless + 1
    else if (more) await Promise.race([over, pause()])
    else break
  }
  return total
}

/** Forgets what the limits of senders no longer need. */
async function sweepLimits({ database, now }: Dependencies): Promise<void> {
  const { error } = await database.rpc('sweep_limits', { at: now().toISOString() })
  if (error) throw error
}

/** Whether the clock by which things are overdue can be believed; the database looks after that. */
async function mayDelete({ database, log }: Dependencies): Promise<boolean> {
  const { data, error } = await database.rpc('may_delete')
  if (error) throw error
  if (!data) log({ event: 'retention-paused' })
  return data
}

export function createRunJobs(dependencies: BookingDependencies): (request: Request) => Promise<Response> {
  const { log } = dependencies
  return wrap({ name: 'run-jobs', methods: ['POST'], log }, async (request) => {
    const body: unknown = await request.json().catch(() => null)
    if (onlyMail.safeParse(body).success) {
      return Response.json({
        mail: await deliverAll(dependencies, request.signal),
        orphans: 0,
        bookings: null,
      })
    }
    const retention = onlyRetention.safeParse(body)
    if (retention.success) {
      return Response.json(await enforceRetention(dependencies, retention.data.dryRun === true))
    }
    // They write messages, and ask the payment provider for a hundred answers: mail goes out beside them and after them.
    const booking = runBookingJobs(dependencies).catch((error: unknown) => {
      log({ event: 'booking-jobs-failed', code: errorCode(error) })
      return null
    })
    const mail = await deliverAll(dependencies, request.signal, booking)
    const bookings = await booking
    await sweepLimits(dependencies)
    if (!(await mayDelete(dependencies)))
      return Response.json({ mail, orphans: 0, bookings, retention: null })
    const { records, orphans } = await enforceRetention(dependencies)
    return Response.json({ mail, orphans, bookings, retention: records })
  })
}
