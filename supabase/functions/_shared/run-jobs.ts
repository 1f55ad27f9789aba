import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { Dependencies } from './dependencies.ts'
import { wrap } from './http/wrap.ts'
import { deliver } from './mail/outbox.ts'

/** The work that no visitor waits for, called once a minute with the secret key. */

/** Messages in hand at the same time; the mail server sees as many connections. */
const BATCH = 5

/** Stops taking on new batches after this long, in milliseconds: the next run goes on. */
const BUDGET = 45_000

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

export function createRunJobs(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { log } = dependencies
  return wrap({ name: 'run-jobs', methods: ['POST'], log }, async () => {
    const mail = await deliverAll(dependencies)
    const orphans = await sweepOrphans(dependencies)
    if (orphans > 0) log({ event: 'orphans-removed', files: orphans })
    return Response.json({ mail, orphans })
  })
}
