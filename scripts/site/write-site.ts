import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteFile } from '#server/static/manifest.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.xml', '.txt', '.ico'])

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes one file and its compressed copies, and says what the host must know about it. */
export async function writeSiteFile(
  folder: URL,
  file: string,
  content: Buffer,
  csp?: string,
): Promise<SiteFile> {
  const extension = extname(file)
  const type = TYPES[extension]
  if (!type) throw new Error(`The site has no content type for ${file}`)
  const target = new URL(file, folder)
  await mkdir(new URL('.', target), { recursive: true })
  await writeFile(target, content)
  const encodings: SiteFile['encodings'] = {}
  if (TEXT.has(extension)) {
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      zip(content, { level: 9 }),
    ])
    // A tiny file may grow; then it is sent as it is.
    if (br.length < content.length) {
      encodings.br = `${file}.br`
      await writeFile(new URL(encodings.br, folder), br)
    }
    if (gz.length < content.length) {
      encodings.gzip = `${file}.gz`
      await writeFile(new URL(encodings.gzip, folder), gz)
    }
  }
  return {
    file,
    type,
    cache: file.startsWith('assets/') ? 'immutable' : 'revalidate',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    encodings,
    ...(csp ? { csp } : {}),
  }
}
