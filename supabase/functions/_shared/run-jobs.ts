import * as z from 'zod/mini'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { runBookingJobs } from './bookings/jobs.ts'
import type { Dependencies } from './dependencies.ts'
import { wrap } from './http/wrap.ts'
import { errorCode } from './log.ts'
import { deliver } from './mail/outbox.ts'
import type { BookingDependencies } from './payments/from-environment.ts'

/** The work that no visitor waits for, called once a minute with the secret key. */

/** Messages in hand at the same time; the mail server sees as many connections. */
const BATCH = 5

/** Stops taking on new batches after this long, in milliseconds: the next run goes on. */
const BUDGET = 45_000

/** Whoever only knows that a message is waiting asks for no more than that. */
const onlyMail = z.object({ only: z.literal('mail') })

async function deliverAll(dependencies: Dependencies): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 }
  const deadline = Date.now() + BUDGET
  while (Date.now() < deadline) {
    const { sent, failed } = await deliver(dependencies, { limit: BATCH })
    total.sent += sent
    total.failed += failed
    if (sent + failed < BATCH) break
  }
  return total
}

/** Removes files of submissions that never finished. */
async function sweepOrphans({ database, settings, now }: Dependencies): Promise<number> {
  const before = new Date(now().getTime() - settings.ORPHAN_FILE_HOURS * 3_600_000)
  const { data, error } = await database.rpc('orphaned_documents', { uploaded_before: before.toISOString() })
  if (error) throw error
  if (data.length === 0) return 0
  const removal = await database.storage.from(QUOTE_BUCKET).remove(data)
  if (removal.error) throw removal.error
  return data.length
}

/** Forgets subscriptions that nobody confirmed or that ended long ago, and counts that limits no longer need. */
async function sweepForms({ database, settings, now }: Dependencies): Promise<void> {
  const at = now().toISOString()
  const newsletter = await database.rpc('sweep_newsletter', {
    pending_days: settings.NEWSLETTER_CONFIRM_DAYS,
    record_months: settings.NEWSLETTER_RECORD_MONTHS,
    at,
  })
  if (newsletter.error) throw newsletter.error
  const limits = await database.rpc('sweep_limits', { at })
  if (limits.error) throw limits.error
}

export function createRunJobs(dependencies: BookingDependencies): (request: Request) => Promise<Response> {
  const { log } = dependencies
  return wrap({ name: 'run-jobs', methods: ['POST'], log }, async (request) => {
    const body: unknown = await request.json().catch(() => null)
    if (onlyMail.safeParse(body).success) {
      return Response.json({ mail: await deliverAll(dependencies), orphans: 0, bookings: null })
    }
    // First, because they write messages. A fault in them must not hold up the mail of everything else.
    const bookings = await runBookingJobs(dependencies).catch((error: unknown) => {
      log({ event: 'booking-jobs-failed', code: errorCode(error) })
      return null
    })
    const mail = await deliverAll(dependencies)
    await sweepForms(dependencies)
    const orphans = await sweepOrphans(dependencies)
    if (orphans > 0) log({ event: 'orphans-removed', files: orphans })
    return Response.json({ mail, orphans, bookings })
  })
}
