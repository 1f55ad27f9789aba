import * as z from 'zod/mini'
import type { NotificationAnswer } from '#contract/quote.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { checkDocuments, reasonsOf, refusedAmong, type Unchecked } from '../documents/check.ts'
import { AppError, found } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { deliverSoon, leaseOptions, type TakenMessages } from '../mail/outbox.ts'
import { requestPath } from './guest-view.ts'

// Called by the page after it has inserted a request; only the id is used. Only the sender knows the id, so a prompt
// call gets a private link for a day, in case the mail with the lasting one is withheld (outbox.ts). Whether
// it was is told only if their own requests used up the limit: otherwise anyone could count the messages to an
// address (decision 010).

/** How long the caller counts as the sender, in milliseconds. */
const SENDER_PERIOD = 60 * 60_000

const LINK_DAYS = 1

const bodySchema = z.object({ id: z.uuid() })

/** public.take_request_messages */
type Taken = {
  reference: string
  link_version: number
  created_at: string
  reply_by: string
  is_erased: boolean
  copy?: NotificationAnswer['copy']
  documents: Parameters<typeof refusedAmong>[0]
  messages?: TakenMessages
  unchecked?: Unchecked[]
}

export function createSendAdminNotification(dependencies: Dependencies): Handler {
  const { database, settings, log, now } = dependencies

  async function take(request: string): Promise<Taken> {
    const asked = { request, ...leaseOptions(dependencies) }
    return found((await rpc(database, 'take_request_messages', asked)) as Taken | null)
  }

  /** undefined if the request is too old, or its links were ended. */
  function pathFor(
    id: string,
    { link_version, created_at, is_erased }: Taken,
    language: string,
  ): string | undefined {
    const isOld = now().getTime() - new Date(created_at).getTime() > SENDER_PERIOD
    if (isOld || is_erased || link_version > 0) return undefined
    return requestPath({ ...settings, GUEST_LINK_DAYS: LINK_DAYS }, { id, link_version }, now(), language)
  }

  return wrap({ name: 'send-admin-notification', log }, async (request, words) => {
    const { id } = await readBody(request, bodySchema)
    let quote = await take(id)
    if (quote.unchecked) {
      await checkDocuments(dependencies, id, quote.unchecked)
      quote = await take(id)
    }
    deliverSoon(dependencies, `request:${id}`, quote.messages)
    const refused = refusedAmong(quote.documents)
    if (refused.length > 0) throw new AppError('files-refused', { files: reasonsOf(refused, words) })
    const path = pathFor(id, quote, words.LANGUAGE.code)
    const answer: NotificationAnswer = {
      reference: quote.reference,
      replyBy: new Date(quote.reply_by).toISOString(),
      copy: quote.copy ?? 'limited',
      ...(path && { path }),
    }
    return Response.json(answer)
  })
}
