import { renderToReadableStream } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { ServerRouter } from 'react-router'

/**
 * The router insists on a page for unknown URLs and looks for these two words in it. The host answers unknown URLs with
 * the prerendered 404 page instead, so this file is written and then left out of the site.
 */
const UNUSED_FALLBACK = '<!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->'

/** Renders one page to HTML. It runs at build time only, so it waits until everything is there. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html')
  if (context.isSpaMode) return new Response(UNUSED_FALLBACK, { status, headers })
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      throw error
    },
  })
  await stream.allReady
  return new Response(stream, { status, headers })
}
