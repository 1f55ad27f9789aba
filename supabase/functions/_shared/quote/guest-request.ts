import * as z from 'zod/mini'
import type { GuestRequestChange, OpenedRequest } from '#contract/guest-request.ts'
import { FILE_LIMITS, TEXT_LIMITS } from '#contract/limits.ts'
import { line, linkToken, text, whole } from '#contract/values.ts'
import { requireCaller } from '../account/caller.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { checkDocuments, reasonsOf, refusedDocuments } from '../documents/check.ts'
import { readToken, type Token } from '../documents/links.ts'
import { ScanError } from '../documents/scan.ts'
import { AppError, found } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { limitCalls } from '../senders/abuse-guard.ts'
import type { Words } from '../words.ts'
import { checkNotReplaced, loadGuestRequest, openRequestLink, requestPath } from './guest-view.ts'

// The customer's private link: shows the request, adds documents, replaces expired or leaked links. The link alone
// determines the request, and the request the recipient. Signed-in customers open their requests without it.

const file = z.strictObject({
  name: line(TEXT_LIMITS.fileName, 1),
  path: text(200),
  size: z.int().check(z.positive(), z.maximum(FILE_LIMITS.maxBytes)),
  type: text(100),
})

const addSchema = z.strictObject({
  token: linkToken,
  action: z.literal('add'),
  files: z.array(file).check(z.minLength(1), z.maxLength(FILE_LIMITS.maxFiles)),
  answers: z.optional(whole(0, 1_000_000)),
})

const bodySchema = z.union([
  z.strictObject({ token: linkToken, action: z.optional(z.undefined()) }),
  addSchema,
  z.strictObject({ token: linkToken, action: z.enum(['resend', 'renew']) }),
  z.strictObject({ action: z.literal('open'), id: z.uuid() }),
])

export function createGuestRequest(dependencies: Dependencies): Handler {
  const { database, settings, log, now, waitUntil } = dependencies

  const load = async (link: Token) => found(await loadGuestRequest(database, link))

  async function add(
    link: Token,
    { files, answers }: z.infer<typeof addSchema>,
    words: Words,
  ): Promise<GuestRequestChange> {
    const { id } = link
    const row = database.from('quote_requests').select('link_version').eq('id', id).is('erased_at', null)
    checkNotReplaced(link, found(await orThrow(row.maybeSingle())))
    const { data: added, error } = await database.rpc('add_request_documents', {
      request: id,
      file_list: JSON.stringify(files),
      ...(answers !== undefined && { answers }),
    })
    if (/^PT4/.test(error?.code ?? '')) throw new AppError('order-refused', { code: 'already-answered' })
    if (error?.code === '23514') {
      throw new AppError(/at_most_10_files/.test(error.message) ? 'too-many-files' : 'bad-request')
    }
    if (error?.code === '23505') throw new AppError('bad-request')
    if (error) throw error
    if (!added) throw new AppError('not-found')
    await checkDocuments(dependencies, id).catch((failure: unknown) => {
      // stored; nobody can download them before the verdict
      if (!(failure instanceof ScanError)) throw failure
    })
    const paths = files.map(({ path }) => path)
    const refused = await refusedDocuments(database, id, paths)
    if (answers !== undefined && refused.length === files.length) {
      await rpc(database, 'reopen_ask', { request: id, number: answers })
    }
    deliverSoon(dependencies, `request:${id}`)
    const view = await load(link)
    log({ event: 'documents-added', reference: view.reference, files: files.length, refused: refused.length })
    return { ...view, refused: reasonsOf(refused, words) }
  }

  /** The caller learns neither whether the link was genuine nor whether the request exists. */
  async function resend(given: string): Promise<void> {
    const { id } = readToken(settings.LINK_SIGNING_SECRET, 'request', given)
    const data = await rpc(database, 'send_again', {
      request: id,
      kind: 'quote_link',
      interval_minutes: settings.GUEST_LINK_RESEND_MINUTES,
    })
    if (data) deliverSoon(dependencies, `request:${id}`)
  }

  /** Ends all earlier links; the same link can do so only once. */
  async function renew({ id, version }: Token): Promise<void> {
    const data = await rpc(database, 'renew_request_link', { request: id, version })
    if (!data) throw new AppError('link-replaced')
    log({ event: 'request-links-ended', request: id })
    deliverSoon(dependencies, `request:${id}`)
  }

  async function open(request: Request, id: string, language: string): Promise<OpenedRequest> {
    const { id: owner } = await requireCaller(request, database)
    const own = database.from('quote_requests').select('id, link_version').eq('id', id).eq('user_id', owner)
    const row = found(await orThrow(own.maybeSingle()))
    return { path: requestPath(settings, row, now(), language) }
  }

  return wrap({ name: 'guest-request', log }, async (request, words) => {
    const body = await readBody(request, bodySchema)
    if (body.action === 'open') return Response.json(await open(request, body.id, words.LANGUAGE.code))
    if (body.action === 'resend') {
      await limitCalls(dependencies, request, 'mail', settings.RATE_LIMIT_FORMS)
      const work = resend(body.token).catch((failure: unknown) => {
        if (!(failure instanceof AppError)) log({ event: 'resend-failed', code: errorCode(failure) })
      })
      waitUntil(work)
      return Response.json({})
    }
    const link = openRequestLink(settings, body.token, now())
    if (body.action === 'renew') {
      await renew(link)
      return Response.json({})
    }
    return Response.json(await (body.action === 'add' ? add(link, body, words) : load(link)))
  })
}
