import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { folderFor } from '../../tests/support/folder.ts'
import { serve } from '../../tests/support/serve.ts'
import { createLog } from '../log.ts'
import { keepAssets } from './earlier-assets.ts'
import type { SiteFile, SiteManifest } from './manifest.ts'
import { loadSite } from './site.ts'

const DAY = 24 * 3_600_000

const folder = folderFor('earlier')
let root: string
beforeEach(() => {
  root = join(folder, crypto.randomUUID())
})

/** A built site with these files, each of which holds its own name. */
async function build(name: string, files: string[]): Promise<{ folder: string; manifest: SiteManifest }> {
  const folder = join(root, name)
  const entry = (file: string): SiteFile => ({
    file,
    type: 'text/javascript',
    cache: 'immutable',
    etag: `"${file}"`,
    encodings: { br: `${file}.br` },
  })
  for (const file of files.flatMap((path) => [path, `${path}.br`])) {
    await mkdir(dirname(join(folder, 'site', file)), { recursive: true })
    await writeFile(join(folder, 'site', file), file)
  }
  const manifest: SiteManifest = {
    files: Object.fromEntries(files.map((file) => [`/${file}`, entry(file)])),
    site: 'https://site.example',
    languages: [],
    notFound: '/404',
    redirects: {},
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify(manifest))
  return { folder, manifest }
}

it('keeps what an earlier release named for 7 days after it was replaced, however long it stood', {
  tags: ['earlier-release'],
}, async () => {
  const kept = join(root, 'kept')
  const first = await build('first', ['assets/form-1.js', 'assets/same.js', 'assets/picture-1.avif', '404'])
  const second = await build('second', ['assets/form-2.js', 'assets/same.js', '404'])
  const at = async ({ folder, manifest }: typeof first, day: number) =>
    Object.keys(await keepAssets(folder, manifest, kept, day * DAY))
  expect(await at(first, 0)).toEqual([])
  expect(await at(second, 30)).toEqual(['/assets/form-1.js'])
  expect(await at(second, 36)).toEqual(['/assets/form-1.js'])
  // The operator goes back: what was replaced is current again.
  expect(await at(first, 36.5)).toEqual(['/assets/form-2.js'])
  expect(await at(second, 40)).toEqual(['/assets/form-1.js'])
  expect(await at(second, 46.9)).toEqual(['/assets/form-1.js'])
  expect(await readFile(join(kept, 'assets/form-1.js.br'), 'utf8')).toBe('assets/form-1.js.br')
  expect(await at(second, 47)).toEqual([])
  await expect(readFile(join(kept, 'assets/form-1.js'))).rejects.toThrow()
})

it('serves it as it was served, and a list that is broken keeps no site from being served', {
  tags: ['earlier-release'],
}, async () => {
  const kept = join(root, 'kept')
  const log = createLog({ LOG_LEVEL: 'silent' } as never)
  const first = await build('first', ['assets/form-1.js', '404'])
  const second = await build('second', ['assets/form-2.js', '404'])
  const answers = async () => {
    const site = await loadSite(second.folder, kept, log)
    const url = await serve((request, response) =>
      site.serve(request, response, { path: request.url ?? '', search: '', query: [] }),
    )
    return Promise.all(
      ['form-1.js', 'form-2.js', 'form-0.js'].map(async (name) => {
        const { status, headers } = await fetch(`${url}/assets/${name}`)
        return `${status} ${headers.get('cache-control')}`
      }),
    )
  }
  await loadSite(first.folder, kept, log)
  const immutable = '200 public, max-age=31536000, immutable'
  expect(await answers()).toEqual([immutable, immutable, '404 no-cache'])
  await writeFile(join(kept, 'list.json'), '{')
  expect(await answers()).toEqual(['404 no-cache', immutable, '404 no-cache'])
  expect(JSON.parse(await readFile(join(kept, 'list.json'), 'utf8'))).toHaveProperty(['/assets/form-2.js'])
})
