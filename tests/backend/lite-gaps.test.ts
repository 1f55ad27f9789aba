/** @module-tag own-machine */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openSql, type Sql } from '../support/sql.ts'

// The embedded backend without our adapter. When a test fails, the package has closed that gap, and the fix in host/
// that the test names can be removed.

const { databaseUrl } = inject('host')
const name = `gaps_${randomUUID().replaceAll('-', '')}`
const admin = openSql(databaseUrl)
const url = Object.assign(new URL(databaseUrl), { pathname: name }).href
const keys = { publishable_key: 'sb_publishable_test_key', secret_key: 'sb_secret_test_key' }
const printed: unknown[] = []
let files: string
let sql: Sql
let bare: (path: string, init?: RequestInit) => Promise<Response>
let end: () => Promise<unknown>

beforeAll(async () => {
  await admin.unsafe(`create database ${name}`)
  files = await mkdtemp(join(tmpdir(), 'gaps-'))
  process.env.EXPERIMENTAL_STORAGE = '1'
  const { App } = await import('@supabase/lite')
  const { createPostgresConnection } = await import('@supabase/lite/postgres')
  const { createFileStorage } = await import('#host/lite/file-storage.ts')
  const { connect } = await import('#host/database/connect.ts')
  const { runPlatformSql } = await import('#host/database/migrate.ts')
  sql = openSql(url)
  const setup = await connect(url)
  await runPlatformSql(setup, 'roles')
  await setup.end()
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => {} } })
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: 'x'.repeat(40), ...keys },
    storage: { enabled: true },
    options: { server: { admin: false }, drivers: { email: { send: async () => {} } } },
  } as unknown as ConstructorParameters<typeof App>[0])
  app._storageAdapter = createFileStorage(files, join(files, '.uploads'))
  await app.ensureSystemSchema()
  await sql.unsafe(`
    grant usage on schema storage to anon; grant all on storage.objects, storage.buckets to anon;
    insert into storage.buckets (id, name) values ('b', 'b');
    create policy "insert" on storage.objects for insert to anon with check (bucket_id = 'b');
    create table public.things (id int primary key check (id > 0), at timestamptz default now());
    alter table public.things enable row level security;
    revoke all on public.things from anon;
    create policy "all" on public.things to anon using (id > 0) with check (id < 1000)`)
  await app.init()
  bare = (path, init = {}) =>
    app.fetch(
      new Request(`http://localhost${path}`, {
        ...init,
        headers: { apikey: keys.secret_key, ...init.headers },
      }),
      { peerAddress: '127.0.0.1' },
    )
  end = () => Promise.all([connection.close(), sql.end()])
  console.error = (...values) => printed.push(...values)
})

afterAll(async () => {
  await end()
  await admin.unsafe(`drop database ${name} with (force)`)
  await admin.end()
  await rm(files, { recursive: true, force: true })
})

const json = { 'content-type': 'application/json' }
const insertThing = (id: number) =>
  bare('/rest/v1/things', { method: 'POST', headers: json, body: JSON.stringify({ id }) })

describe('without the adapter, the embedded backend', () => {
  it('looks for an uploaded file under another field than storage-js uses (upload.ts)', async () => {
    const form = new FormData()
    form.append('cacheControl', '3600')
    form.append('', new Blob(['hello'], { type: 'text/plain' }))
    const response = await bare('/storage/v1/object/b/a.txt', { method: 'POST', body: form })
    expect(response.status).toBe(400)
  })

  it('accepts an upload of any length when none is declared (upload.ts)', async () => {
    await sql`update storage.buckets set file_size_limit = 3 where id = 'b'`
    const body = new Blob(['much more than three']).stream()
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'text/plain' },
    } as RequestInit
    expect((await bare('/storage/v1/object/b/long.txt', init)).status).toBe(200)
    await sql`update storage.buckets set file_size_limit = null`
  })

  it('sends stored files without a content disposition (compat.ts)', async () => {
    await bare('/storage/v1/object/b/b.txt', { method: 'POST', body: 'hello' })
    const response = await bare('/storage/v1/object/b/b.txt')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBeNull()
  })

  it('stores metadata as a JSON string (platform-schemas.sql)', async () => {
    const [object] =
      await sql`select jsonb_typeof(metadata) as type from storage.objects where name = 'b.txt'`
    expect(object?.type).toBe('string')
    const body = JSON.stringify({
      email: 'a@example.com',
      password: 'secret-1',
      data: { account_type: 'private' },
    })
    await bare('/auth/v1/signup', {
      method: 'POST',
      headers: { ...json, apikey: keys.publishable_key },
      body,
    })
    const [user] = await sql`select jsonb_typeof(raw_user_meta_data) as type from auth.users`
    expect(user?.type).toBe('string')
  })

  it('treats an invalid or unsigned bearer token as an anonymous caller (gateway/caller.ts)', async () => {
    for (const token of ['nonsense', new UnsecuredJWT({ role: 'service_role' }).encode()]) {
      const headers = { apikey: keys.publishable_key, authorization: `Bearer ${token}` }
      expect((await bare('/rest/v1/things', { headers })).status).toBe(200)
    }
  })

  it('refuses a token issued by a clock a few seconds ahead (gateway/caller.ts)', async () => {
    const token = await new SignJWT({ role: 'anon', iat: Math.floor(Date.now() / 1000) + 10 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('x'.repeat(40)))
    const headers = { apikey: keys.publishable_key, authorization: `Bearer ${token}` }
    expect((await bare('/rest/v1/things', { headers })).status).toBe(401)
  })

  it('writes timestamps as PostgreSQL does (backend.ts)', async () => {
    await insertThing(1)
    const [row] = (await (await bare('/rest/v1/things?select=at')).json()) as { at: string }[]
    expect(row?.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/)
  })

  it('answers a violated check with 500 (backend.ts, compat.ts)', async () => {
    const response = await insertThing(-1)
    expect(response.status).toBe(500)
    expect((await response.json()).code).toBe('SUP')
  })

  it('prints raw database errors, including personal data (console.ts)', async () => {
    printed.length = 0
    await insertThing(-2)
    expect(printed.length).toBeGreaterThan(0)
  })

  it('answers a NUL byte in a key with 500 (gateway/target.ts)', async () => {
    const response = await bare('/storage/v1/object/b/a%00b', { method: 'POST', body: 'hello' })
    expect(response.status).toBe(500)
  })

  it('grants all rights on all tables to anonymous callers at its first request (backend.ts)', async () => {
    await bare('/rest/v1/things', { headers: { apikey: keys.publishable_key } })
    const [right] = await sql`select has_table_privilege('anon', 'public.things', 'delete') as granted`
    expect(right?.granted).toBe(true)
  })

  it('answers unknown paths with a page of its own (server.ts mounts the prefixes only)', async () => {
    const response = await bare('/anything')
    expect(response.status).toBe(200)
  })
})
