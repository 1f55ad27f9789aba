import type { IncomingMessage } from 'node:http'
import { CHECK_CERTIFICATE } from '#contract/backend.ts'

/** A request's target, decoded once, before anything checks it. What could be read in two ways is refused. */

export type Target = {
  /** Segments in canonical form: nothing is escaped that need not be. */
  path: string
  query: [name: string, value: string][]
  /** The raw query with its question mark, or ''. */
  search: string
  host: string
}

export type Unreadable = { status: 400 | 404 }

/** What is out of range in it only a parser of URLs tells. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Unescaped in a path segment. A semicolon begins parameters for some readers, and a backslash is a slash. */
const PLAIN = /^[A-Za-z0-9\-._~!$&'()*+,=:@]$/

/** @returns undefined when it is ambiguous, or not UTF-8 */
function canonicalPart(part: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(part)
  } catch {
    return undefined
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (decoded === '.' || decoded === '..' || /[\u0000-\u0020\u007f%/\\;?#<>"`{}|^[\]]/.test(decoded))
    return undefined
  return [...decoded]
    .map((character) => (PLAIN.test(character) ? character : encodeURIComponent(character)))
    .join('')
}

function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  const parts = path.slice(1).split('/').map(canonicalPart)
  // An empty segment is a trailing slash, or two slashes in a row, which some readers take for another host.
  if (parts.some((part, i) => part === undefined || (part === '' && i < parts.length - 1))) return undefined
  return `/${parts.join('/')}`
}

export function readTarget(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>,
): Target | Unreadable {
  const { url = '', headers, rawHeaders } = request
  const { host = '' } = headers
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length
  // An absolute URL, as sent to proxies, would name a second host.
  if (!HOST.test(host) || !URL.canParse(`http://${host}`) || hosts > 1 || !url.startsWith('/'))
    return { status: 400 }
  const [before = '', ...after] = url.split('?')
  const path = canonicalPath(before)
  if (path === undefined) return { status: 404 }
  if (after.length === 0) return { path, query: [], search: '', host }
  const parameters = new URLSearchParams(after.join('?'))
  const search = parameters.size > 0 ? `?${parameters}` : ''
  return { path, query: [...parameters], search, host }
}

/** In any case, so that no other reading is possible. */
const SERVICE = /^\/(auth|rest|storage|functions)\/./i

export const isBackendPath = (path: string): boolean => SERVICE.test(path)

/** `/V/CODE/PAGE`, which stands on paper and is typed in any case, as the call that answers it; undefined of any other address. */
export function checkTarget({ path, query, host }: Target): Target | undefined {
  const [, start = '', code = '', page = ''] = path.split('/')
  if (start.toLowerCase() !== 'v') return undefined
  const given = Object.entries({ code, page: /^\d{1,3}$/.test(page) ? page : '' }).filter(([, text]) => text)
  // What stands on the paper decides, whatever somebody has written behind it.
  const rest = query.filter(([name]) => !given.some(([own]) => own === name))
  const asked: Target['query'] = [...given, ...rest]
  return { path: CHECK_CERTIFICATE, query: asked, search: `?${new URLSearchParams(asked)}`, host }
}
