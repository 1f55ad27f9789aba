/** @module-tag own-machine */
import { describe, expect, inject, it } from 'vitest'
import { sendRaw } from '../support/raw-http.ts'

const host = inject('host')

const raw = async (path: string, headers: Record<string, string> = {}) =>
  (await sendRaw(host, { path, headers })).status

describe('the host', () => {
  it('says that it is alive, and that database, storage and mail work', async () => {
    expect((await fetch(`${host.url}/healthz`)).status).toBe(200)
    const ready = await fetch(`${host.url}/readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({ database: true, storage: true, mail: true })
  })

  it('says so to whom reads only', { tags: ['allow-list'] }, async () => {
    for (const path of ['/healthz', '/readyz', '/readyz/host'])
      for (const method of ['POST', 'DELETE', 'OPTIONS'])
        expect((await fetch(host.url + path, { method })).status, `${method} ${path}`).toBe(405)
  })

  it('shows captured mail on this machine only', async () => {
    expect(await raw('/dev/mail')).toBe(200)
    expect(await raw('/dev/mail', { host: 'www.example.com' })).toBe(404)
    expect(await raw('/dev/mail', { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
    expect(await raw('/dev/mail/..%2fsecrets.json')).toBe(404)
    expect(await raw('/dev/mail/preview')).toBe(200)
    expect(await raw('/dev/mail/preview/__proto__')).toBe(404)
    expect(await raw('/dev/mail/preview', { host: 'www.example.com' })).toBe(404)
    expect(await raw('/dev/mail/preview', { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  })

  it('says 404 with the page that says so', async () => {
    for (const path of ['/no/such', '/404', '/es/404']) expect(await raw(path), path).toBe(404)
  })

  it('never redirects to another site', { tags: ['own-links'] }, async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/..',
      '/\\evil.example/',
      '/%2f/evil.example/',
      '///',
    ]) {
      const response = await fetch(`${host.url}${path}`, { redirect: 'manual' })
      expect([200, 302, 400, 404], path).toContain(response.status)
      const location = response.headers.get('location')
      if (location) expect(new URL(location, host.url).origin, path).toBe(host.url)
    }
  })

  it('keeps only the targets of e-mail links out of search engines', async () => {
    const robots = async (path: string) => (await fetch(host.url + path)).headers.get('x-robots-tag')
    expect(await robots('/auth?token_hash=x&type=signup')).toBe('noindex')
    expect(await robots('/get-quote?from=Spain')).toBe('noindex')
    expect(await robots('/auth?reset=true')).toBeNull()
    expect(await robots('/get-quote')).toBeNull()
  })

  it('refuses a body that is too large for data, auth and functions', {
    tags: ['slow-clients'],
  }, async () => {
    const body = JSON.stringify({ id: 'x'.repeat(2_000_000) })
    for (const path of [
      '/rest/v1/quote_requests',
      '/auth/v1/signup',
      '/functions/v1/send-admin-notification',
    ]) {
      const headers = { apikey: host.publishableKey, 'content-type': 'application/json' }
      expect((await fetch(`${host.url}${path}`, { method: 'POST', headers, body })).status, path).toBe(413)
      const chunked = {
        method: 'POST',
        headers,
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestInit
      expect((await fetch(`${host.url}${path}`, chunked)).status, `${path}, chunked`).toBe(413)
    }
  })
})
