import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { html } from '#functions/_shared/http/html.ts'
import { type Words, wordsIn } from '#functions/_shared/words.ts'
import type { Target } from '../gateway/target.ts'
import { errorCode, type Log } from '../log.ts'
import { keepAssets } from './earlier-assets.ts'
import { fillIn, type Template, templateOf, withNotice } from './fill-in.ts'
import { CACHE_CONTROL, CLOSED_CSP, fileHeaders } from './headers.ts'
import type { SiteFile, SiteManifest } from './manifest.ts'

/** Every file is listed, compressed and hashed by the build, and kept in memory, if possible compressed: all browsers accept it. */

export type Site = {
  /** Undefined where it is not a build. */
  built?: Pick<SiteManifest, 'site' | 'backend' | 'languages'>
  /** Answers a GET or HEAD, beneath the server's own headers. Returns the status. */
  serve: (request: IncomingMessage, response: ServerResponse, target: PageTarget) => number
}

type PageTarget = Pick<Target, 'path' | 'search' | 'query'>

/** The log-in page's forgotten-password view, to which /reset-password redirects. */
const RESET_VIEW = '?reset=true'

type Encoding = 'br' | 'gzip' | 'identity'
type Bodies = Partial<Record<Encoding, Buffer>>
type Loaded = {
  entry: SiteFile
  bodies: Bodies
  headers: Record<string, string>
  template?: Template
}

/** Kept once it was asked for: however many ask and do not read, they get the same bytes. */
function plain(bodies: Bodies): Buffer {
  bodies.identity ??= gunzipSync(bodies.gzip as Buffer)
  return bodies.identity
}

function templateFor(loaded: Loaded): Template {
  loaded.template ??= templateOf(plain(loaded.bodies))
  return loaded.template
}

const accepts = (accepted: string, encoding: Encoding) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)

function chooseEncoding(request: IncomingMessage, bodies: Bodies): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (bodies.br && accepts(accepted, 'br')) return 'br'
  if (bodies.gzip && accepts(accepted, 'gzip')) return 'gzip'
  return 'identity'
}

/** With a tag of its own, or browsers would keep it beyond the rehearsal. */
function rehearsed({ entry, bodies, headers }: Loaded): Loaded {
  const page = withNotice(String(plain(bodies)))
  return {
    entry: { ...entry, etag: entry.etag.replace(/"$/, '-rehearsal"') },
    bodies: { gzip: gzipSync(page) },
    headers,
  }
}

function finish(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer[],
): number {
  const length = body.reduce((sum, { length }) => sum + length, 0)
  response.writeHead(status, { ...headers, 'content-length': length })
  if (method !== 'HEAD') for (const part of body) response.write(part)
  response.end()
  return status
}

/** A page in a language that is still being built: it is not missing, and nobody should forget its address. */
function laterPage({ LANGUAGE, PAGES_LATER: texts }: Words, english: string): Buffer {
  const { source } =
    html`<!doctype html><html lang="${LANGUAGE.tag}" dir="${LANGUAGE.direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><h1>${texts.title}</h1><p>${texts.text}</p><p><a href="${english}" lang="en">English</a></p></html>`
  return Buffer.from(source)
}

/** @param building codes of languages whose pages may be there in a few minutes */
export async function loadSite(
  buildDir: string,
  earlierDir: string,
  log: Log,
  rehearsal = false,
  building: readonly string[] = [],
): Promise<Site> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8'))
  const awaited = building.filter((code) => code !== 'en' && !manifest.languages.includes(code))
  const later = new Map(await Promise.all(awaited.map(async (code) => [code, await wordsIn(code)] as const)))
  const files = new Map<string, Loaded>()
  const load = (folder: string, entries: SiteManifest['files']) =>
    Promise.all(
      Object.entries(entries).map(async ([path, entry]) => {
        const read = (file: string) => readFile(join(folder, file))
        const { br, gzip } = entry.encodings
        const bodies: Loaded['bodies'] = gzip
          ? { gzip: await read(gzip) }
          : { identity: await read(entry.file) }
        if (br) bodies.br = await read(br)
        const loaded = { entry, bodies, headers: fileHeaders(path, entry.csp) }
        files.set(path, rehearsal && entry.csp ? rehearsed(loaded) : loaded)
      }),
    )
  await load(join(buildDir, 'site'), manifest.files)
  try {
    await load(earlierDir, await keepAssets(buildDir, manifest, earlierDir))
  } catch (error) {
    log.warn({ code: errorCode(error) }, 'Scripts of earlier releases are not served')
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { entry, bodies, headers }: Loaded,
    status: 200 | 404,
  ): number {
    const encoding = chooseEncoding(request, bodies)
    const etag = encoding === 'identity' ? entry.etag : entry.etag.replace(/"$/, `-${encoding}"`)
    const all = {
      ...headers,
      'content-type': entry.type,
      'cache-control': status === 200 ? CACHE_CONTROL[entry.cache] : CACHE_CONTROL.revalidate,
      vary: 'accept-encoding',
      etag,
    }
    if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, all).end()
      return 304
    }
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    return finish(request, response, status, all, [bodies[encoding] ?? plain(bodies)])
  }

  /** Not permanent: the target may change, and browsers would never ask again. */
  function redirect(response: ServerResponse, path: string, query: string): number {
    const location = path.includes('?') ? path + query.replace('?', '&') : path + query
    response.writeHead(302, { location, 'content-length': 0 }).end()
    return 302
  }

  return {
    built: manifest,
    serve(request, response, { path: pathname, search: query, query: parameters }) {
      const loaded = files.get(pathname)
      // Links in e-mails have a query; pages are looked up without it.
      if (loaded && query && query !== RESET_VIEW) response.setHeader('x-robots-tag', 'noindex')
      const filled = loaded?.entry.csp && query && fillIn(() => templateFor(loaded), parameters)
      if (loaded && filled) {
        const headers = { 'content-type': loaded.entry.type, 'cache-control': 'no-store' }
        return finish(request, response, 200, { ...loaded.headers, ...headers }, filled)
      }
      const [, first = ''] = pathname.split('/')
      const prefix = manifest.languages.includes(first) ? `/${first}` : ''
      const words = later.get(first)
      if (words) {
        const english = `/${pathname.slice(first.length + 1).replace(/^\/+/, '')}`
        const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CLOSED_CSP }
        const headers = { ...type, 'retry-after': '60', 'cache-control': 'no-store' }
        return finish(request, response, 503, headers, [laterPage(words, english)])
      }
      const notFound = prefix + manifest.notFound
      if (loaded && pathname !== notFound) return send(request, response, loaded, 200)
      const target = manifest.redirects[pathname]
      if (target) return redirect(response, target, query)
      const bare = pathname.replace(/\/+$/, '')
      // Only to a page of ours: a path that begins with two slashes must not become another host.
      if (bare !== pathname && files.has(bare)) return redirect(response, bare, query)
      if (pathname === prefix) return redirect(response, `${prefix}/`, query)
      return send(request, response, files.get(notFound) as Loaded, 404)
    },
  }
}

export function siteElsewhere(url: string): Site {
  return {
    serve(request, response) {
      response.writeHead(302, { location: new URL(request.url ?? '/', url).href, 'content-length': 0 }).end()
      return 302
    },
  }
}
