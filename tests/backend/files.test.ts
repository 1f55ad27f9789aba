import { readdir } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { FILE_TYPES, type FileExtension, guestFilePath } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { uploadOutcome } from '#src/lib/backend/outcomes.ts'
import { anonymous, customer, nextUpload, service, storedBytes } from '../support/clients.ts'
import { sampleFile, sampleUpload } from '../support/samples.ts'
import { openSql } from '../support/sql.ts'

const host = inject('host')
const withCustomers = it.runIf(inject('customers'))
const visitor = anonymous(host).storage.from(QUOTE_BUCKET)
const operator = service(host).storage.from(QUOTE_BUCKET)

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

/** The platform's storage mostly answers 400, with the status in the body. */
const statusOf = (refusal: { status?: number | undefined; statusCode?: string | undefined } | null) =>
  Number(refusal?.statusCode) || refusal?.status

/** Also checks that nothing was stored. */
async function refusal(path: string, bytes: Buffer<ArrayBuffer>, contentType: string) {
  const { error } = await visitor.upload(path, bytes, { contentType })
  expect(error, `${path} was taken`).not.toBeNull()
  expect((await operator.download(path)).error).not.toBeNull()
  const stored = await readdir(host.storedFiles).catch(() => [])
  expect(stored.some((name) => name.startsWith(path.slice(0, 40)))).toBe(false)
  const status = statusOf(error)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  return { status, message: error?.message }
}

const addressOf = (path: string) => `${host.url}/storage/v1/object/${QUOTE_BUCKET}/${path}`

/** Sends the first half of so many bytes, and leaves the rest. */
function beginUpload(path: string, type: string, body: Buffer) {
  const headers = { apikey: host.publishableKey, 'content-type': type, 'content-length': body.length }
  const call = request(addressOf(path), { method: 'POST', headers })
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    call.on('response', resolve).on('error', reject),
  )
  answer.catch(() => undefined)
  const written = new Promise<void>((done) => call.write(body.subarray(0, 150_000), () => done()))
  return { call, answer, written }
}

describe('uploads', () => {
  it.each(Object.keys(FILE_TYPES) as FileExtension[])('accept a genuine .%s', async (extension) => {
    const { path, bytes, options } = sampleUpload(extension)
    expect((await visitor.upload(path, bytes, options)).error).toBeNull()
    expect((await storedBytes(host, path)).equals(bytes)).toBe(true)
  })

  it('are kept for as long as asked, 3600 seconds unless told otherwise, and downloads never', {
    tags: ['downloads', 'own-machine', 'own-storage'],
  }, async () => {
    const bytes = sampleFile('pdf', 3_000)
    const store = async (body: BodyInit, headers: Record<string, string> = {}) => {
      const path = guestFilePath('pdf')
      const response = await fetch(addressOf(path), {
        method: 'POST',
        headers: { apikey: host.publishableKey, ...headers },
        body,
      })
      expect(response.status).toBe(200)
      return path
    }
    const form = (cacheControl?: string) => {
      const parts = new FormData()
      if (cacheControl !== undefined) parts.append('cacheControl', cacheControl)
      parts.append('', new Blob([bytes], { type: 'application/pdf' }), 'a.pdf')
      return parts
    }
    const raw = { 'content-type': 'application/pdf' }
    const expected: [path: string, cacheControl: string][] = [
      [await store(bytes, raw), 'max-age=3600'],
      [await store(bytes, { ...raw, 'cache-control': 'max-age=60' }), 'max-age=60'],
      [await store(bytes, { ...raw, 'cache-control': `x${'=y'.repeat(3_000)}` }), 'max-age=3600'],
      [await store(form()), 'max-age=3600'],
      [await store(form('60')), 'max-age=60'],
      [await store(form('60\r\nx: y')), 'max-age=3600'],
    ]
    // as storage-js sends them
    for (const body of [bytes, new Blob([bytes], { type: 'application/pdf' })]) {
      const path = guestFilePath('pdf')
      const options = { contentType: 'application/pdf', cacheControl: '60' }
      expect((await visitor.upload(path, body, options)).error).toBeNull()
      expected.push([path, 'max-age=60'])
    }
    const sql = openSql(host.databaseUrl)
    for (const [path, cacheControl] of expected) {
      const [stored] = await sql`
        select metadata ->> 'cacheControl' as kept from storage.objects where name = ${path}`
      expect(stored?.kept, path).toBe(cacheControl)
      const download = await fetch(addressOf(path), { headers: { apikey: host.secretKey } })
      expect(download.headers.get('cache-control')).toBe('no-store')
      await download.body?.cancel()
    }
    await sql.end()
  })

  it.each([
    ['a PDF behind a printer’s command', 'pdf', '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.4'],
    ['RTF as .doc', 'doc', '{\\rtf1\\ansi Dear Sir}'],
  ] as const)('accept %s', { tags: ['true-types'] }, async (_, extension, text) => {
    const path = guestFilePath(extension)
    const options = { contentType: FILE_TYPES[extension] }
    expect((await visitor.upload(path, Buffer.from(text), options)).error).toBeNull()
  })

  it('accept exactly 10 MB and refuse one byte more', { tags: ['upload-size', 'own-storage'] }, async () => {
    const most = sampleUpload('pdf', FILE_LIMITS.maxBytes)
    expect((await visitor.upload(most.path, most.bytes, most.options)).error).toBeNull()
    const more = sampleUpload('pdf', FILE_LIMITS.maxBytes + 1)
    expect(await refusal(more.path, more.bytes, 'application/pdf')).toEqual({
      status: 413,
      message: expect.stringMatching(/^The object exceeded the maximum allowed size/),
    })
  })

  it('refuse one byte more in a form too', { tags: ['upload-size', 'own-storage'] }, async () => {
    const { path, bytes } = sampleUpload('pdf', FILE_LIMITS.maxBytes + 1)
    const { error } = await visitor.upload(path, new Blob([bytes], { type: 'application/pdf' }))
    expect(statusOf(error)).toBe(413)
    expect((await operator.download(path)).error).not.toBeNull()
  })

  // The platform's storage reads the whole body before the database refuses it.
  it('refuse one byte more when no length is declared', {
    tags: ['upload-size', 'own-storage'],
  }, async () => {
    const { path, bytes } = sampleUpload('pdf', FILE_LIMITS.maxBytes + 1)
    const answer = await new Promise<{ status: number; statusCode?: string }>((resolve, reject) => {
      const headers = {
        apikey: host.publishableKey,
        'content-type': 'application/pdf',
        'transfer-encoding': 'chunked',
      }
      const call = request(addressOf(path), { method: 'POST', headers }, async (answer) =>
        resolve({ ...JSON.parse(await text(answer).catch(() => '{}')), status: answer.statusCode ?? 0 }),
      )
      call.on('error', reject)
      call.end(bytes)
    })
    expect(statusOf(answer)).toBe(413)
    expect((await operator.download(path)).error).not.toBeNull()
  })

  it.each([
    ['a picture whose extension claims another type', 'png', sampleFile('jpg'), { status: 415 }],
    ['an SVG that is called a picture', 'png', SVG, {}],
    ['an empty file', 'pdf', Buffer.alloc(0), { status: 400, message: 'The file is empty' }],
  ] as const)('refuse %s', { tags: ['upload-size', 'own-storage'] }, async (_, extension, bytes, told) => {
    expect(await refusal(guestFilePath(extension), bytes, FILE_TYPES[extension])).toMatchObject(told)
  })

  it('refuse a genuine PDF with another declared type', { tags: ['upload-size'] }, async () => {
    await refusal(guestFilePath('pdf'), sampleFile('pdf'), 'text/html')
  })

  it('refuse an SVG', async () => {
    await refusal(guestFilePath('pdf').replace('.pdf', '.svg'), SVG, 'image/svg+xml')
    await refusal(guestFilePath('png'), SVG, 'image/svg+xml')
  })

  it('leave a file unchanged when its path is used again', { tags: ['closed-bucket'] }, async () => {
    const { path, bytes, options } = sampleUpload('jpg', 3_000, 1)
    await visitor.upload(path, bytes, options)
    const other = sampleFile('jpg', 4_000, 2)
    const { error } = await visitor.upload(path, other, options)
    expect(error).toMatchObject({ statusCode: '409' })
    // a retry after a lost response
    expect(uploadOutcome(error)).toBe('stored')
    expect((await visitor.upload(path, other, { ...options, upsert: true })).error).not.toBeNull()
    expect((await visitor.update(path, other, options)).error).not.toBeNull()
    expect((await storedBytes(host, path)).equals(bytes)).toBe(true)
  })

  // On the platform the upload that ends last wins.
  it('store one of two racing for a path, complete', { tags: ['own-machine', 'own-storage'] }, async () => {
    const path = guestFilePath('pdf')
    const files = [1, 2, 3, 4].map((seed) => sampleFile('pdf', 200_000, seed))
    const answers = await Promise.all(
      files.map((bytes) => visitor.upload(path, bytes, { contentType: 'application/pdf' })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const winner = answers.findIndex(({ error }) => error === null)
    expect((await storedBytes(host, path)).equals(files[winner] as Buffer)).toBe(true)
  })

  it('that another one takes over from do not count as stored before that one is', {
    tags: ['own-machine', 'own-storage'],
  }, async () => {
    const { path, bytes, options } = sampleUpload('pdf', 300_000)
    const isUnderWay = await nextUpload(host)
    const older = beginUpload(path, options.contentType, bytes)
    await isUnderWay()
    const newer = beginUpload(path, options.contentType, bytes)
    const answer = await older.answer
    const error = JSON.parse(await text(answer))
    expect(uploadOutcome({ ...error, status: answer.statusCode })).toBe('transient')
    newer.call.destroy(new Error('cut'))
    expect((await operator.download(path)).error).not.toBeNull()
    expect((await visitor.upload(path, bytes, options)).error).toBeNull()
  })

  it('that are interrupted leave nothing behind, and the path can be used again', {
    tags: ['slow-clients', 'own-machine'],
  }, async () => {
    const { path, bytes, options } = sampleUpload('pdf', 300_000)
    const boundary = 'line-in-the-sand'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=""; filename="blob"\r\nContent-Type: application/pdf\r\n\r\n`
    const form = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
    const attempts = [
      { type: options.contentType, body: bytes },
      { type: `multipart/form-data; boundary=${boundary}`, body: form },
    ]
    for (const { type, body } of attempts) {
      const { call, answer, written } = beginUpload(path, type, body)
      await written
      await wait(50)
      call.destroy(new Error('cut'))
      await expect(answer).rejects.toThrow()
      expect((await operator.download(path)).error).not.toBeNull()
    }
    // A form without its last boundary is incomplete, whatever its length says.
    const torn = await fetch(addressOf(path), {
      method: 'POST',
      headers: { apikey: host.publishableKey, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: form.subarray(0, 150_000),
    })
    expect(torn.status).toBe(400)
    expect((await operator.download(path)).error).not.toBeNull()
    expect((await visitor.upload(path, bytes, options)).error).toBeNull()
    expect((await operator.download(path)).data?.size).toBe(bytes.length)
  })

  it('replace an older hanging one of the same name', { tags: ['own-machine', 'own-storage'] }, async () => {
    const { path, bytes, options } = sampleUpload('pdf', 300_000)
    const isUnderWay = await nextUpload(host)
    const { call } = beginUpload(path, options.contentType, bytes)
    await isUnderWay()
    expect((await visitor.upload(path, bytes, options)).error).toBeNull()
    expect((await storedBytes(host, path)).equals(bytes)).toBe(true)
    call.destroy()
  })

  withCustomers(
    'are refused under names that the form does not generate',
    { tags: ['file-paths'] },
    async () => {
      const bytes = sampleFile('pdf')
      const owner = await customer(host, `${crypto.randomUUID()}@example.com`)
      const names = [
        'passport.pdf',
        '../1795156345148-42a7fffeac764079.pdf',
        `${owner.id}/1795156345148.pdf`,
        'a/1795156345148-42a7fffeac764079.pdf',
        '1795156345148-42a7fffeac764079.pdf.html',
        '1795156345148-42a7fffeac764079.PDF%00.html',
        '1795156345148-42a7fffeac764079.html',
        ...['%00', '%2e%2e%2f', '..%2f', '%252e%252e%252f', '%5c', '%ff'].map((trick) => `${trick}x.pdf`),
      ]
      for (const name of names) {
        const response = await fetch(addressOf(name), {
          method: 'POST',
          headers: { apikey: host.publishableKey, 'content-type': 'application/pdf' },
          body: bytes,
        })
        expect(response.status, name).toBeGreaterThanOrEqual(400)
        expect(response.status, name).toBeLessThan(500)
      }
      const own = await owner.client.storage
        .from(QUOTE_BUCKET)
        .upload(`${owner.id}/1795156345148.pdf`, bytes, { contentType: 'application/pdf' })
      expect(own.error).toBeNull()
    },
  )
})

describe('stored files', () => {
  withCustomers('are closed to everyone but the operator', { tags: ['closed-bucket'] }, async () => {
    const { path, bytes, options } = sampleUpload('pdf')
    await visitor.upload(path, bytes, options)
    const stranger = (await customer(host, `${crypto.randomUUID()}@example.com`)).client.storage.from(
      QUOTE_BUCKET,
    )
    for (const client of [visitor, stranger]) {
      expect((await client.download(path)).error).not.toBeNull()
      expect((await client.list()).data ?? []).toEqual([])
      expect((await client.createSignedUrl(path, 60)).error).not.toBeNull()
      expect((await client.move(path, guestFilePath('pdf'))).error).not.toBeNull()
      expect((await client.copy(path, guestFilePath('pdf'))).error).not.toBeNull()
      expect((await client.remove([path])).data ?? []).toEqual([])
      expect((await client.info(path)).error).not.toBeNull()
    }
    const publicAnswer = await fetch(`${host.url}/storage/v1/object/public/${QUOTE_BUCKET}/${path}`)
    expect(publicAnswer.ok).toBe(false)
    expect((await storedBytes(host, path)).equals(bytes)).toBe(true)
  })

  it('are uncached downloads, without a public URL', {
    tags: ['downloads', 'own-storage'],
  }, async () => {
    const { path, bytes, options } = sampleUpload('png')
    await visitor.upload(path, bytes, options)
    const headers = { apikey: host.secretKey }
    const response = await fetch(addressOf(path), { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${path}`)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await operator.createSignedUrl(path, 60)).error).not.toBeNull()
  })
})
