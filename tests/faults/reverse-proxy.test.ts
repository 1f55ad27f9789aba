// @module-tag release

import { connect } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { sampleRow, service, storedBytes } from '../support/clients.ts'
import { ownHost } from '../support/own-host.ts'
import { choosePort } from '../support/ports.ts'
import { availableProxies, DOMAIN, type ReverseProxy, startProxy } from '../support/reverse-proxy.ts'
import { sampleUpload } from '../support/samples.ts'

/** deploy/nginx.conf and deploy/Caddyfile, for real: a host behind each of them. */

const { host } = ownHost({ TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '5' })

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A request as a browser sends it to the site; each over a connection of its own. */
function ask(
  proxy: ReverseProxy,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      {
        host: '127.0.0.1',
        port: proxy.tls,
        servername: DOMAIN,
        ca: proxy.authority,
        method,
        path,
        agent: false,
        headers: { host: DOMAIN, ...headers, ...(body && { 'content-length': body.length }) },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

const postData = (proxy: ReverseProxy, path: string, body: object) =>
  ask(proxy, `/rest/v1/${path}`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  })

function upload(proxy: ReverseProxy, size: number) {
  const { path, bytes, options } = sampleUpload('pdf', size)
  const headers = { apikey: host.publishableKey, 'content-type': options.contentType }
  const answer = ask(proxy, `/storage/v1/object/${QUOTE_BUCKET}/${path}`, {
    method: 'POST',
    headers,
    body: bytes,
  })
  return { answer, path, bytes }
}

/** The protocol that the proxy agrees to speak, and the status of a page over it. */
function overHttp2(proxy: ReverseProxy): Promise<[string | undefined | false | null, number]> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${proxy.tls}`, { ca: proxy.authority, servername: DOMAIN })
    session.on('error', reject)
    const stream = session.request({ ':path': '/get-quote', ':authority': DOMAIN })
    stream.on('response', (headers) => {
      resolve([session.alpnProtocol ?? null, Number(headers[':status'])])
      session.destroy()
    })
    stream.end()
  })
}

describe.each(availableProxies())('%s', (kind) => {
  let proxy: ReverseProxy
  beforeAll(async () => {
    proxy = await startProxy(kind, Number(new URL(host.url).port))
  })
  afterAll(() => proxy.close())

  it('gives the site as it is, by HTTP/2 and over TLS only, and keeps what is for the machine to itself', {
    tags: ['behind-a-proxy'],
  }, async () => {
    expect(await overHttp2(proxy)).toEqual(['h2', 200])
    const page = await ask(proxy, '/get-quote', { headers: { 'accept-encoding': 'br' } })
    expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } })
    expect(page.headers['strict-transport-security']).toMatch(/max-age=/)
    expect(page.headers['content-security-policy']).toMatch(/script-src/)
    const plain = await fetch(`http://127.0.0.1:${proxy.plain}/services`, {
      redirect: 'manual',
      headers: { host: DOMAIN },
    })
    expect([301, 308]).toContain(plain.status)
    expect(plain.headers.get('location')).toMatch(/^https:\/\//)
    for (const path of ['/metrics', '/dev/mail', '/dev/mail/preview'])
      expect((await ask(proxy, path)).status, path).toBe(404)
    expect((await ask(proxy, '/readyz')).status).toBe(200)
  })

  it('lets a document of 10 MB through, and the host refuse one byte more', {
    tags: ['behind-a-proxy'],
  }, async () => {
    const { answer, path, bytes } = upload(proxy, FILE_LIMITS.maxBytes)
    expect((await answer).status).toBe(200)
    expect((await storedBytes(host, path)).equals(bytes)).toBe(true)
    const tooLarge = await upload(proxy, FILE_LIMITS.maxBytes + 1).answer
    expect(tooLarge.status).toBe(413)
    expect(tooLarge.body.toString()).toContain('10 MB')
  })

  it('writes down no secret of a private link, whatever becomes of the request', {
    tags: ['proxy-logs'],
  }, async () => {
    const secrets = ['request', 'token_hash', 'link', 'key', 'operator'].map((name) => [
      name,
      `secret-${crypto.randomUUID()}`,
    ])
    // Behind this one nobody answers: what goes wrong is logged at more length than what goes well.
    const away = await startProxy(kind, await choosePort())
    const body = Buffer.alloc(12_000_000)
    const asked = secrets.flatMap(([name, secret]) => {
      const query = `?${name}=${secret}`
      const headers = { referer: `https://${DOMAIN}/get-quote${query}` }
      return [proxy, away].flatMap((through) => [
        ask(through, `/get-quote${query}`, { headers }),
        ask(through, `/functions/v1/open-document${query}`, { headers }),
        ask(through, `/functions/v1/consultations-feed${query}`, { headers }),
        ask(through, `/metrics${query}`, { headers }),
        ask(through, `/functions/v1/guest-request${query}`, { method: 'POST', headers, body }),
        fetch(`http://127.0.0.1:${through.plain}/get-quote${query}`, {
          redirect: 'manual',
          headers: { host: DOMAIN, ...headers },
        }),
      ])
    })
    await Promise.allSettled(asked)
    const name = `${Date.now()}-${'f'.repeat(32)}.pdf`
    await ask(away, `/storage/v1/object/${QUOTE_BUCKET}/${name}`, { method: 'POST', body: Buffer.from('x') })
    const logs = (await proxy.logs()) + (await away.logs())
    // Something was written down.
    expect(logs).toMatch(kind === 'nginx' ? / GET \/get-quote HTTP/ : /"uri":"\/get-quote"/)
    for (const [, secret = ''] of secrets) expect(logs).not.toContain(secret)
    if (kind === 'nginx') expect(logs).not.toContain(name)
    await away.close()
  })

  // nginx does not wait for a host: for as long as it restarts, it says that nobody answers.
  if (kind === 'caddy')
    it('while the host is restarted, requests wait for it and none fails', {
      tags: ['behind-a-proxy'],
    }, async () => {
      const counts: Record<string, number> = {}
      const rows: string[] = []
      let going = true
      const requests: (() => Promise<Answer>)[] = [
        () => ask(proxy, '/'),
        () => postData(proxy, 'rpc/taken_slots', { from_date: '2027-01-04', to_date: '2027-02-03' }),
        () => {
          const row = sampleRow()
          rows.push(row.id)
          return postData(proxy, 'quote_requests', row)
        },
        () => upload(proxy, 200_000).answer,
      ]
      const workers = requests.map(async (send, i) => {
        while (going) {
          const outcome = await send().then(
            ({ status }) => status,
            (error: Error & { code?: string }) => error.code ?? error.message,
          )
          const name = `${i}: ${outcome}`
          counts[name] = (counts[name] ?? 0) + 1
          await wait(20)
        }
      })
      await wait(1_000)
      expect(await host.stop()).toBe(0)
      await host.start()
      await wait(2_000)
      going = false
      await Promise.all(workers)
      process.stdout.write(`${kind}: requests by kind and outcome ${JSON.stringify(counts)}\n`)
      expect(Object.keys(counts).sort()).toEqual(['0: 200', '1: 200', '2: 201', '3: 200'])
      expect(rows.length).toBeGreaterThan(10)
      const stored = await service(host).from('quote_requests').select('id').in('id', rows)
      expect(stored.data).toHaveLength(rows.length)
    })
})
