import { expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { guestFilePath } from '#contract/files.ts'
import { LEAKS } from '../support/hostile-values.ts'
import { workerHost } from '../support/own-host.ts'
import { sendRaw, sendText, statusOf } from '../support/raw-http.ts'
import { expectAlive, expectRefused } from '../support/siege.ts'

/** Anonymous visitors cannot provoke an internal error. */

const { host } = workerHost()

const json = JSON.stringify
const upload = () => `POST /storage/v1/object/${QUOTE_BUCKET}/${guestFilePath('pdf')}`
const list = `/storage/v1/object/list/${QUOTE_BUCKET}`
const long = `${'a'.repeat(288)}@example.com`

it.each([
  ['an unknown way to sort files', 'POST', list, json({ prefix: '', sortBy: { column: 'x', order: 'y' } })],
  ['a negative limit of files', 'POST', list, json({ prefix: '', limit: -1 })],
  ['a negative limit of rows', 'GET', '/rest/v1/quote_requests?limit=-1', undefined],
  ['deep JSON to accounts', 'POST', '/auth/v1/signup', '{"data":'.repeat(2_000)],
  ['deep JSON to data', 'POST', '/rest/v1/quote_requests', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['a number as a row', 'POST', '/rest/v1/quote_requests', '1'],
  ['a text as a row', 'POST', '/rest/v1/quote_requests', '""'],
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
  expectRefused(status, text)
  expect(text).not.toMatch(LEAKS)
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
      expectRefused(statusOf(answer), `${method} ${path}`)
    }
    await expectAlive(host)
  },
)

it.each([
  ...['', 'a b', 'x@y', '[::1', 'a'.repeat(300), 'localhost\r\nHost: other', '../..', 'é'],
  ...['a:99999999', 'a:99999', '256.256.256.256', 'a.0', '[::::]'],
])('the Host %j', { tags: ['allow-list'] }, async (name) => {
  for (const target of [
    'GET /',
    'GET /rest/v1/quote_requests',
    'POST /functions/v1/verify-document',
    upload(),
  ]) {
    const answer = await sendText(
      host,
      `${target} HTTP/1.1\r\nHost: ${name}\r\napikey: ${host.publishableKey}\r\ncontent-type: application/json\r\ncontent-length: 2\r\nConnection: close\r\n\r\n{}`,
    )
    expect(statusOf(answer), target).toBe(400)
  }
})

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
  'a parameter named %s, on any page',
  { tags: ['allow-list'] },
  async (name) => {
    for (const path of ['/', '/get-quote', '/social-media-links', '/nowhere']) {
      const { status } = await sendRaw(host, { path: `${path}?${name}=1&${name}` })
      expect(status, path).toBe(path === '/nowhere' ? 404 : 200)
    }
  },
)

it.each(['application/pdf\0', 'application/pdf€;x', 'pdf', ' '])(
  'a document whose form says that it is %j',
  { tags: ['upload-size'] },
  async (type) => {
    const form = [
      '--x\r\nContent-Disposition: form-data; name=""; filename="a.pdf"\r\n',
      `Content-Type: ${type}\r\n\r\n`,
      '%PDF-1.7\n\r\n--x--\r\n',
    ].join('')
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const [method = '', path = ''] = upload().split(' ')
    const { status, text } = await sendRaw(host, { method, path, headers, body: form })
    expect(status, text).toBe(415)
  },
)
