import { readdir, readFile } from 'node:fs/promises'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { anonymous, sampleRow, service } from '../support/clients.ts'
import { sampleUpload } from '../support/samples.ts'

/** Forged tokens, on every route: refused, or treated as none. */

const host = inject('host')
const access = JSON.parse(await readFile(new URL('../database/access.json', import.meta.url), 'utf8'))
const folder = new URL('../../supabase/functions/', import.meta.url)
const functions = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

const sub = crypto.randomUUID()
const claims = { role: 'service_role', sub, aud: 'authenticated', session_id: crypto.randomUUID() }

const sign = (secret: string, expires: string, role = 'service_role') =>
  new SignJWT({ ...claims, role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret))

async function badTokens(): Promise<Record<string, string>> {
  // of a host of our own
  const secret = host.jwtSecret
  const expired = secret && (await sign(secret, '-1h', 'authenticated'))
  const [head, , signature] = (secret ? await sign(secret, '1h', 'authenticated') : '..').split('.')
  const payload = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString('base64url')
  return {
    nonsense: 'nonsense',
    'no algorithm': new UnsecuredJWT(claims).setExpirationTime('1h').encode(),
    'another key': await sign('x'.repeat(64), '1h'),
    'an empty signature': `${(await sign('x'.repeat(64), '1h')).split('.').slice(0, 2).join('.')}.`,
    ...(expired && { expired, 'a forged role': `${head}.${payload}.${signature}` }),
  }
}

type Route = [method: string, path: string, body?: string]

const document = sampleUpload('pdf')
const row = sampleRow()
const json = JSON.stringify

const DATA: Route[] = [
  ...Object.keys(access.tables).flatMap((table): Route[] => [
    ['GET', `/rest/v1/${table}?limit=1`],
    ['POST', `/rest/v1/${table}`, json(table === 'quote_requests' ? sampleRow() : {})],
    ['PATCH', `/rest/v1/${table}?id=eq.${row.id}`, json({ id: crypto.randomUUID() })],
    ['DELETE', `/rest/v1/${table}?id=eq.${row.id}`],
  ]),
  ...Object.keys(access.functions).map((name): Route => ['POST', `/rest/v1/rpc/${name}`, '{}']),
]
const FILES: Route[] = [
  ['GET', '/storage/v1/bucket'],
  ['POST', `/storage/v1/object/list/${QUOTE_BUCKET}`, json({ prefix: '', limit: 10 })],
  ['GET', `/storage/v1/object/${QUOTE_BUCKET}/${document.path}`],
  ['POST', `/storage/v1/object/sign/${QUOTE_BUCKET}/${document.path}`, json({ expiresIn: 60 })],
  [
    'POST',
    '/storage/v1/object/move',
    json({ bucketId: QUOTE_BUCKET, sourceKey: document.path, destinationKey: 'a.pdf' }),
  ],
  [
    'POST',
    '/storage/v1/object/copy',
    json({ bucketId: QUOTE_BUCKET, sourceKey: document.path, destinationKey: 'a.pdf' }),
  ],
  ['DELETE', `/storage/v1/object/${QUOTE_BUCKET}`, json({ prefixes: [document.path] })],
]
const ACCOUNTS: Route[] = [
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user', json({ password: 'secret-9' })],
  ['GET', '/auth/v1/admin/users'],
  ['DELETE', `/auth/v1/admin/users/${sub}`],
]

async function ask([method, path, body]: Route, token?: string) {
  const headers = {
    apikey: host.publishableKey,
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(host.url + path, { method, headers, redirect: 'manual', body: body ?? null })
  return { status: response.status, text: await response.text() }
}

const AT_ONCE = 8

let tokens: [string, string][]

beforeAll(async () => {
  tokens = Object.entries(await badTokens())
  const visitor = anonymous(host)
  const upload = await visitor.storage
    .from(QUOTE_BUCKET)
    .upload(document.path, document.bytes, document.options)
  expect(upload.error).toBeNull()
  expect((await visitor.from('quote_requests').insert(row)).error).toBeNull()
})

describe('a bad token', () => {
  it.each([
    ['data', DATA],
    ['files', FILES],
    ['accounts', ACCOUNTS],
  ])('is refused on every route of %s', { tags: ['forged-tokens'] }, async (_, routes) => {
    // Tokens are looked at before the route: of the many, each is tried with one of them.
    const calls = routes.flatMap((route, i) =>
      (routes.length > 20 ? tokens.slice(i % tokens.length).slice(0, 1) : tokens).map(([name, token]) => ({
        route,
        name,
        token,
      })),
    )
    for (let i = 0; i < calls.length; i += AT_ONCE)
      await Promise.all(
        calls.slice(i, i + AT_ONCE).map(async ({ route, name, token }) => {
          const { status } = await ask(route, token)
          expect([400, 401, 403, 404, 405], `${name} on ${route.slice(0, 2).join(' ')}`).toContain(status)
        }),
      )
  })

  it.each(functions)('grants no role in %s', { tags: ['forged-tokens'] }, async (name) => {
    const bodies = ['{}', json({ confirm: 'delete' }), json({ only: 'mail' })]
    for (const body of bodies) {
      const route: Route = ['POST', `/functions/v1/${name}`, body]
      const bare = await ask(route)
      expect([400, 401, 403, 404, 405]).toContain(bare.status)
      for (const [label, token] of tokens)
        expect((await ask(route, token)).status, `${label}: ${body}`).toBe(bare.status)
    }
  })

  it('has changed nothing', async () => {
    const operator = service(host)
    const { data } = await operator.from('quote_requests').select('id, given_name').eq('id', row.id)
    expect(data).toEqual([{ id: row.id, given_name: row.given_name }])
    const file = await operator.storage.from(QUOTE_BUCKET).download(document.path)
    expect(Buffer.from((await file.data?.arrayBuffer()) as ArrayBuffer).equals(document.bytes)).toBe(true)
  })
})
