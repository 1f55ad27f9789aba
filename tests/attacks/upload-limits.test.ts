import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { guestFilePath } from '#contract/files.ts'
import { anonymous, customer } from '../support/clients.ts'
import { workerHost } from '../support/own-host.ts'
import { sendRaw, sendText, statusOf } from '../support/raw-http.ts'
import { MEGABYTE, sampleUpload } from '../support/samples.ts'
import { expectQuote, expectRefused, memoryOf, peakMemory } from '../support/siege.ts'

/** Storage accepts only one document of a permitted type and size at a time, without buffering it in memory. */

const POURED = 500

const { host } = workerHost()
let token: string
beforeAll(async () => {
  token = (await customer(host, 'customer@example.com')).token
})

/** Besides what the host has checked, or made. */
const storedFiles = async () => {
  const files = await readdir(join(host.dataDir, 'files'), { recursive: true }).catch(() => [])
  return files.filter(
    (name) =>
      /\.|%2E/.test(name.split('/').at(-1) ?? '') && !/^\.uploads|\/(checked|delivered|papers)\//.test(name),
  )
}

let before: string[]
beforeEach(async () => {
  before = await storedFiles()
})
const stored = async () => (await storedFiles()).filter((name) => !before.includes(name))

/** Without a Content-Length; resolves with the status, or 0 when the connection is closed. */
async function pour(path: string, megabytes: number, method = 'POST', headers: Record<string, string> = {}) {
  const chunk = Buffer.alloc(MEGABYTE, 'x')
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      if (sent++ < megabytes)
        controller.enqueue(sent === 1 ? Buffer.concat([Buffer.from('%PDF-1.7\n'), chunk]) : chunk)
      else controller.close()
    },
  })
  const init = {
    method,
    body,
    duplex: 'half',
    headers: { apikey: host.publishableKey, 'content-type': 'application/pdf', ...headers },
  }
  return fetch(host.url + path, init as RequestInit).then(
    ({ status }) => status,
    () => 0,
  )
}

describe('ways around the limits of an upload', () => {
  const name = guestFilePath('pdf')
  it.each([
    ['POST', `/storage/v1/object/upload/sign/${QUOTE_BUCKET}/${name}`],
    ['PUT', `/storage/v1/object/upload/sign/${QUOTE_BUCKET}/${name}?token=x`],
    ['PUT', `/storage/v1/object/${QUOTE_BUCKET}/${name}`],
    ['POST', `/storage/v1/%6fbject/${QUOTE_BUCKET}/${name}`],
    ['POST', `/storage/v1/object/quote%2Ddocuments/${name}`],
    ['POST', `/storage/v1/object/quote-documents%2f${name}`],
    ['POST', `/storage/v1/object//${QUOTE_BUCKET}/${name}`],
    ['POST', `/storage/v1/object/${QUOTE_BUCKET}/a/../${name}`],
    ['POST', `/storage/v1/Object/${QUOTE_BUCKET}/${name}`],
    ['POST', `/storage/v1/object/other/${name}`],
    ['POST', '/storage/v1/upload/resumable'],
    ['POST', '/storage/v1/bucket'],
  ])(
    '%s %s stores nothing that is too large or of another type',
    { tags: ['upload-limits'] },
    async (method, path) => {
      const html = '<html><script>alert(1)</script></html>'
      for (const headers of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[]) {
        const type = { ...headers, 'content-type': 'application/pdf' }
        const { status } = await sendRaw(host, { method, path, headers: type, body: html })
        expectRefused(status)
        expect([0, 400, 401, 403, 404, 405, 413]).toContain(await pour(path, 12, method, headers))
      }
      expect(await stored()).toEqual([])
    },
  )

  it.each(['gzip', 'br', 'deflate', 'identity, gzip'])('a body in %s is refused', async (encoding) => {
    const { path, bytes, options } = sampleUpload('pdf')
    const headers = { 'content-type': options.contentType, 'content-encoding': encoding }
    const address = `/storage/v1/object/${QUOTE_BUCKET}/${path}`
    expect((await sendRaw(host, { method: 'POST', path: address, headers, body: bytes })).status).toBe(415)
  })
})

it('memory use stays flat, whatever is sent', { tags: ['upload-limits'] }, async () => {
  const object = `/storage/v1/object/${QUOTE_BUCKET}`
  const paths = [
    '/storage/v1/object/other/a.pdf',
    '/storage/v1/nothing',
    '/rest/v1/nothing',
    '/rest/v1/quote_requests',
    '/auth/v1/otp',
    '/functions/v1/nothing',
    '/functions/v1/stripe-webhook',
    `${object}/${guestFilePath('pdf')}`,
    `/storage/v1/object/upload/sign/${QUOTE_BUCKET}/${guestFilePath('pdf')}`,
  ]
  // What the first request allocates stays, so it is not measured.
  await Promise.all(paths.map((path) => pour(path, 12)))
  const used = await memoryOf(host)
  const peak = await peakMemory(host, async () => {
    const statuses = Promise.all(paths.map((path) => pour(path, POURED)))
    await expectQuote(host)
    for (const status of await statuses) expect([0, 404, 405, 413, 415]).toContain(status)
  })
  // buffering on one path would need more; the rest is uncollected garbage
  expect(peak - used).toBeLessThan((POURED / 2) * MEGABYTE)
  expect(await stored()).toEqual([])
})

it('a request to remove 300,000 files is refused before any lookup', {
  tags: ['upload-limits'],
}, async () => {
  const body = JSON.stringify({ prefixes: Array.from({ length: 300_000 }, (_, i) => `${i}.pdf`) })
  const path = `/storage/v1/object/${QUOTE_BUCKET}`
  for (const [key, expected] of [
    [host.publishableKey, [401, 413]],
    [host.secretKey, [413]],
  ] as const) {
    const { status } = await sendRaw(host, { method: 'DELETE', path, headers: { apikey: key }, body })
    expect(expected).toContain(status)
  }
  const some = JSON.stringify({ prefixes: Array.from({ length: 1_001 }, (_, i) => `${i}.pdf`) })
  const headers = { apikey: host.secretKey }
  expect((await sendRaw(host, { method: 'DELETE', path, headers, body: some })).status).toBe(400)
  await expectQuote(host)
})

it('of a payment event without a signature the body is not kept', { tags: ['upload-limits'] }, async () => {
  const head = `POST /functions/v1/stripe-webhook HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  for (const signature of ['', 'stripe-signature: t=1,v1=abc\r\n']) {
    // The rest never comes: whoever waits for it answers 408.
    const begun = `${head}${signature}content-length: 499500\r\n\r\n{"id":`
    expect(statusOf(await sendText(host, begun))).toBe(400)
  }
})

it('a legitimate upload still works', async () => {
  const { path, bytes, options } = sampleUpload('pdf')
  expect((await anonymous(host).storage.from(QUOTE_BUCKET).upload(path, bytes, options)).error).toBeNull()
  expect(await stored()).toHaveLength(1)
})
