import { expect, it } from 'vitest'
import { sampleRow } from '../support/clients.ts'
import { ownHost } from '../support/own-host.ts'
import { type RawRequest, sendRaw } from '../support/raw-http.ts'

/** Another site's page can neither act for its visitors here nor read anything. */

const LIMIT = 20

const { host } = ownHost({
  RATE_LIMIT_DATA: String(LIMIT),
  RATE_LIMIT_FUNCTIONS: String(LIMIT),
  RATE_LIMIT_FILES: String(LIMIT),
  RATE_LIMIT_AUTH: String(LIMIT),
})

const CALLS: [string, () => RawRequest][] = [
  ['data', () => ({ method: 'POST', path: '/rest/v1/quote_requests', body: JSON.stringify(sampleRow()) })],
  [
    'sign-in',
    () => ({
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      body: '{"email":"a@b.example","password":"x"}',
    }),
  ],
  ['a function', () => ({ method: 'POST', path: '/functions/v1/newsletter-signup', body: '{}' })],
  ['a form', () => ({ method: 'POST', path: '/functions/v1/form-post?form=newsletter', body: 'email=x' })],
  ['a file', () => ({ method: 'POST', path: '/storage/v1/object/quote-documents/x.pdf', body: 'x' })],
]

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'https://evil.example', 'content-type': 'text/plain' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
]

it.each(CALLS)(
  '%s: refused before it is counted, and the visitor’s own requests still work',
  { tags: ['foreign-origins'] },
  async (_, call) => {
    for (let i = 0; i < LIMIT * 2; i++) {
      const headers = FOREIGN[i % FOREIGN.length] as Record<string, string>
      const answer = await sendRaw(host, { ...call(), headers })
      expect(answer.status).toBe(403)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    for (const headers of [{}, { origin: host.url }] as Record<string, string>[]) {
      const own = await sendRaw(host, { ...call(), headers })
      expect([403, 429]).not.toContain(own.status)
      expect(own.headers['access-control-allow-origin']).toBe(headers.origin)
    }
  },
)

it('preflight requests succeed for the site’s own pages only', {
  tags: ['foreign-origins'],
}, async () => {
  const asks = (path: string, origin: string) =>
    sendRaw(host, {
      method: 'OPTIONS',
      path,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    })
  for (const [, call] of CALLS) {
    const { path } = call()
    const foreign = await asks(path, 'https://evil.example')
    expect(foreign.status).toBe(403)
    expect(Object.keys(foreign.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    const own = await asks(path, host.url)
    expect(own.status).toBe(204)
    expect(own.headers['access-control-allow-origin']).toBe(host.url)
    expect(own.headers['access-control-allow-methods']).toContain('POST')
  }
  expect((await asks('/functions/v1/run-jobs', host.url)).status).toBe(405)
})

it('mail programs can unsubscribe without an origin; other sites’ pages cannot', {
  tags: ['foreign-origins'],
}, async () => {
  const leave = (headers: Record<string, string>) =>
    sendRaw(host, {
      method: 'POST',
      path: '/functions/v1/newsletter-unsubscribe?token=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    })
  // the function's own refusal
  expect(await leave({})).toMatchObject({ text: expect.stringContaining('link-invalid') })
  expect(await leave({ origin: 'null' })).toMatchObject({ text: expect.stringContaining('link-invalid') })
  expect((await leave({ origin: 'https://evil.example' })).status).toBe(403)
})
