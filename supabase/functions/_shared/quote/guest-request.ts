import * as z from 'zod/mini'
import { fileProblemMessage } from '#contract/files.ts'
import type { GuestRequest, GuestRequestChange, OpenedRequest } from '#contract/guest-request.ts'
import { FILE_LIMITS, TEXT_LIMITS } from '#contract/limits.ts'
import { line, linkToken, text, whole } from '#contract/values.ts'
import { requireCaller } from '../account/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { checkDocuments, refusedDocuments } from '../documents/check.ts'
import { readToken, type Token } from '../documents/links.ts'
import { ScanError } from '../documents/scan.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliver } from '../mail/outbox.ts'
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

const bodySchema = z.union([
  z.strictObject({ token: linkToken }),
  z.strictObject({
    token: linkToken,
    action: z.literal('add'),
    files: z.array(file).check(z.minLength(1), z.maxLength(FILE_LIMITS.maxFiles)),
    answers: z.optional(whole(1, 1_000_000)),
  }),
  z.strictObject({ token: linkToken, action: z.enum(['resend', 'renew']) }),
  z.strictObject({ action: z.literal('open'), id: z.uuid() }),
])

type File = z.infer<typeof file>

export function createGuestRequest(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { database, settings, log, now, waitUntil } = dependencies

  /** In the background; the jobs retry failures. */
  function deliverSoon(id: string): void {
    const delivery = deliver(dependencies, { limit: 10, subject: `request:${id}` }).catch(
      (failure: unknown) => {
        log({ event: 'delivery-failed', code: errorCode(failure) })
      },
    )
    waitUntil(delivery)
  }

  async function load(link: Token): Promise<GuestRequest> {
    const view = await loadGuestRequest(database, link)
    if (!view) throw new AppError('not-found')
    return view
  }

  async function add(
    link: Token,
    files: File[],
    answers: number | undefined,
    words: Words,
  ): Promise<GuestRequestChange> {
    const { id } = link
    const row = await database
      .from('quote_requests')
      .select('link_version')
      .eq('id', id)
      .is('erased_at', null)
      .maybeSingle()
    if (row.error) throw row.error
    if (!row.data) throw new AppError('not-found')
    checkNotReplaced(link, row.data)
    const { data: found, error } = await database.rpc('add_request_documents', {
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
    if (!found) throw new AppError('not-found')
    await checkDocuments(dependencies, id).catch((failure: unknown) => {
      // stored; nobody can download them before the verdict
      if (!(failure instanceof ScanError)) throw failure
    })
    const paths = files.map(({ path }) => path)
    const refused = await refusedDocuments(database, id, paths)
    if (answers !== undefined && refused.length === files.length) {
      const reopened = await database.rpc('reopen_ask', { request: id, number: answers })
      if (reopened.error) throw reopened.error
    }
    deliverSoon(id)
    const view = await load(link)
    log({ event: 'documents-added', reference: view.reference, files: files.length, refused: refused.length })
    const reasons = refused.map(({ name, problem }) => ({
      name,
      reason: fileProblemMessage(words, name, problem),
    }))
    return { ...view, refused: reasons }
  }

  /** The caller learns neither whether the link was genuine nor whether the request exists. */
  async function resend(given: string): Promise<void> {
    const { id } = readToken(settings.LINK_SIGNING_SECRET, 'request', given)
    const { data, error } = await database.rpc('send_again', {
      request: id,
      kind: 'quote_link',
      interval_minutes: settings.GUEST_LINK_RESEND_MINUTES,
    })
    if (error) throw error
    if (data) deliverSoon(id)
  }

  /** Ends all earlier links; the same link can do so only once. */
  async function renew({ id, version }: Token): Promise<void> {
    const { data, error } = await database.rpc('renew_request_link', { request: id, version })
    if (error) throw error
    if (!data) throw new AppError('link-replaced')
    log({ event: 'request-links-ended', request: id })
    deliverSoon(id)
  }

  /** Only the caller's own requests. */
  async function open(request: Request, id: string, language: string): Promise<OpenedRequest> {
    const { id: owner } = await requireCaller(request, database)
    const { data, error } = await database
      .from('quote_requests')
      .select('id, link_version')
      .eq('id', id)
      .eq('user_id', owner)
      .maybeSingle()
    if (error) throw error
    if (!data) throw new AppError('not-found')
    return { path: requestPath(settings, data, now(), language) }
  }

  return wrap({ name: 'guest-request', methods: ['POST'], log }, async (request, words) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    if (!('token' in body.data)) return Response.json(await open(request, body.data.id, words.LANGUAGE.code))
    if ('action' in body.data && body.data.action === 'resend') {
      const work = resend(body.data.token).catch((failure: unknown) => {
        if (!(failure instanceof AppError)) log({ event: 'resend-failed', code: errorCode(failure) })
      })
      waitUntil(work)
      return Response.json({})
    }
    const link = openRequestLink(settings, body.data.token, now())
    if ('action' in body.data && body.data.action === 'renew') {
      await renew(link)
      return Response.json({})
    }
    const answer =
      'files' in body.data ? await add(link, body.data.files, body.data.answers, words) : await load(link)
    return Response.json(answer)
  })
}
