import { zipSync } from 'fflate'
import { describe, expect, inject, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import {
  extensionOf,
  FILE_TYPES,
  type FileExtension,
  fileProblemMessage,
  guestFilePath,
  type UploadedFile,
} from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { referenceOf } from '#contract/reference.ts'
import { ENGLISH } from '#functions/_shared/words.ts'
import { anonymous, customer, sampleRow, sendQuote, service, storedPathOf } from '../support/clients.ts'
import { eventually } from '../support/host.ts'
import { compoundFile, docFile, lockedDocx, pdfWith } from '../support/protected-files.ts'
import { sampleFile, sampleUpload } from '../support/samples.ts'
import { replaceUnseen } from '../support/unseen-files.ts'

const host = inject('host')
const visitor = anonymous(host)
const operator = service(host)

async function messagesOf(id: string) {
  const { data } = await operator.from('outbox').select().eq('subject_id', id).order('kind')
  return data ?? []
}

const unique = () => `${crypto.randomUUID()}@example.com`

describe('a quote request', () => {
  it('is inserted once, however often it is sent', async () => {
    const row = sampleRow()
    expect((await visitor.from('quote_requests').insert(row)).status).toBe(201)
    const again = await visitor.from('quote_requests').insert(row)
    expect(again.status).toBe(409)
    expect(again.error).toMatchObject({ code: '23505' })
    expect(again.error?.message).toContain('quote_requests_pkey')
    expect((await operator.from('quote_requests').select().eq('id', row.id)).data).toHaveLength(1)
  })

  it('has what the browser counted, and is refused with anything out of bounds', async () => {
    const good = {
      ...{ document_pages: 100_000, document_words: 0, uncounted_files: 10 },
      ...{ estimate_from: 0, estimate_to: 100_000_000 },
    }
    const row = sampleRow(good)
    expect((await visitor.from('quote_requests').insert(row)).status).toBe(201)
    expect((await operator.from('quote_requests').select().eq('id', row.id).single()).data).toMatchObject(
      good,
    )
    for (const bad of [
      ...[0, -1, 100_001, 1.5, 2 ** 31, 1e300, 'Infinity', 'NaN', '', {}, []].map((document_pages) => ({
        document_pages,
      })),
      ...[-1, 10_000_001].map((document_words) => ({ document_words })),
      ...[0, 11].map((uncounted_files) => ({ uncounted_files })),
      ...[{ service_type: 'Sworn interpreting' }, { urgency: 'now' }, { task_description: ' \n ' }],
      ...[{ estimate_from: 1 }, { estimate_to: 1 }, { estimate_from: 2, estimate_to: 1 }],
      ...[
        { estimate_from: -1, estimate_to: 1 },
        { estimate_from: 1, estimate_to: 100_000_001 },
      ],
      ...[
        { source_language: 'a\nb' },
        { target_language: 'x'.repeat(61) },
        { country_of_origin_other: '\u202Ea' },
      ],
    ]) {
      const refused = sampleRow(bad as object)
      const { status } = await visitor.from('quote_requests').insert(refused)
      expect(status, JSON.stringify(bad)).toBe(400)
      expect((await operator.from('quote_requests').select('id').eq('id', refused.id)).data).toEqual([])
    }
  })

  it.runIf(inject('customers'))(
    'cannot belong to another customer’s account',
    { tags: ['anonymous-quotes'] },
    async () => {
      const [anna, ben] = [await customer(host, unique()), await customer(host, unique())]
      expect((await visitor.from('quote_requests').insert(sampleRow({ user_id: anna.id }))).status).toBe(401)
      expect((await ben.client.from('quote_requests').insert(sampleRow({ user_id: anna.id }))).status).toBe(
        403,
      )
      const own = sampleRow({ user_id: anna.id })
      expect((await anna.client.from('quote_requests').insert(own)).status).toBe(201)
      const seenByAnna = await anna.client.from('quote_requests').select('id, reference')
      expect(seenByAnna.data).toEqual([{ id: own.id, reference: referenceOf(own.id) }])
      expect((await ben.client.from('quote_requests').select()).data).toEqual([])
      const moved = await anna.client.from('quote_requests').update({ user_id: ben.id }).eq('id', own.id)
      expect(moved.status).toBe(403)
    },
  )

  it('cannot claim a file of another request', async () => {
    const { row } = await sendQuote(visitor)
    const { status } = await visitor
      .from('quote_requests')
      .insert(sampleRow({ uploaded_files: row.uploaded_files }))
    expect(status).toBe(409)
  })
})

describe('send-admin-notification', () => {
  const invoke = (body: unknown, init: RequestInit = {}) =>
    fetch(`${host.url}/functions/v1/send-admin-notification`, {
      method: 'POST',
      headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    })

  it('sends one message to each side, once, and answers with the reference', async () => {
    const { row, notification } = await sendQuote(visitor, { email: unique() })
    expect(notification.data.reference).toBe(referenceOf(row.id))
    // by this call, or by the jobs if they were faster
    await eventually(async () => {
      const messages = await messagesOf(row.id)
      return messages.every(({ status }) => status === 'sent') || undefined
    })
    expect((await invoke({ id: row.id })).status).toBe(200)
    expect(await messagesOf(row.id)).toMatchObject([
      { kind: 'quote_customer', recipient: row.email, attempts: 1 },
      { kind: 'quote_operator', recipient: null, attempts: 1 },
    ])
  })

  it('sends nothing for a request that does not exist', { tags: ['justified-mail'] }, async () => {
    const [id, victim] = [crypto.randomUUID(), unique()]
    expect((await invoke({ id, userInfo: { email: victim } })).status).toBe(404)
    expect(await messagesOf(id)).toEqual([])
    expect((await operator.from('outbox').select().eq('recipient', victim)).data).toEqual([])
  })

  it('removes stored files that are not what they are said to be, and names each', {
    tags: ['own-machine', 'true-types', 'upload-size'],
  }, async () => {
    const bucket = operator.storage.from(QUOTE_BUCKET)
    const unseen = [
      { name: 'contract.pdf', extension: 'pdf', bytes: 'MZ this is a program', problem: 'content' },
      { name: 'scan.png', extension: 'png', bytes: sampleFile('jpg'), problem: 'content' },
      { name: 'seal.png', extension: 'png', bytes: '<svg><script/></svg>', problem: 'content' },
      {
        name: 'book.pdf',
        extension: 'pdf',
        bytes: sampleFile('pdf', FILE_LIMITS.maxBytes + 1),
        problem: 'too-large',
      },
    ] as const
    const files: UploadedFile[] = []
    const reasons: { name: string; reason: string }[] = []
    for (const { name, extension, bytes, problem } of unseen) {
      const { path, bytes: seen, options } = sampleUpload(extension)
      await visitor.storage.from(QUOTE_BUCKET).upload(path, seen, options)
      if (await replaceUnseen(host, path, bytes, options.contentType)) {
        files.push({ name, path, size: seen.length, type: options.contentType })
        reasons.push({ name, reason: fileProblemMessage(ENGLISH, name, problem) })
      } else expect(problem).toBe('too-large')
    }
    const row = sampleRow({ uploaded_files: files })
    await visitor.from('quote_requests').insert(row)
    const response = await invoke({ id: row.id })
    expect(response.status).toBe(422)
    expect((await response.json()).error.files).toEqual(reasons)
    for (const { path } of files)
      for (const name of [path, await storedPathOf(host, path)])
        expect((await bucket.download(name)).error).not.toBeNull()
  })

  it('looks through whole documents: for passwords, and for what only begins like one', {
    tags: ['locked-files', 'true-types'],
  }, async () => {
    const installer = compoundFile([{ name: 'Installer', bytes: Buffer.alloc(5_000) }])
    const files: [name: string, bytes: Buffer<ArrayBuffer>, state: string, needsPassword: boolean][] = [
      ['statement.pdf', await pdfWith({ userPassword: 'secret' }), 'accepted', true],
      ['restricted.pdf', await pdfWith({ ownerPassword: 'owner' }), 'accepted', false],
      ['contract.docx', lockedDocx(), 'accepted', true],
      ['letter.doc', docFile(true), 'accepted', true],
      ['will.doc', docFile(false), 'accepted', false],
      ['will.docx', docFile(false), 'refused', false],
      ['setup.doc', installer, 'refused', false],
      ['prices.docx', Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(9) })), 'refused', false],
    ]
    const uploaded: UploadedFile[] = []
    for (const [name, bytes] of files) {
      const extension = extensionOf(name) as FileExtension
      const [path, type] = [guestFilePath(extension), FILE_TYPES[extension]]
      const { error } = await visitor.storage.from(QUOTE_BUCKET).upload(path, bytes, { contentType: type })
      expect(error, name).toBeNull()
      uploaded.push({ name, path, size: bytes.length, type })
    }
    const { row } = await sendQuote(visitor, { uploaded_files: uploaded })
    const { data } = await operator
      .from('request_documents')
      .select('name, state, needs_password')
      .eq('request_id', row.id)
      .order('position')
    expect(data).toEqual(files.map(([name, , state, needs_password]) => ({ name, state, needs_password })))
  })
})

describe('run-jobs', () => {
  it('is not available to visitors', async () => {
    for (const apikey of [host.publishableKey, 'sb_secret_wrong', '']) {
      const response = await fetch(`${host.url}/functions/v1/run-jobs`, {
        method: 'POST',
        headers: { apikey },
        body: '{}',
      })
      expect(response.status).toBe(401)
    }
  })
})
