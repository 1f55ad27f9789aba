/** @module-tag own-machine */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
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
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(366)
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
  for (const [path, { file }] of paths) {
    const built = await readFile(join(SITE, file))
    for (const encoding of ['identity', 'gzip', 'br']) {
      const response = await fetch(url + path, { headers: { 'accept-encoding': encoding } })
      const got = Buffer.from(await response.arrayBuffer())
      expect(got.equals(built), `${path} as ${encoding}`).toBe(true)
    }
  }
})

async function pages(): Promise<Map<string, string>> {
  const names = (await readdir(SITE)).filter((name) => name.endsWith('.html'))
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(SITE, name), 'utf8')] as const)),
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

it('a page without the additional typefaces uses no character that only they have', async () => {
  const core = parseRanges(ENGLISH)
  let looked = 0
  for (const [name, html] of await pages()) {
    if (html.includes('text-accents')) continue
    looked += 1
    // Lines with a direction of their own and names of languages have other typefaces.
    const texts = html.replace(
      /<(script|style)[\s\S]*?<\/\1>|<[^>]* (?:dir|hrefLang)="[^>]*>[^<]*|<[^>]*>/g,
      '',
    )
    const missing = Array.from(texts).filter((character) => {
      const point = character.codePointAt(0) ?? 0
      return point >= 0x20 && !core.some(([first, last]) => first <= point && point <= last)
    })
    expect(missing, `${name}: import '#src/fonts/further-faces.css' there`).toEqual([])
  }
  expect(looked).toBeGreaterThan(10)
})
