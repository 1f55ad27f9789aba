import { expect, it } from 'vitest'
import type { SiteFile } from '#host/static/manifest.ts'
import { headersFile } from './host-files.ts'

/** tests/backend/static-hosts.test.ts compares all of it with what our host answers. */

it('gives a page of several languages one rule, which allows what each of them needs', () => {
  const page = (hash: string): SiteFile => ({
    file: 'x.html',
    type: 'text/html',
    cache: 'revalidate',
    etag: '""',
    encodings: {},
    csp: `default-src 'none'; script-src 'self' 'sha256-same' 'sha256-${hash}'`,
  })
  const headers = headersFile({
    site: 'https://site.example',
    notFound: '/404',
    redirects: {},
    languages: ['es', 'ar'],
    files: {
      '/auth': page('en'),
      '/es/auth': page('es'),
      '/ar/auth': page('ar'),
      '/es/': page('home'),
      '/escape/auth': page('other'),
    },
  })
  const rules = headers.split(/\n(?=\/)/).slice(2)
  expect(rules.map((rule) => rule.split('\n', 1)[0])).toEqual([
    '/auth',
    '/:language/auth',
    '/es/',
    '/escape/auth',
  ])
  expect(rules[1]).toContain(
    "policy: default-src 'none'; script-src 'self' 'sha256-same' 'sha256-es' 'sha256-ar'\n",
  )
})
