import * as z from 'zod/mini'
import { fileProblemMessage } from '#contract/wording.ts'
import type { Dependencies } from './dependencies.ts'
import { checkDocuments, refusedAmong, type Unchecked } from './documents/check.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { deliverNow, type TakenMessages, takingAtOnce } from './mail/outbox.ts'

/**
 * Called by the browser after it has inserted a request: checks the stored documents and sends the request's messages now
 * instead of with the next run of the jobs. Only the body's id is used; everything else is read from the database.
 */

const bodySchema = z.object({ id: z.uuid() })

/** A request, and its messages once its documents are checked, or else those that are not (public.take_request_messages). */
type Taken = {
  reference: string
  documents: Parameters<typeof refusedAmong>[0]
  messages?: TakenMessages
  unchecked?: Unchecked[]
}

export function createSendAdminNotification(
  dependencies: Dependencies,
): (request: Request) => Promise<Response> {
  const { database, log } = dependencies

  async function take(request: string): Promise<Taken> {
    const { data, error } = await database.rpc('take_request_messages', {
      request,
      ...takingAtOnce(dependencies),
    })
    if (error) throw error
    if (!data) throw new AppError('not-found')
    return data as Taken
  }

  return wrap({ name: 'send-admin-notification', methods: ['POST'], log }, async (request) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const { id } = body.data
    let quote = await take(id)
    if (quote.unchecked) {
      await checkDocuments(dependencies, id, quote.unchecked)
      quote = await take(id)
    }
    const { reference, messages } = quote
    const delivered = await deliverNow(dependencies, { subject: `request:${id}`, reference }, messages)

    const refused = refusedAmong(quote.documents)
    if (refused.length > 0) {
      throw new AppError('files-refused', {
        files: refused.map(({ name, problem }) => ({ name, reason: fileProblemMessage(name, problem) })),
      })
    }
    return Response.json({ reference, delivered })
  })
}
