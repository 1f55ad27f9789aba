import { afterAll, beforeAll, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { type Host, startHost } from '../support/host.ts'
import { sendRaw, sendText } from '../support/raw-http.ts'
import { expectAlive } from '../support/siege.ts'

/** Anonymous visitors cannot provoke an internal error. */

let host: Host
let pid: number
beforeAll(async () => {
  host = await startHost()
  pid = host.pid()
})
afterAll(() => host.dispose())

const json = JSON.stringify
const list = `/storage/v1/object/list/${QUOTE_BUCKET}`
const long = `${'a'.repeat(288)}@example.com`

it.each([
  ['an unknown way to sort files', 'POST', list, json({ prefix: '', sortBy: { column: 'x', order: 'y' } })],
  ['a negative limit of files', 'POST', list, json({ prefix: '', limit: -1 })],
  ['a negative limit of rows', 'GET', '/rest/v1/quote_requests?limit=-1', undefined],
  ['deep JSON to accounts', 'POST', '/auth/v1/signup', '{"data":'.repeat(2_000)],
  ['deep JSON to data', 'POST', '/rest/v1/quote_requests', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['deep JSON to a function', 'POST', '/functions/v1/guest-request', '{"a":['.repeat(2_000)],
  ['an address of 300 characters', 'POST', '/auth/v1/signup', json({ email: long, password: 'secret-1' })],
  ['the same for a new password', 'POST', '/auth/v1/recover', json({ email: long })],
  ['a number for an address', 'POST', '/auth/v1/recover', json({ email: 1e308 })],
  ['an object as password', 'POST', '/auth/v1/signup', json({ email: 'a@example.com', password: { a: 1 } })],
  [
    'NUL in metadata',
    'POST',
    '/auth/v1/signup',
    json({ email: 'b@example.com', password: 'secret-1', data: { a: '\0' } }),
  ],
  [
    'a lone surrogate',
    'POST',
    '/auth/v1/signup',
    '{"email":"c@example.com","password":"secret-1","data":{"a":"\\ud800"}}',
  ],
  [
    'a day that does not exist',
    'POST',
    '/rest/v1/rpc/taken_slots',
    json({ from_date: '2027-02-31', to_date: '2027-13-01' }),
  ],
  ['an odd token', 'POST', '/auth/v1/verify', json({ token_hash: '\0', type: 'signup' })],
  ['a list as a body', 'POST', '/auth/v1/token?grant_type=password', '[]'],
  ['nothing as a body', 'POST', '/auth/v1/token?grant_type=refresh_token', undefined],
] as const)('%s', { tags: ['allow-list'] }, async (_, method, path, body) => {
  const { status, text } = await sendRaw(host, { method, path, ...(body && { body }) })
  expect(status, text).toBeGreaterThanOrEqual(400)
  expect(status, text).toBeLessThan(500)
})

it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'PURGE', 'LINK', 'M-SEARCH', 'QUERY', 'NONSENSE'])(
  'the method %s',
  { tags: ['allow-list'] },
  async (method) => {
    for (const path of ['/', '/rest/v1/quote_requests', '/auth/v1/user', '/healthz', '*']) {
      const answer = await sendText(
        host,
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${host.publishableKey}\r\nConnection: close\r\n\r\n`,
      )
      expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), `${method} ${path}`).toBeLessThan(500)
      expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), `${method} ${path}`).toBeGreaterThanOrEqual(400)
    }
    await expectAlive(host, pid)
  },
)

it.each(['', 'a b', 'x@y', '[::1', 'a'.repeat(300), 'localhost\r\nHost: other', 'a:99999999', '../..', 'é'])(
  'the Host %j',
  async (name) => {
    const answer = await sendText(
      host,
      `GET /rest/v1/quote_requests HTTP/1.1\r\nHost: ${name}\r\napikey: ${host.publishableKey}\r\nConnection: close\r\n\r\n`,
    )
    expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])).toBe(400)
  },
)
