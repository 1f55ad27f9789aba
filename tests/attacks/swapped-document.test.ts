import { createHash } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { request as send } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { FILE_TYPES, guestFilePath } from '#contract/files.ts'
import { adminNotification, type QuoteRow } from '#contract/quote.ts'
import type { DatabaseClient, Dependencies } from '#functions/_shared/dependencies.ts'
import { checkDocuments } from '#functions/_shared/documents/check.ts'
import { createOpenDocument } from '#functions/_shared/documents/open-document.ts'
import { anonymous, sampleRow, sendQuote, service, storeQuote, sweep } from '../support/clients.ts'
import { type GenuineStorage, type Moment, startGenuineStorage } from '../support/genuine-storage.ts'
import { eventually } from '../support/host.ts'
import { tokenFor } from '../support/links.ts'
import { workerHost } from '../support/own-host.ts'
import { sampleFile } from '../support/samples.ts'

/** An attacker uploads a harmless document and replaces it after the check. */

const HARMLESS = sampleFile('pdf', 300_000)
/** Its first bytes look like a PDF. */
const HARMFUL = Buffer.concat([sampleFile('pdf', 200_000, 7), Buffer.from('a program')])
const PDF = { contentType: FILE_TYPES.pdf }
const FILE = { name: 'deed.pdf', size: HARMLESS.length, type: FILE_TYPES.pdf }
const PROGRAM = Buffer.from(`MZ${'\0'.repeat(500)}This program cannot be run in DOS mode`)

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Its digest, or the status of a refusal. */
const contentOf = async (response: Response): Promise<string | number> =>
  response.ok ? digest(await response.bytes()) : response.status

const { host, sql } = workerHost()

/** On the disk. */
const placeOf = (path: string) => join(host.dataDir, 'files', QUOTE_BUCKET, path.replaceAll('.', '%2E'))

/** Sends one half at once and the rest on demand. Resolves with the status, 0 for none. */
function slowUpload(address: string, bytes: Buffer, headers: Record<string, string> = {}) {
  const call = send(`${host.url}${address}`, {
    method: headers.method ?? 'POST',
    headers: {
      apikey: host.publishableKey,
      'content-type': 'application/pdf',
      'content-length': bytes.length,
      ...headers,
    },
  })
  const answered = new Promise<number>((done) => {
    call.on('response', (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0))
    })
    call.on('error', () => done(0))
  })
  const half = bytes.length >> 1
  const begun = new Promise<void>((done) => call.write(bytes.subarray(0, half), () => setTimeout(done, 150)))
  return {
    begun,
    async finish(): Promise<number> {
      call.end(bytes.subarray(half))
      return answered
    },
  }
}

async function request(path: string): Promise<QuoteRow> {
  const row = sampleRow({ uploaded_files: [{ ...FILE, path }] })
  expect((await anonymous(host).from('quote_requests').insert(row)).error).toBeNull()
  return row
}

async function handIn(path: string): Promise<QuoteRow> {
  await anonymous(host).storage.from(QUOTE_BUCKET).upload(path, HARMLESS, PDF)
  return request(path)
}

const notify = (row: QuoteRow) =>
  anonymous(host).functions.invoke('send-admin-notification', {
    body: adminNotification(row, 'quote_request', new Date()),
  })

async function documentOf(requestId: string) {
  const [row] = await sql`select * from public.request_documents where request_id = ${requestId}`
  return row as { id: string; path: string; uploaded_path: string; sha256: string; state: string }
}

async function opened(documentId: string): Promise<string | number> {
  const token = tokenFor(host, 'link', documentId)
  return contentOf(await fetch(`${host.url}/functions/v1/open-document?link=${token}`))
}

it.each([false, true])(
  'a slow upload under the same name (upsert: %s) that ends after the check replaces nothing',
  { tags: ['swapped-documents'] },
  async (upsert) => {
    const headers: Record<string, string> = upsert ? { 'x-upsert': 'true' } : {}
    for (const order of ['before', 'after'] as const) {
      const path = guestFilePath('pdf')
      const address = `/storage/v1/object/${QUOTE_BUCKET}/${path}`
      let slow = slowUpload(address, HARMFUL, headers)
      if (order === 'before') await slow.begun
      const row = await handIn(path)
      if (order === 'after') {
        await slow.finish()
        slow = slowUpload(address, HARMFUL, headers)
        await slow.begun
      }
      await notify(row)
      const document = await documentOf(row.id)
      expect(document.state, order).toBe('accepted')
      const checked = await opened(document.id)
      expect(checked).toBe(document.sha256)
      await slow.finish()
      expect(await opened(document.id), order).toBe(checked)
    }
  },
)

describe('a file uploaded under the name after the check', () => {
  it('belongs to no request, is swept, and the name stays taken', {
    tags: ['swapped-documents'],
  }, async () => {
    const { row } = await sendQuote(anonymous(host))
    const { uploaded_path, path, id, sha256 } = await documentOf(row.id)
    await anonymous(host).storage.from(QUOTE_BUCKET).upload(uploaded_path, HARMFUL, PDF)
    const stolen = sampleRow({ uploaded_files: [{ ...FILE, path: uploaded_path, size: HARMFUL.length }] })
    expect((await anonymous(host).from('quote_requests').insert(stolen)).status).toBe(409)
    await sql`update storage.objects set created_at = now() - interval '25 hours' where name = any(${[path, uploaded_path]})`
    await sweep(host)
    const names = await sql`select name from storage.objects where name = any(${[path, uploaded_path]})`
    expect(names.map(({ name }) => name)).toEqual([path])
    expect(await opened(id)).toBe(sha256)
  })

  it('is deleted with the person', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { row } = await sendQuote(anonymous(host), { email })
    const { uploaded_path, path } = await documentOf(row.id)
    await anonymous(host).storage.from(QUOTE_BUCKET).upload(uploaded_path, HARMFUL, PDF)
    const { data } = await service(host).rpc('erase_person', { address: email })
    expect([...data.paths].sort()).toEqual([path, uploaded_path].sort())
  })

  it('cannot replace the document, even for a visitor who knows its path', async () => {
    const { row } = await sendQuote(anonymous(host))
    const { path, id, sha256 } = await documentOf(row.id)
    expect(path).toMatch(/^checked\/[0-9a-f-]{36}\.pdf$/)
    const bucket = anonymous(host).storage.from(QUOTE_BUCKET)
    expect((await bucket.upload(path, HARMFUL, PDF)).error).not.toBeNull()
    expect((await bucket.upload(path, HARMFUL, { ...PDF, upsert: true })).error).not.toBeNull()
    expect((await bucket.update(path, HARMFUL, PDF)).error).not.toBeNull()
    expect((await bucket.move(guestFilePath('pdf'), path)).error).not.toBeNull()
    expect((await bucket.download(path)).error).not.toBeNull()
    expect(await opened(id)).toBe(sha256)
  })
})

describe('the check', () => {
  it('resumes wherever it was interrupted', { tags: ['swapped-documents'] }, async () => {
    const operator = service(host)
    const { row, bytes } = await storeQuote(anonymous(host))
    await operator.rpc('documents_to_check', { request: row.id })
    const chosen = await documentOf(row.id)
    expect(chosen.path).not.toBe(chosen.uploaded_path)
    // An interrupted move: the file has only its new name, which the database does not know yet.
    await mkdir(placeOf('checked'), { recursive: true })
    await link(placeOf(chosen.uploaded_path), placeOf(chosen.path))
    await unlink(placeOf(chosen.uploaded_path))
    expect((await notify(row)).error).toBeNull()
    const done = await documentOf(row.id)
    expect([done.path, done.state, done.sha256]).toEqual([chosen.path, 'accepted', digest(bytes)])
    expect(await opened(done.id)).toBe(digest(bytes))

    const moved = await storeQuote(anonymous(host))
    await operator.rpc('documents_to_check', { request: moved.row.id })
    const { path, uploaded_path } = await documentOf(moved.row.id)
    await operator.storage.from(QUOTE_BUCKET).move(uploaded_path, path)
    expect((await notify(moved.row)).error).toBeNull()
    expect(await documentOf(moved.row.id)).toMatchObject({ path, state: 'accepted' })
  })

  it('run ten times at once accepts what was sent, and finds nothing missing', async () => {
    const { row, bytes } = await storeQuote(anonymous(host))
    await Promise.all(Array.from({ length: 10 }, () => notify(row)))
    expect(await documentOf(row.id)).toMatchObject({ state: 'accepted', sha256: digest(bytes) })
  })
})

it('bytes that differ from the accepted ones are never served, and the log says so', {
  tags: ['swapped-documents'],
}, async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const { row } = await sendQuote(anonymous(host), { email })
  const { id, path } = await documentOf(row.id)
  const file = placeOf(path)
  const good = await readFile(file)
  for (const bad of [HARMFUL, good.subarray(1), Buffer.concat([good, Buffer.from('x')]), Buffer.alloc(0)]) {
    await writeFile(file, bad)
    expect(await opened(id)).toBe(404)
  }
  const told = new RegExp(`document-altered.*${id}`)
  await eventually(async () => told.test(await host.output()) || undefined, 20, 'the line of the log')
  await writeFile(file, good)
  expect(await opened(id)).toBe(digest(good))
})

describe('where the last writer wins, as on the platform', () => {
  let storage: GenuineStorage
  beforeAll(async () => {
    storage = await startGenuineStorage(sql)
  })
  afterAll(() => storage.close())

  function dependencies(): Dependencies {
    const database = service(host) as unknown as DatabaseClient
    Object.defineProperty(database, 'storage', { value: storage.client })
    const settings = { LINK_SIGNING_SECRET: host.linkSecret } as Dependencies['settings']
    return { database, settings, log: () => {}, now: () => new Date() } as unknown as Dependencies
  }

  /** Stored, but not checked yet. */
  async function waiting() {
    const path = guestFilePath('pdf')
    await storage.upload(path, HARMLESS, FILE_TYPES.pdf)
    return { row: await request(path), swap: () => storage.upload(path, PROGRAM, FILE_TYPES.pdf) }
  }

  async function open(id: string): Promise<string | number> {
    const address = `http://localhost/functions/v1/open-document?ticket=${tokenFor(host, 'ticket', id)}`
    return contentOf(await createOpenDocument(dependencies())(new Request(address)))
  }

  const moments: Moment[] = ['before the move', 'in the middle of the move', 'after the move']
  it.each(moments)(
    'after an upload that ends %s the operator gets what was checked, or nothing',
    { tags: ['swapped-documents'] },
    async (moment) => {
      const { row, swap } = await waiting()
      storage.meanwhile(moment, swap)
      await checkDocuments(dependencies(), row.id)
      const { id, state } = await documentOf(row.id)
      // before the move, the replaced file is checked
      const expected = moment === 'before the move' ? ['refused', 404] : ['accepted', digest(HARMLESS)]
      expect([state, await open(id)]).toEqual(expected)
      await swap()
      expect([state, await open(id)]).toEqual(expected)
    },
  )

  it('two checks at once, with an upload between them, agree', async () => {
    const { row, swap } = await waiting()
    // the second check uses the path chosen by the first
    storage.meanwhile('before the move', async () => {
      await checkDocuments(dependencies(), row.id)
      await swap()
    })
    await checkDocuments(dependencies(), row.id)
    const { id, state } = await documentOf(row.id)
    expect([state, await open(id)]).toEqual(['accepted', digest(HARMLESS)])
  })

  it('a file that does not exist is missing, and a check without storage decides nothing', async () => {
    const { row } = await waiting()
    await sql`delete from storage.objects where name = ${(await documentOf(row.id)).path}`
    await checkDocuments(dependencies(), row.id)
    expect((await documentOf(row.id)).state).toBe('missing')
    const other = await waiting()
    const away = dependencies()
    Object.defineProperty(away.database, 'storage', {
      value: service({ ...host, url: 'http://127.0.0.1:9' }).storage,
    })
    await expect(checkDocuments(away, other.row.id)).rejects.toThrow()
    expect((await documentOf(other.row.id)).state).toBe('unchecked')
    await checkDocuments(dependencies(), other.row.id)
    expect((await documentOf(other.row.id)).state).toBe('accepted')
  })
})
