/** @module-tag own-machine */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'

/** What anybody may download. */

const SITE = fileURLToPath(new URL('../../build/site/', import.meta.url))
const { secretKey, dataDir, url } = inject('host')

/** Shapes of secrets, and names that only the other side of the backend has any use for. */
const FORBIDDEN =
  /sb_secret_|service_role|[sr]k_(live|test)_|whsec_|-----BEGIN|LINK_SIGNING_SECRET|STRIPE_|SMTP_URL|DATABASE_URL|postgres(ql)?:\/\//

it('says under the address that everybody knows to whom a hole is reported', async () => {
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

it('no file of the built site holds a secret, the name of one, or a map to the sources', async () => {
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
