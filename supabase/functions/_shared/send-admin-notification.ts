import * as z from 'zod/mini'
import { fileProblemMessage } from '#contract/wording.ts'
import type { Dependencies } from './dependencies.ts'
import { checkDocuments } from './documents/check.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { errorCode } from './log.ts'
import { deliver } from './mail/outbox.ts'

/**
 * Called by the browser after a request was inserted: checks the stored documents and sends the request's messages now
 * instead of with the next run of the jobs. Of the body only the id is used; everything else is read from the database.
 */

const bodySchema = z.object({ id: z.uuid() })

/** How long the caller waits for the mail server before it is told that the message is queued, in milliseconds. */
const PATIENCE = 250

export function createSendAdminNotification(
  dependencies: Dependencies,
): (request: Request) => Promise<Response> {
  const { database, log, waitUntil } = dependencies

  /** Whether all messages of the request are out: by this call, by the jobs, or by an earlier call. */
  async function sendNow(requestId: string): Promise<boolean> {
    await deliver(dependencies, { limit: 10, subject: requestId })
    const { count, error } = await database
      .from('outbox')
      .select('*', { count: 'exact', head: true })
      .eq('subject_id', requestId)
      .neq('status', 'sent')
    if (error) throw error
    return count === 0
  }

  return wrap({ name: 'send-admin-notification', methods: ['POST'], log }, async (request) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const { data, error } = await database
      .from('quote_requests')
      .select('id, reference')
      .eq('id', body.data.id)
      .maybeSingle()
    if (error) throw error
    if (!data) throw new AppError('not-found')

    const refused = await checkDocuments(database, data.id)
    const delivery = sendNow(data.id).catch((failure: unknown) => {
      log({ event: 'delivery-failed', reference: data.reference, code: errorCode(failure) })
      return false
    })
    waitUntil(delivery)
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false))
    const delivered = await Promise.race([delivery, timeout])

    if (refused.length > 0) {
      throw new AppError('files-refused', {
        files: refused.map(({ name, problem }) => ({ name, reason: fileProblemMessage(name, problem) })),
      })
    }
    return Response.json({ reference: data.reference, delivered })
  })
}
