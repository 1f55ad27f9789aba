import * as z from 'zod/mini'
import { fileProblemMessage } from '#contract/wording.ts'
import type { Dependencies } from './dependencies.ts'
import { checkDocuments, isUnchecked, refusedAmong, refusedDocuments } from './documents/check.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { deliverNow } from './mail/outbox.ts'

/**
 * Called by the browser after it has inserted a request: checks the stored documents and sends the request's messages now
 * instead of with the next run of the jobs. Only the body's id is used; everything else is read from the database.
 */

const bodySchema = z.object({ id: z.uuid() })

export function createSendAdminNotification(
  dependencies: Dependencies,
): (request: Request) => Promise<Response> {
  const { database, log } = dependencies

  return wrap({ name: 'send-admin-notification', methods: ['POST'], log }, async (request) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const { data, error } = await database
      .from('quote_requests')
      .select('id, reference, request_documents (name, position, problem, state, sha256)')
      .eq('id', body.data.id)
      .order('position', { referencedTable: 'request_documents' })
      .maybeSingle()
    if (error) throw error
    if (!data) throw new AppError('not-found')

    let refused = refusedAmong(data.request_documents)
    if (data.request_documents.some(isUnchecked)) {
      await checkDocuments(dependencies, data.id)
      refused = await refusedDocuments(database, data.id)
    }
    const delivered = await deliverNow(dependencies, data)

    if (refused.length > 0) {
      throw new AppError('files-refused', {
        files: refused.map(({ name, problem }) => ({ name, reason: fileProblemMessage(name, problem) })),
      })
    }
    return Response.json({ reference: data.reference, delivered })
  })
}
