import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** Query that requests a page without its typefaces. */
export const BARE = '?bare'

const brotli = promisify(brotliCompress)

/** A page of ours without scripts, and without what only scripts need: the minimum that looks the same. */
function floorOf(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|manifest)"[^>]*>/g, '')
    .replace(/<astro-island\b[^>]*>|<\/astro-island>|<!--[\s\S]*?-->| data-island="[^"]*"/g, '')
}

const withoutTypefaces = (html: string) =>
  html.replace(/<link rel="preload"[^>]*>|@font-face\s*\{[^}]*\}/g, '')

type Answer = { type: string; encoding: string | undefined; body: Buffer }

async function answerTo(siteUrl: string, address: string): Promise<Answer> {
  const response = await fetch(siteUrl + address, { headers: { 'accept-encoding': 'identity' } })
  const type = response.headers.get('content-type') ?? ''
  const content = Buffer.from(await response.arrayBuffer())
  if (/font|image\/(?!svg)/.test(type)) return { type, encoding: undefined, body: content }
  const page = type.startsWith('text/html') ? floorOf(content.toString()) : undefined
  const text = page && (address.endsWith(BARE) ? withoutTypefaces(page) : page)
  return { type, encoding: 'br', body: await brotli(text ?? content) }
}

export type FloorHost = { url: string; close: () => Promise<void> }

/** Serves a site's pages without scripts, in brotli. Responses are cached, as by the host. */
export async function startFloorHost(siteUrl: string): Promise<FloorHost> {
  const answers = new Map<string, Promise<Answer>>()
  const server = createServer(async (request, response) => {
    const address = request.url ?? '/'
    const answer = answers.get(address) ?? answerTo(siteUrl, address)
    answers.set(address, answer)
    const { type, encoding, body } = await answer
    response
      .writeHead(200, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'no-cache',
        ...(encoding && { 'content-encoding': encoding }),
      })
      .end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
