import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { checkProject, checkReference } from './check-project.ts'
import type { Finding } from './finding.ts'

/** A project's own address and the platform's management API, both on loopback. */

const REFERENCE = 'abcdefghijklmnopqrst'
const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const GOOD: Record<string, unknown> = {
  '/api-keys': [
    { name: 'default', type: 'publishable' },
    { name: 'default', type: 'secret' },
  ],
  '/postgrest': { max_rows: 1000, db_schema: 'public' },
  '/config/auth': {
    hook_custom_access_token_enabled: true,
    hook_send_email_enabled: true,
    security_sb_forwarded_for_enabled: true,
  },
}

async function serve(told: Record<string, unknown>, edge = true): Promise<number> {
  const server = createServer((request, response) => {
    if (edge) response.setHeader('cf-ray', 'x')
    const answer = told[request.url?.split(REFERENCE)[1] ?? '']
    if (request.url?.startsWith('/v1/') && request.headers.authorization !== 'Bearer token')
      response.statusCode = 401
    response.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

async function check(told: Record<string, unknown>, { edge = true, token = 'token' } = {}) {
  const url = `http://127.0.0.1:${await serve(told, edge)}`
  return missingIn(await checkProject({ url, token, api: url }))
}

const missingIn = (findings: Finding[]) =>
  findings.filter(({ state }) => state !== 'ok').map(({ state, says }) => `${state}: ${says}`)

it('finds nothing missing in a project as it should be', { tags: ['setup'] }, async () => {
  expect(await check(GOOD)).toEqual([])
})

it('says what is set up otherwise than our own host', { tags: ['setup'] }, async () => {
  const found = await check(
    {
      '/api-keys': [
        { name: 'web', type: 'publishable' },
        { name: 'anon', type: 'legacy' },
      ],
      '/postgrest': { max_rows: 100, db_schema: 'public,graphql_public' },
      '/config/auth': { hook_custom_access_token_enabled: true, hook_send_email_enabled: false },
    },
    { edge: false },
  )
  const told = [
    'Cloudflare',
    'publishable key',
    'secret key',
    '100 rows',
    'graphql_public',
    'Hooks',
    'IP address forwarding',
  ]
  expect(found).toHaveLength(told.length)
  for (const [i, words] of told.entries()) expect(found[i]).toMatch(new RegExp(`^missing: .*${words}`))
})

it('says what could not be asked', { tags: ['setup'] }, async () => {
  expect(await check(GOOD, { token: '' })).toEqual([expect.stringMatching(/^note: .*SUPABASE_ACCESS_TOKEN/)])
  expect(await check(GOOD, { token: 'wrong' })).toEqual([expect.stringMatching(/^note: .*answers 401/)])
})

it('says that the configuration belongs to another project', { tags: ['setup'] }, () => {
  const other = 'zyxwvutsrqponmlkjihg'
  expect(missingIn(checkReference(`https://${REFERENCE}.supabase.co`, REFERENCE))).toEqual([])
  expect(missingIn(checkReference(`https://${other}.supabase.co`, REFERENCE))).toEqual([
    expect.stringMatching(`^missing: .*put ${other} under \\[remotes\\.production\\]`),
  ])
  expect(checkReference('https://data.example.com', REFERENCE)).toEqual([])
})
