import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const FLOOR = fileURLToPath(new URL('floor/', import.meta.url))
const ART = fileURLToPath(new URL('../../../src/art/', import.meta.url))
const FONTS = fileURLToPath(new URL('../../../src/fonts/', import.meta.url))

const brotli = promisify(brotliCompress)

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Which file answers a path. */
function fileOf(path: string): string | undefined {
  const [, folder = '', name = ''] = /^\/(?:(art|fonts)\/)?([\w-]+(?:\.svg|\.woff2)?)$/.exec(path) ?? []
  if (!name) return undefined
  if (folder === 'art') return join(ART, name)
  if (folder === 'fonts') return join(FONTS, name)
  return join(FLOOR, `${name.replace(/-bare$/, '')}.html`)
}

/** The page without its typefaces. */
function bare(html: string): string {
  return html.replace(/<link rel="preload"[^>]*>|@font-face\{[^}]*\}/g, '')
}

type Answer = { headers: Record<string, string | number>; body: Buffer }

async function answerTo(path: string): Promise<Answer | undefined> {
  const file = fileOf(path)
  const source = file && (await readFile(file).catch(() => undefined))
  if (!file || !source) return undefined
  const content = path.endsWith('-bare') ? Buffer.from(bare(source.toString())) : source
  const compressed = extname(file) !== '.woff2'
  const body = compressed ? await brotli(content) : content
  const headers = {
    'content-type': TYPES[extname(file)] ?? '',
    'content-length': body.length,
    'cache-control': 'no-cache',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  }
  return { headers, body }
}

export type FloorHost = { url: string; close: () => Promise<void> }

/**
 * Serves the hand-written pages at /NAME, and without typefaces at /NAME-bare, with the site's own pictures and fonts, in
 * brotli, as our host would.
 */
export async function startFloorHost(): Promise<FloorHost> {
  /** Compressed once, as ours are: a page that waits for its pictures to be compressed paints before they come. */
  const answers = new Map<string, Promise<Answer | undefined>>()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://floor')
    const answer = answers.get(pathname) ?? answerTo(pathname)
    answers.set(pathname, answer)
    const { headers, body } = (await answer) ?? {}
    response.writeHead(body ? 200 : 204, headers).end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
