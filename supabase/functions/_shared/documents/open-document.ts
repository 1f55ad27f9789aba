import { extensionOf, FILE_TYPES } from '#contract/files.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import { AppError, found } from '../http/errors.ts'
import { type Handler, wrap } from '../http/wrap.ts'
import { DOWNLOADS, openDownload } from '../order/downloads.ts'
import { fileName } from './download-name.ts'
import { signToken, verifyToken } from './links.ts'
import { openAccepted } from './stored.ts'

/** A mailed link redirects to a ticket for one minute, so that the URL in histories and download lists soon expires. */

const TICKET_SECONDS = 60

const attachment = (name: string, type: string, size?: number) => ({
  'content-type': type,
  ...(size !== undefined && { 'content-length': String(size) }),
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'cache-control': 'no-store',
  // If a browser shows a stranger's file anyway, nothing in it runs.
  'content-security-policy': "default-src 'none'; sandbox",
})

export function createOpenDocument(dependencies: Dependencies): Handler {
  const { database, settings, log, now } = dependencies

  async function redirectToTicket(link: string): Promise<Response> {
    const id = verifyToken(settings.LINK_SIGNING_SECRET, 'link', link, now())
    const expires = new Date(now().getTime() + TICKET_SECONDS * 1000)
    const ticket = signToken(settings.LINK_SIGNING_SECRET, 'ticket', id, expires)
    return new Response(null, {
      status: 303,
      headers: { location: `/functions/v1/open-document?ticket=${ticket}` },
    })
  }

  async function loadDocument(id: string) {
    return found(
      await orThrow(
        database
          .from('request_documents')
          .select('path, name, size, sha256, position, quote_requests (reference)')
          .eq('id', id)
          .eq('state', 'accepted')
          .maybeSingle(),
      ),
    )
  }

  async function download(ticket: string, method: string): Promise<Response> {
    const id = verifyToken(settings.LINK_SIGNING_SECRET, 'ticket', ticket, now())
    const document = await loadDocument(id)
    const extension = extensionOf(document.path)
    if (!extension) throw new AppError('not-found')
    const { reference } = document.quote_requests
    const name = fileName([reference, document.position], document.name, extension)
    const headers = attachment(name, FILE_TYPES[extension], document.size)
    if (method === 'HEAD') return new Response(null, { headers })
    const body = await openAccepted(database, document)
    if (!body) {
      log({ event: 'document-altered', reference, document: id })
      throw new AppError('not-found')
    }
    log({ event: 'document-opened', reference, document: id })
    return new Response(body, { headers })
  }

  return wrap({ name: 'open-document', methods: ['GET', 'HEAD'], log }, async (request) => {
    const query = new URL(request.url).searchParams
    const kind = DOWNLOADS.find((known) => query.has(known))
    if (kind) {
      const { name, type, size, body } = await openDownload(dependencies, kind, query.get(kind) ?? '')
      const headers = attachment(name, type, size)
      if (request.method !== 'HEAD') return new Response(body, { headers })
      if (body instanceof ReadableStream) await body.cancel()
      return new Response(null, { headers })
    }
    const ticket = query.get('ticket')
    return ticket === null ? redirectToTicket(query.get('link') ?? '') : download(ticket, request.method)
  })
}
