import type { IncomingMessage } from 'node:http'

/**
 * What a request line asks for, decoded once, before anything looks at it. Everything after this sees the canonical form
 * only; what could be read in two ways is refused.
 */

export type Target = {
  /** Each part in the one form that it has: whatever needs no escape is not escaped. */
  path: string
  /** Names and values as they are meant, in their order. */
  query: [name: string, value: string][]
  /** The query as it is written, with its question mark; '' when there is none. */
  search: string
  host: string
}

export type Unreadable = { status: 400 | 404 }

/** A name or address, and perhaps a port. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** What may stand in a part of a path as it is. A semicolon begins parameters for some readers, and a backslash is a slash. */
const PLAIN = /^[A-Za-z0-9\-._~!$&'()*+,=:@]$/

/** @returns undefined when it could be read in two ways, or is no UTF-8 */
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
  // An empty part is a page's trailing slash, or two slashes in a row, which begin another host elsewhere.
  if (parts.some((part, i) => part === undefined || (part === '' && i < parts.length - 1))) return undefined
  return `/${parts.join('/')}`
}

/** Reads a request's line and Host. */
export function readTarget(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>,
): Target | Unreadable {
  const { url = '', headers, rawHeaders } = request
  const { host = '' } = headers
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length
  // An address with scheme and host, as proxies are asked, would name a host twice.
  if (!HOST.test(host) || hosts > 1 || !url.startsWith('/')) return { status: 400 }
  const [before = '', ...after] = url.split('?')
  const path = canonicalPath(before)
  if (path === undefined) return { status: 404 }
  const parameters = new URLSearchParams(after.join('?'))
  const search = parameters.size > 0 ? `?${parameters}` : ''
  return { path, query: [...parameters], search, host }
}

/** The services of the backend. Their prefixes are theirs in whatever case, so that no other reading is left over. */
const SERVICE = /^\/(auth|rest|storage|functions)\/./i

/** Whether a path stands under one of the backend's prefixes. */
export const isBackendPath = (path: string): boolean => SERVICE.test(path)
