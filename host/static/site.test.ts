import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { PAGES_LATER } from '#content/es/ui.ts'
import { folderFor } from '../../tests/support/folder.ts'
import { serve } from '../../tests/support/serve.ts'
import { createLog } from '../log.ts'
import { loadSite } from './site.ts'

/** A site in English and French, whose Spanish is still being built. */

const folder = folderFor('site')
let url: string

beforeEach(async () => {
  const page = (file: string) => ({
    ...{ file, type: 'text/html', cache: 'revalidate', etag: `"${file}"`, encodings: {}, csp: '' },
  })
  const names = ['index', '404', 'get-quote', 'fr/index', 'fr/404']
  await mkdir(join(folder, 'site/fr'), { recursive: true })
  for (const name of names) await writeFile(join(folder, 'site', name), name)
  const files = Object.fromEntries(names.map((name) => [`/${name.replace(/index$/, '')}`, page(name)]))
  const manifest = { files, site: 'https://site.example', languages: ['fr'], notFound: '/404', redirects: {} }
  await writeFile(join(folder, 'site.json'), JSON.stringify(manifest))
  const log = createLog({ LOG_LEVEL: 'silent' } as never)
  const site = await loadSite(folder, join(folder, 'earlier'), log, false, ['en', 'es', 'fr'])
  url = await serve((request, response) => {
    const [path = '', search = ''] = (request.url ?? '').split('?')
    site.serve(request, response, { path, search, query: [] })
  })
})

it.each([
  ['/es', '/'],
  ['/es/', '/'],
  ['/es/get-quote', '/get-quote'],
  ['/es/get-quote?service=private', '/get-quote'],
  ['/es/no-such-page', '/no-such-page'],
  ['/es//evil.example', '/evil.example'],
  ['/es/"><script>', '/%22%3E%3Cscript%3E'],
])(
  'says of %s, in its language, that it is being made, and where it is in English',
  async (path, english) => {
    const response = await fetch(url + path)
    const text = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).toContain(PAGES_LATER.text)
    expect(text).toContain(`href="${english}"`)
    const head = await fetch(url + path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([503, ''])
  },
)

it.each([
  ['/', 200],
  ['/get-quote', 200],
  ['/fr/', 200],
  ['/fr/none', 404],
  ['/en/', 404],
  ['/est', 404],
  ['/pl/', 404],
])('answers %s as ever: %i', async (path, status) => {
  expect((await fetch(url + path)).status).toBe(status)
})
