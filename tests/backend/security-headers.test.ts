/** @module-tag own-machine */
import { describe, expect, inject, it } from 'vitest'
import { pageAddresses } from '#src/collections/read-content.ts'
import { PATHS } from '#src/lib/routes.ts'
import { expectProtection } from '../support/protection.ts'
import { sendText, statusOf } from '../support/raw-http.ts'

/** The same headers on every response: pages, files and all errors. (Over the rate limit: metrics.test.ts.) */

const { url, publishableKey } = inject('host')
const apikey = { apikey: publishableKey }

describe('security headers', () => {
  it.each(pageAddresses())('are set on %s', { tags: ['security-headers'] }, async (path) => {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(path === PATHS.notFound ? 404 : 200)
    expectProtection(answer)
  })

  it('isolate the dashboard from windows that opened it', async () => {
    const { headers } = await fetch(`${url}/profile`)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  it.each([
    ['no request', 400, 'GARBAGE'],
    ['headers that are too long', 431, `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}`],
    ['two lengths', 400, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2'],
    ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close'],
    ['an expectation', 405, 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: none'],
    ['a request to a proxy', 405, 'CONNECT a.example:443 HTTP/1.1\r\nHost: localhost'],
  ])('are set on the response to %s, %d', { tags: ['security-headers'] }, async (_, status, text) => {
    const [head = ''] = (await sendText({ url }, `${text}\r\n\r\n`)).split('\r\n\r\n')
    const headers = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])
    expect(statusOf(head)).toBe(status)
    expectProtection(new Response(null, { headers }))
  })

  const json = { ...apikey, 'content-type': 'application/json' }
  const cases: [string, number, string, RequestInit][] = [
    ['an unknown page', 404, '/no-such-page', {}],
    ['a wrong method', 405, '/', { method: 'POST' }],
    ['a redirect', 302, '/login', { redirect: 'manual' }],
    [
      'a body that is too large',
      413,
      '/rest/v1/quote_requests',
      { method: 'POST', headers: json, body: 'x'.repeat(1_100_000) },
    ],
    ['a missing key', 401, '/rest/v1/quote_requests', {}],
    ['an unknown table', 404, '/rest/v1/nothing', { headers: apikey }],
    ['health', 200, '/healthz', {}],
  ]
  const ofFunctions: typeof cases = [
    ['an unknown function', 404, '/functions/v1/nothing', { method: 'POST', headers: json, body: '{}' }],
    ['a wrong method of a function', 405, '/functions/v1/send-admin-notification', { headers: apikey }],
    [
      'a body that a function cannot read',
      400,
      '/functions/v1/send-admin-notification',
      { method: 'POST', headers: json, body: '{' },
    ],
  ]
  async function expectAnswer(_: string, status: number, path: string, init: RequestInit) {
    const answer = await fetch(url + path, init)
    expect(answer.status).toBe(status)
    expectProtection(answer)
    if (path.startsWith('/functions/')) expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  it.each(cases)('are set on the response to %s, %d', { tags: ['security-headers'] }, expectAnswer)
  it.each(ofFunctions)(
    'are set on the response to %s, %d',
    { tags: ['security-headers', 'own-gateway'] },
    expectAnswer,
  )
})
