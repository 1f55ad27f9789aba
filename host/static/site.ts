import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Target } from '../gateway/target.ts'
import { errorCode, type Log } from '../log.ts'
import { keepAssets } from './earlier-assets.ts'
import { fillIn } from './fill-in.ts'
import { CACHE_CONTROL, fileHeaders, SECURITY_HEADERS } from './headers.ts'
import type { SiteFile, SiteManifest } from './manifest.ts'
import { withNotice } from './rehearsal.ts'

/** Every file is listed, compressed and hashed by the build, and kept in memory, if possible only compressed: all browsers accept it. */

export type Site = {
  /** Undefined where it is not a build. */
  built?: Pick<SiteManifest, 'site' | 'backend'>
  serveFile: (request: IncomingMessage, response: ServerResponse, target: PageTarget) => boolean
  serve: (request: IncomingMessage, response: ServerResponse, target: PageTarget) => number
}

type PageTarget = Pick<Target, 'path' | 'search' | 'query'>

/** The log-in page's forgotten-password view, to which /reset-password redirects. */
const RESET_VIEW = '?reset=true'

type Encoding = 'br' | 'gzip' | 'identity'
type Loaded = {
  entry: SiteFile
  bodies: Partial<Record<Encoding, Buffer>>
  headers: Record<string, string>
  answers: Map<string, Prepared>
}

type Prepared = { body: Buffer; etag: string; head: string[]; unchanged: string[] }

const plain = ({ bodies }: Pick<Loaded, 'bodies'>): Buffer =>
  bodies.identity ?? gunzipSync(bodies.gzip as Buffer)

function prepare(loaded: Loaded, encoding: Encoding, status: number): Prepared {
  const { entry, headers } = loaded
  const body = loaded.bodies[encoding] ?? plain(loaded)
  const etag = encoding === 'identity' ? entry.etag : entry.etag.replace(/"$/, `-${encoding}"`)
  const unchanged = Object.entries({
    ...SECURITY_HEADERS,
    'content-type': entry.type,
    'cache-control': status === 200 ? CACHE_CONTROL[entry.cache] : 'no-cache',
    ...headers,
    vary: 'accept-encoding',
    etag,
  }).flat()
  const own = {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': `${body.length}`,
  }
  return { body, etag, unchanged, head: [...unchanged, ...Object.entries(own).flat()] }
}

function chooseEncoding(request: IncomingMessage, loaded: Loaded): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (loaded.bodies.br && /\bbr\b(?!;q=0)/.test(accepted)) return 'br'
  if (loaded.bodies.gzip && /\bgzip\b(?!;q=0)/.test(accepted)) return 'gzip'
  return 'identity'
}

/** With a tag of its own, or browsers would keep it beyond the rehearsal. */
function rehearsed({ entry, bodies, headers }: Loaded): Loaded {
  const page = withNotice(String(plain({ bodies })))
  return {
    entry: { ...entry, etag: entry.etag.replace(/"$/, '-rehearsal"') },
    bodies: { gzip: gzipSync(page) },
    headers,
    answers: new Map(),
  }
}

export async function loadSite(
  buildDir: string,
  earlierDir: string,
  log: Log,
  rehearsal = false,
): Promise<Site> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8'))
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
        const loaded = { entry, bodies, headers: fileHeaders(path, entry.csp), answers: new Map() }
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
    loaded: Loaded,
    status: 200 | 404,
  ): number {
    const encoding = chooseEncoding(request, loaded)
    const key = `${status} ${encoding}`
    const answer = loaded.answers.get(key) ?? prepare(loaded, encoding, status)
    loaded.answers.set(key, answer)
    if (status === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
      response.writeHead(304, answer.unchanged).end()
      return 304
    }
    response.writeHead(status, answer.head).end(request.method === 'HEAD' ? undefined : answer.body)
    return status
  }

  /** Must not be cached. */
  function sendFilled(
    request: IncomingMessage,
    response: ServerResponse,
    loaded: Loaded,
    page: Buffer,
  ): number {
    const headers = { ...loaded.headers, 'content-type': loaded.entry.type, 'cache-control': 'no-store' }
    response.writeHead(200, { ...headers, 'content-length': page.length })
    response.end(request.method === 'HEAD' ? undefined : page)
    return 200
  }

  /** Not permanent: the target may change, and browsers would never ask again. */
  function redirect(response: ServerResponse, path: string, query: string): number {
    const location = path.includes('?') ? path + query.replace('?', '&') : path + query
    response.writeHead(302, { location, 'content-length': 0 }).end()
    return 302
  }

  return {
    built: manifest,
    serveFile(request, response, { path, search }) {
      const loaded = search === '' ? files.get(path) : undefined
      if (loaded) send(request, response, loaded, 200)
      return loaded !== undefined
    },
    serve(request, response, { path: pathname, search: query, query: parameters }) {
      const loaded = files.get(pathname)
      // Links in e-mails have a query; pages are looked up without it.
      if (loaded && query && query !== RESET_VIEW) response.setHeader('x-robots-tag', 'noindex')
      const filled = loaded?.entry.csp && query && fillIn(() => plain(loaded), parameters)
      if (loaded && filled) return sendFilled(request, response, loaded, filled)
      if (loaded) return send(request, response, loaded, 200)
      const target = manifest.redirects[pathname]
      if (target) return redirect(response, target, query)
      const bare = pathname.replace(/\/+$/, '')
      // Only to a page of ours: a path that begins with two slashes must not become another host.
      if (bare !== pathname && files.has(bare)) return redirect(response, bare, query)
      return send(request, response, files.get(manifest.notFound) as Loaded, 404)
    },
  }
}

/** For development. */
export function siteElsewhere(url: string): Site {
  return {
    serveFile: () => false,
    serve(request, response) {
      response.writeHead(302, { location: new URL(request.url ?? '/', url).href, 'content-length': 0 }).end()
      return 302
    },
  }
}
