import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteFile } from '#host/static/manifest.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Also writes the compressed copies. */
export async function siteFile(folder: URL, file: string, csp?: string): Promise<SiteFile> {
  const type = TYPES[extname(file).toLowerCase()]
  if (!type) throw new Error(`The site has no content type for ${file}`)
  const content = await readFile(new URL(encodeURI(file), folder))
  const encodings: SiteFile['encodings'] = {}
  const keep = async (name: 'br' | 'gzip', ending: string, packed: Buffer) => {
    if (packed.length >= content.length) return
    encodings[name] = file + ending
    await writeFile(new URL(encodeURI(file + ending), folder), packed)
  }
  if (/^text|xml$|json$/.test(type.replace(/;.*/, ''))) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    await keep('br', '.br', await brotli(content, { params }))
    await keep('gzip', '.gz', await zip(content, { level: 9 }))
  }
  return {
    file,
    type,
    cache: file.startsWith('assets/') ? 'immutable' : 'revalidate',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    encodings,
    ...(csp && { csp }),
  }
}
