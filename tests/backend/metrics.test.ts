/** @module-tag own-machine */

import { describe, expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow } from '../support/clients.ts'
import { eventually } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'
import { metric, readMetrics } from '../support/prometheus.ts'
import { expectProtection } from '../support/protection.ts'
import { sendRaw } from '../support/raw-http.ts'
import { sampleUpload } from '../support/samples.ts'

/** /metrics: for this machine and for holders of the token, in the Prometheus format. */

const TOKEN = 'a token of the tests, long enough'

const { host } = ownHost({ METRICS_TOKEN: TOKEN, RATE_LIMIT_AUTH: '5', SMTP_URL: 'smtp://127.0.0.1:9' })

async function read() {
  const response = await fetch(`${host.url}/metrics`)
  expect(response.status).toBe(200)
  return readMetrics(await response.text())
}

const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  sendRaw(host, { path, headers, method })

describe('who may read them', () => {
  const outside = { host: new URL(BUSINESS.host).host }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it('this machine itself', async () => {
    const response = await fetch(`${host.url}/metrics`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('from elsewhere, with the token', async () => {
    const { status, text } = await ask('/metrics', { ...outside, ...bearer(TOKEN) })
    expect(status).toBe(200)
    expect(text).toContain('# TYPE site_http_requests_total counter')
  })

  it.each<[string, Record<string, string>]>([
    ['nobody else', outside],
    ['no visitor of a proxy on this machine', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
    ['no visitor who claims to be this machine', { ...outside, 'x-forwarded-for': '127.0.0.1' }],
    ['no wrong token', { ...outside, ...bearer(`${TOKEN}x`) }],
    ['no empty token', { ...outside, authorization: 'Bearer ' }],
    ['no token of another kind', { ...outside, authorization: `Basic ${TOKEN}` }],
  ])('%s', { tags: ['private-metrics'] }, async (_, headers) => {
    const { status, text } = await ask('/metrics', headers)
    expect(status).toBe(404)
    expect(text).not.toContain('site_http')
    // indistinguishable from any other unknown path
    expect(text).toBe((await ask('/nothing-here', headers)).text)
  })

  it('and a guessed token is one event and one count, a visit without one none', {
    tags: ['private-metrics'],
  }, async () => {
    const guesses = async () =>
      Number(
        /site_refused_credentials_total\{kind="key"\} (\d+)/.exec(
          (await ask('/metrics', { host: 'localhost' })).text,
        )?.[1] ?? 0,
      )
    const before = await guesses()
    await ask('/metrics', outside)
    await ask('/metrics', { ...outside, ...bearer('a guess') })
    expect(await guesses()).toBe(before + 1)
  })

  it('with GET only', async () => {
    expect((await ask('/metrics', { host: 'localhost' }, 'POST')).status).toBe(405)
  })
})

describe('what they say', () => {
  it('changes with what visitors do', { tags: ['private-metrics'] }, async () => {
    const before = await read()
    const client = anonymous(host)
    for (let i = 0; i < 3; i++) await (await fetch(`${host.url}/get-quote`)).arrayBuffer()
    const row = sampleRow()
    expect((await client.from('quote_requests').insert(row)).status).toBe(201)
    const { path, bytes, options } = sampleUpload('pdf', 12_345)
    expect((await client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)).error).toBeNull()
    expect((await book(host, sampleBooking())).status).toBe(200)
    const signIns = Array.from({ length: 8 }, () =>
      client.auth.signInWithPassword({ email: 'nobody@example.com', password: 'long enough' }),
    )
    await Promise.all(signIns)
    await host.runJobs()

    const after = await eventually(async () => {
      const now = await read()
      const failing = metric(now, 'site_outbox_messages', { status: 'queued' }) === 2
      // the host runs its jobs at start
      const ran = metric(now, 'site_job_runs_total', { work: 'all', outcome: 'done' }) === 1
      return failing && ran && metric(now, 'site_http_requests_total', { route: 'functions' }) >= 2
        ? now
        : undefined
    })
    const grown = (name: string, labels: Record<string, string> = {}) =>
      metric(after, name, labels) - metric(before, name, labels)
    expect(grown('site_http_requests_total', { method: 'GET', route: 'page', status: '2xx' })).toBe(3)
    expect(grown('site_http_requests_total', { method: 'POST', route: 'rest', status: '2xx' })).toBe(1)
    expect(grown('site_http_requests_total', { method: 'POST', route: 'storage', status: '2xx' })).toBe(1)
    expect(grown('site_http_requests_total', { route: 'auth', status: '4xx' })).toBe(8)
    expect(grown('site_http_request_duration_seconds_count', { route: 'page' })).toBe(3)
    expect(grown('site_http_request_duration_seconds_sum', { route: 'page' })).toBeGreaterThan(0)
    expect(grown('site_rate_limited_requests_total', { service: 'credentials' })).toBe(3)
    expect(grown('site_uploaded_bytes_total')).toBe(12_345)
    expect(grown('site_bookings', { status: 'held' })).toBe(1)
    expect(grown('site_outbox_messages', { status: 'queued' })).toBe(2)
    expect(metric(after, 'site_outbox_oldest_seconds')).toBeGreaterThan(0)
    expect(metric(after, 'site_outbox_oldest_seconds')).toBeLessThan(120)
    expect(metric(after, 'site_job_last_success_timestamp_seconds', { work: 'all' })).toBeGreaterThan(1.7e9)
    expect(metric(after, 'site_database_connections', { pool: 'requests' })).toBeGreaterThan(0)
  })

  it('counts answers over the rate limit, which have the headers of all others', {
    tags: ['security-headers'],
  }, async () => {
    const before = metric(await read(), 'site_rate_limited_requests_total', { service: 'credentials' })
    const url = `${host.url}/auth/v1/token?grant_type=password`
    const headers = { apikey: host.publishableKey, 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'long enough' })
    const ask = () => fetch(url, { method: 'POST', headers, body })
    // A slow machine may be allowed some more.
    let refused = await ask()
    for (let i = 0; i < 30 && refused.status !== 429; i++) refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expectProtection(refused)
    const after = metric(await read(), 'site_rate_limited_requests_total', { service: 'credentials' })
    expect(after).toBeGreaterThan(before)
  })

  it('shows which part does not work, and the state of the process', async () => {
    const now = await read()
    const state = (part: string) => metric(now, 'site_ready', { part })
    expect([state('database'), state('storage'), state('mail')]).toEqual([1, 1, 0])
    expect(metric(now, 'process_resident_memory_bytes')).toBeGreaterThan(20e6)
    expect(metric(now, 'process_open_fds')).toBeGreaterThan(10)
    expect(metric(now, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  })

  it('contains nothing that a visitor sent, and does not grow with their input', {
    tags: ['private-metrics'],
  }, async () => {
    const size = async () => (await read()).length
    for (let i = 0; i < 3; i++) {
      await fetch(`${host.url}/canary-page-${i}?email=canary@example.com`)
      await fetch(`${host.url}/functions/v1/canary-function-${i}`, { method: 'POST' })
      await fetch(`${host.url}/rest/v1/canary_table_${i}`, { headers: { apikey: host.publishableKey } })
      await ask('/canary', { host: 'localhost' }, 'PROPFIND')
    }
    const few = await size()
    for (let i = 0; i < 60; i++) {
      await fetch(`${host.url}/canary-page-${i}.canary${i}`)
      await fetch(`${host.url}/functions/v1/canary-function-${i}`, { method: 'POST' })
    }
    // The jobs may add a route or a status, but not sixty.
    expect((await size()) - few).toBeLessThan(60)
    expect(await (await fetch(`${host.url}/metrics`)).text()).not.toMatch(/canary/i)
  })
})
