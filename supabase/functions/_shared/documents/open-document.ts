import type { Dependencies } from '../dependencies.ts'
import { type Handler, wrap } from '../http/wrap.ts'
import { DOWNLOADS, downloadPath, openDownload } from './downloads.ts'
import { verifyToken } from './links.ts'

/** A mailed link redirects to a ticket for one minute, so that the URL in histories and download lists soon expires. */

const attachment = (name: string, type: string, size?: number) => ({
  'content-type': type,
  ...(size !== undefined && { 'content-length': String(size) }),
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'cache-control': 'no-store',
  // If a browser shows a stranger's file anyway, nothing in it runs.
  'content-security-policy': "default-src 'none'; sandbox",
})

export function createOpenDocument(dependencies: Dependencies): Handler {
  const { settings, log, now } = dependencies

  function redirectToTicket(link: string): Response {
    const id = verifyToken(settings.LINK_SIGNING_SECRET, 'link', link, now())
    return new Response(null, {
      status: 303,
      headers: { location: downloadPath(settings, 'ticket', id, now()) },
    })
  }

  return wrap({ name: 'open-document', methods: ['GET', 'HEAD'], log }, async (request) => {
    const query = new URL(request.url).searchParams
    const kind = DOWNLOADS.find((known) => query.has(known))
    if (!kind) return redirectToTicket(query.get('link') ?? '')
    const { name, type, size, body } = await openDownload(dependencies, kind, query.get(kind) ?? '')
    const headers = attachment(name, type, size)
    if (request.method !== 'HEAD') return new Response(body, { headers })
    if (body instanceof ReadableStream) await body.cancel()
    return new Response(null, { headers })
  })
}
