import { expect, it } from 'vitest'
import type { SiteFile } from '#host/static/manifest.ts'
import { headersFile, redirectsFile } from './host-files.ts'

const file = (name: string, more: Partial<SiteFile> = {}): SiteFile => ({
  file: name,
  type: 'text/html',
  cache: 'revalidate',
  etag: '""',
  encodings: {},
  ...more,
})
const manifest = {
  files: {
    '/': file('index.html', { csp: "default-src 'none'; script-src 'self'" }),
    '/assets/a-1.js': file('assets/a-1.js', { cache: 'immutable' }),
    '/icon.png': file('icon.png'),
  },
  site: 'https://site.example',
  languages: [],
  notFound: '/404',
  redirects: { '/login': '/auth' },
}

it('gives every page its own policy, and files with a hash in their name one rule together', () => {
  const rules = headersFile(manifest).split(/\n(?=\/)/)
  expect(rules.map((rule) => rule.split('\n', 1)[0])).toEqual(['/*', '/assets/*', '/', '/icon.png'])
  expect(rules[1]).toContain('immutable')
  expect(rules[2]).toContain("content-security-policy: default-src 'none'; script-src 'self'")
  expect(rules[3]).toContain('sandbox')
})

it('writes a redirect a line', () => {
  expect(redirectsFile(manifest)).toBe('/login /auth 302\n')
})

it('gives a page of several languages one rule, which allows what each of them needs', () => {
  const page = (hash: string) =>
    file('x.html', { csp: `default-src 'none'; script-src 'self' 'sha256-same' 'sha256-${hash}'` })
  const headers = headersFile({
    ...manifest,
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
