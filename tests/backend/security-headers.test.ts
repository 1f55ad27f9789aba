/** @module-tag own-machine */
import { afterAll, describe, expect, inject, it } from 'vitest'
import { pageAddresses } from '#src/collections/read-content.ts'
import { type Host, startHost } from '../support/host.ts'

/** The same headers on every response: pages, files and all errors. */

const { url, publishableKey } = inject('host')
const apikey = { apikey: publishableKey }

function expectProtection({ headers }: Response): void {
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*/)
  expect(Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])).toBeGreaterThan(
    31_536_000,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('server')).toBeNull()
}

describe('security headers', () => {
  it.each(pageAddresses())('are set on %s', { tags: ['security-headers'] }, async (path) => {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(200)
    expectProtection(answer)
  })

  it('isolate the dashboard from windows that opened it', async () => {
    const { headers } = await fetch(`${url}/profile`)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
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
  }
  it.each(cases)('are set on the response to %s, %d', { tags: ['security-headers'] }, expectAnswer)
  it.each(ofFunctions)(
    'are set on the response to %s, %d',
    { tags: ['security-headers', 'own-gateway'] },
    expectAnswer,
  )

  describe('over the rate limit', () => {
    let host: Host | undefined
    afterAll(() => host?.dispose())

    it('are set on the 429 response', async () => {
      host = await startHost({ RATE_LIMIT_DATA: '1' })
      const ask = () => fetch(`${host?.url}/rest/v1/quote_requests`, { headers: apikey })
      await ask()
      const refusal = await ask()
      expect(refusal.status).toBe(429)
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
      expectProtection(refusal)
    })
  })
})
