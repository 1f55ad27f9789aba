/** @module-tag own-machine */
import { request } from 'node:http'
import { describe, expect, inject, it } from 'vitest'

const host = inject('host')

function raw(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request(`${host.url}${path}`, { method, headers }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
    call.on('error', reject)
    call.end()
  })
}

describe('the host', () => {
  it('says that it is alive, and that database, storage and mail work', async () => {
    expect((await fetch(`${host.url}/healthz`)).status).toBe(200)
    const ready = await fetch(`${host.url}/readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({ database: true, storage: true, mail: true })
  })

  it('shows captured mail on this machine only', async () => {
    expect((await raw('/dev/mail', {})).status).toBe(200)
    expect((await raw('/dev/mail', { host: 'www.example.com' })).status).toBe(404)
    expect((await raw('/dev/mail', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
    expect((await raw('/dev/mail/..%2fsecrets.json', {})).status).toBe(404)
    expect((await raw('/dev/mail/preview', {})).status).toBe(200)
    expect((await raw('/dev/mail/preview/__proto__', {})).status).toBe(404)
    expect((await raw('/dev/mail/preview', { host: 'www.example.com' })).status).toBe(404)
    expect((await raw('/dev/mail/preview', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  })

  it.each(['exa mple', '[::1', 'a:b:c', '<script>'])('answers 400 to the Host %j', async (name) => {
    for (const path of ['/', '/rest/v1/profiles']) {
      expect((await raw(path, { host: name, apikey: host.publishableKey })).status).toBe(400)
    }
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

  it('answers unknown paths of the prefixes, and other methods, without a stack trace or another product’s page', async () => {
    const headers = { apikey: host.publishableKey }
    for (const path of [
      '/functions/v1/nothing',
      '/rest/v1/nothing',
      '/storage/v1/nothing',
      '/auth/v1/nothing',
    ]) {
      const response = await fetch(`${host.url}${path}`, { headers })
      expect([400, 401, 404], path).toContain(response.status)
      expect(await response.text(), path).not.toMatch(/node_modules|\bat .*:\d+:\d+|<html/i)
    }
    expect((await fetch(`${host.url}/get-quote`, { method: 'POST' })).status).toBe(405)
  })
})
