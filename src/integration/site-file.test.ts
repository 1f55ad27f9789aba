import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { folderFor } from '../../tests/support/folder.ts'
import { siteFile } from './site-file.ts'

const path = folderFor('site 100% ')
await mkdir(join(path, 'assets'))
const folder = pathToFileURL(`${path}/`)

describe('siteFile', () => {
  it('compresses text, and says where the copies are', async () => {
    const text = 'the same words '.repeat(100)
    await writeFile(join(path, 'index.html'), text)
    const file = await siteFile(folder, 'index.html', "default-src 'none'")
    expect(file).toMatchObject({
      file: 'index.html',
      type: 'text/html; charset=utf-8',
      cache: 'revalidate',
      encodings: { br: 'index.html.br', gzip: 'index.html.gz' },
      csp: "default-src 'none'",
    })
    expect(brotliDecompressSync(await readFile(join(path, 'index.html.br'))).toString()).toBe(text)
    expect(gunzipSync(await readFile(join(path, 'index.html.gz'))).toString()).toBe(text)
  })

  it('leaves pictures and tiny files as they are', async () => {
    await writeFile(join(path, 'assets', 'a picture-1.avif'), Buffer.alloc(1000))
    await writeFile(join(path, 'robots.txt'), 'x')
    expect((await siteFile(folder, 'assets/a picture-1.avif')).encodings).toEqual({})
    expect((await siteFile(folder, 'robots.txt')).encodings).toEqual({})
  })

  it.each([
    ['portrait.JPG', 'image/jpeg'],
    ['portrait.jpeg', 'image/jpeg'],
    ['portrait.png', 'image/png'],
    ['portrait.webp', 'image/webp'],
  ])('knows pictures as cameras name them: %s', async (name, type) => {
    await writeFile(join(path, name), 'x')
    expect((await siteFile(folder, name)).type).toBe(type)
  })

  it('names what nobody could show', async () => {
    await writeFile(join(path, 'portrait.heic'), 'x')
    await expect(siteFile(folder, 'portrait.heic')).rejects.toThrow('no content type for portrait.heic')
  })

  it('lets files with a hash in their name be kept for good, and gives equal contents equal tags', async () => {
    await writeFile(join(path, 'assets', 'a-1.js'), 'one()')
    await writeFile(join(path, 'assets', 'b-2.js'), 'one()')
    await writeFile(join(path, 'assets', 'c-3.js'), 'two()')
    const [a, b, c] = await Promise.all(
      ['a-1', 'b-2', 'c-3'].map((name) => siteFile(folder, `assets/${name}.js`)),
    )
    expect(a?.cache).toBe('immutable')
    expect(a?.etag).toBe(b?.etag)
    expect(a?.etag).not.toBe(c?.etag)
  })

  it('refuses a file that it could not name a type for', async () => {
    await writeFile(join(path, 'a.exe'), '')
    await expect(siteFile(folder, 'a.exe')).rejects.toThrow('a.exe')
  })
})
