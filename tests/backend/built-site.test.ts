/** @module-tag own-machine */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { LANGUAGES } from '#content/languages.ts'
import { ENGLISH } from '../../tools/fonts/make-fonts.ts'
import { parseRanges } from '../../tools/fonts/unicode-ranges.ts'

const SITE = fileURLToPath(new URL('../../build/site/', import.meta.url))
const { secretKey, dataDir, url } = inject('host')

/** Secrets, and names that only the server uses. */
const FORBIDDEN =
  /sb_secret_|service_role|[sr]k_(live|test)_|whsec_|-----BEGIN|LINK_SIGNING_SECRET|STRIPE_|SMTP_URL|DATABASE_URL|postgres(ql)?:\/\//

it('says at the well-known path where to report vulnerabilities', {
  tags: ['security-contact'],
}, async () => {
  const response = await fetch(`${url}/.well-known/security.txt`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  // What it says: src/lib/metadata/well-known.test.ts.
  expect(await response.text()).toMatch(/^Contact: mailto:\S+@\S+$/m)
})

it('no file of the built site contains a secret, the name of one, or a source map', {
  tags: ['security-headers'],
}, async () => {
  const secrets: string[] = Object.values(JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')))
  const files = (await readdir(SITE, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const texts = files.filter(({ name }) => /\.(html|js|css|json|xml|txt|svg|webmanifest)$/.test(name))
  expect(texts.length).toBeGreaterThan(40)
  for (const { parentPath, name } of texts) {
    const text = await readFile(join(parentPath, name), 'utf8')
    expect(FORBIDDEN.exec(text)?.[0], name).toBeUndefined()
    expect(text.includes('sourceMappingURL'), name).toBe(false)
    for (const secret of [secretKey, ...secrets]) expect(text.includes(secret), name).toBe(false)
  }
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([])
})

it('every file is the same in every encoding', async () => {
  const { files } = JSON.parse(await readFile(join(SITE, '../site.json'), 'utf8'))
  const paths = Object.entries<{ file: string }>(files)
  expect(paths.length).toBeGreaterThan(100)
  const compare = async ([path, { file }]: (typeof paths)[0]) => {
    const built = await readFile(join(SITE, file))
    for (const encoding of ['identity', 'gzip', 'br']) {
      const response = await fetch(url + path, { headers: { 'accept-encoding': encoding } })
      const got = Buffer.from(await response.arrayBuffer())
      expect(got.equals(built), `${path} as ${encoding}`).toBe(true)
    }
  }
  for (let i = 0; i < paths.length; i += 16) await Promise.all(paths.slice(i, i + 16).map(compare))
})

it.each([
  ['gzip; q=0', null],
  ['br;q=0.0, gzip;q=0.5', 'gzip'],
  ['br ; q=1, gzip', 'br'],
])('whose browser accepts %j gets %s', async (accepted, encoding) => {
  const { headers } = await fetch(`${url}/`, { headers: { 'accept-encoding': accepted } })
  expect(headers.get('content-encoding')).toBe(encoding)
})

/** By name. @param folder of a language */
async function pages(folder = ''): Promise<Map<string, string>> {
  const names = (await readdir(join(SITE, folder))).filter((name) => name.endsWith('.html'))
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(SITE, folder, name), 'utf8')] as const),
    ),
  )
}

it('on every page its own styles come after the shared ones, which they override', async () => {
  const sheets = Array.from(
    (await pages()).values(),
    (html) => html.replace(/<noscript>.*?<\/noscript>/, '').split(/<\/?style>/)[1] ?? '',
  )
  const [first = '', last = ''] = sheets.sort().filter((_, i) => i === 0 || i === sheets.length - 1)
  const shared = Array.from(first).findIndex((character, i) => character !== last[i])
  expect(first.slice(0, shared)).toMatch(/:root\{[\s\S]*\.site-footer[{,]/)
})

/** Faces of a language's own letters (content/es/face.css). */
const OWN_RANGES = /font-family:TextOwn;[^}]*unicode-range:([^;}]*)/g

it.each(LANGUAGES)('no page in $name shows a character that its typefaces lack', async ({ code }) => {
  const folder = code === 'en' ? '' : code
  for (const [name, html] of await pages(folder)) {
    const own = [...html.matchAll(OWN_RANGES)].flatMap(([, ranges = '']) => parseRanges(ranges))
    // It has typefaces of the system.
    if (code !== 'en' && own.length === 0) return
    const has = [...parseRanges(ENGLISH), ...own]
    // Lines with a direction of their own and names of languages have other typefaces.
    const texts = html.replace(
      /<(script|style)[\s\S]*?<\/\1>|<[^>]* (?:dir|hrefLang)="[^>]*>[^<]*|<[^>]*>/g,
      '',
    )
    const missing = Array.from(texts).filter((character) => {
      const point = character.codePointAt(0) ?? 0
      return point >= 0x20 && !has.some(([first, last]) => first <= point && point <= last)
    })
    expect(missing, `${folder}/${name}`).toEqual([])
  }
})
