/** @module-tag own-machine */
import { describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { UploadedFile } from '#contract/files.ts'
import type { GuestRequest, GuestRequestChange } from '#contract/guest-request.ts'
import { referenceOf } from '#contract/reference.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous, customer, sampleRow, sendQuote, service, storedPathOf } from '../support/clients.ts'
import { freshAddress, isTo } from '../support/forms.ts'
import { type CapturedMail, eventually } from '../support/host.ts'
import { tokenFor } from '../support/links.ts'
import { workerHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'
import { replaceUnseen } from '../support/unseen-files.ts'

const { host, sql } = workerHost()
const visitor = anonymous(host)

const ask = (body: unknown) => callFunction(host, 'guest-request', body)

const show = async (token: string) => (await ask({ token })).data as GuestRequest
const add = async (token: string, files: unknown) => ask({ token, action: 'add', files })

const tokenOf = (id: string, seconds = 3600) => tokenFor(host, 'request', id, { seconds })

async function stored(name: string, extension: 'pdf' | 'jpg' | 'png' = 'pdf'): Promise<UploadedFile> {
  const { path, bytes, options } = sampleUpload(extension)
  const { error } = await visitor.storage.from(QUOTE_BUCKET).upload(path, bytes, options)
  if (error) throw error
  return { name, path, size: bytes.length, type: options.contentType }
}

describe('the private link', () => {
  it('is in both parts of the acknowledgement, and shows what was sent', async () => {
    const email = freshAddress()
    const { row } = await sendQuote(visitor, { email, company_name: 'Ω <b>Ltd</b>' })
    const mail = await host.waitForMail(isTo(email))
    const link = new RegExp(`${host.url}/get-quote\\?request=([\\w.-]+)`).exec(mail.text ?? '')
    expect(mail.html).toContain(`href="${link?.[0]}#request"`)
    const { status, data } = await ask({ token: link?.[1] })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      reference: referenceOf(row.id),
      answers: { email, companyName: 'Ω <b>Ltd</b>', urgency: row.urgency, phone: row.phone },
      documents: [{ name: 'certificate.pdf', state: 'accepted' }],
      filesLeft: 9,
    })
    const { createdAt, replyBy, neededBy, linkEndsAt } = data as GuestRequest
    expect(Date.parse(String(neededBy)) - Date.parse(createdAt)).toBe(48 * 3_600_000)
    expect(Date.parse(replyBy)).toBeGreaterThan(Date.parse(createdAt))
    expect(replyBy).toMatch(/T\d\d:[03]0:00.000Z$/)
    expect((Date.parse(linkEndsAt) - Date.parse(createdAt)) / 86_400_000).toBeCloseTo(30, 1)
  })

  it('is given to the signed-in customer whose request it is, and to nobody else', async () => {
    const [owner, stranger] = await Promise.all([
      customer(host, freshAddress()),
      customer(host, freshAddress()),
    ])
    const { row } = await sendQuote(owner.client, { email: freshAddress(), user_id: owner.id })
    const open = (token: string | undefined, id: unknown) =>
      callFunction(host, 'guest-request', { action: 'open', id }, token)
    expect(await open(undefined, row.id)).toMatchObject({
      status: 401,
      data: { error: { code: 'signed-out' } },
    })
    for (const id of [row.id, crypto.randomUUID()])
      expect(await open(stranger.token, id)).toMatchObject({
        status: 404,
        data: { error: { code: 'not-found' } },
      })
    for (const id of ['', 'x', `${row.id}'`, null])
      expect((await open(owner.token, id)).status, String(id)).toBe(400)
    const { status, data } = await open(owner.token, row.id)
    expect(status).toBe(200)
    const [, token = ''] = /^\/get-quote\?request=([\w.-]+)#request$/.exec(data.path) ?? []
    expect((await show(token)).reference).toBe(referenceOf(row.id))
  })

  it('opens one request only, and only unaltered', async () => {
    const { row } = await sendQuote(visitor, { email: freshAddress() })
    const token = tokenOf(row.id)
    const foreign = tokenFor(host, 'link', row.id)
    for (const bad of [token.replace(row.id, crypto.randomUUID()), `${token}=`, row.id, foreign]) {
      expect(await ask({ token: bad }), bad).toMatchObject({
        status: 403,
        data: { error: { code: 'link-invalid' } },
      })
      expect((await add(bad, [await stored('a.pdf')])).status, bad).toBe(403)
    }
    expect((await ask({ token: tokenOf(row.id, -5) })).status).toBe(410)
    expect((await add(tokenOf(row.id, -5), [await stored('a.pdf')])).status).toBe(410)
    expect((await ask({ token: tokenOf(crypto.randomUUID()) })).status).toBe(404)
  })
})

describe('further documents', () => {
  it('are stored, checked and reported to the operator with new links, once however often they are sent', async () => {
    const { row } = await sendQuote(visitor, { email: freshAddress() })
    const token = tokenOf(row.id)
    const files = [await stored('second page.jpg', 'jpg'), await stored('عقد.pdf')]
    const answers = await Promise.all([add(token, files), add(token, files), add(token, files)])
    for (const { status } of answers) expect(status).toBe(200)
    const view = (await add(token, files)).data as GuestRequestChange
    expect(view.refused).toEqual([])
    expect(view.documents.map(({ name }) => name)).toEqual(['certificate.pdf', 'second page.jpg', 'عقد.pdf'])
    expect(view.filesLeft).toBe(7)

    const subject = `${referenceOf(row.id)} [24-48 hours] 2 further documents, Zofia Wiśniewska`
    const mail = await host.waitForMail((message) => message.subject === subject)
    expect(mail.replyTo).toEqual([{ name: 'Zofia Wiśniewska', address: row.email }])
    const links = mail.text?.match(/http\S+open-document\S+/g) ?? []
    expect(links).toHaveLength(2)
    for (const link of links)
      expect((await fetch(link)).headers.get('content-disposition')).toContain('attachment')
    expect(mail.text).not.toContain('certificate.pdf')
    expect((await host.mail()).filter((message) => message.subject === subject)).toHaveLength(1)
    const [request] = await sql`select uploaded_files from public.quote_requests where id = ${row.id}`
    expect(request?.uploaded_files).toHaveLength(3)
  })

  it('are limited to ten together with the earlier ones, even from two windows at once', async () => {
    const first = await Promise.all(Array.from({ length: 7 }, (_, i) => stored(`${i}.pdf`)))
    const row = sampleRow({ uploaded_files: first })
    await visitor.from('quote_requests').insert(row)
    const token = tokenOf(row.id)
    const [left, right] = [
      [await stored('a.pdf'), await stored('b.pdf')],
      [await stored('c.pdf'), await stored('d.pdf')],
    ]
    const statuses = (await Promise.all([add(token, left), add(token, right)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect((await show(token)).filesLeft).toBe(1)
    expect((await add(token, [await stored('last.pdf')])).status).toBe(200)
    expect((await add(token, [await stored('eleventh.pdf')])).data).toMatchObject({
      error: { code: 'too-many-files' },
    })
    expect(await sql`select from public.request_documents where request_id = ${row.id}`).toHaveLength(10)
  })

  it('with the wrong content are removed by name, and make room for others', async () => {
    const { row } = await sendQuote(visitor, { email: freshAddress() })
    const token = tokenOf(row.id)
    const [good, bad] = [await stored('good.png', 'png'), await stored('bad.pdf')]
    await replaceUnseen(host, bad.path, 'MZ this is a program', bad.type)
    const { status, data } = await add(token, [good, bad])
    expect(status).toBe(200)
    expect(data).toMatchObject({
      refused: [
        { name: 'bad.pdf', reason: 'bad.pdf does not match its file type: its content is of another type' },
      ],
      documents: [{ state: 'accepted' }, { state: 'accepted' }, { name: 'bad.pdf', state: 'refused' }],
      filesLeft: 8,
    })
    const operator = service(host).storage.from(QUOTE_BUCKET)
    expect((await operator.download(await storedPathOf(host, bad.path))).error).not.toBeNull()
    const eight = await Promise.all(Array.from({ length: 8 }, (_, i) => stored(`${i}.pdf`)))
    expect((await add(token, eight)).data.filesLeft).toBe(0)
    const mail = await host.waitForMail(
      ({ subject }) =>
        subject === `${referenceOf(row.id)} [24-48 hours] 2 further documents, Zofia Wiśniewska`,
    )
    expect(mail.text).toContain(
      'Removed: its content does not match its file type, or a virus was found in it.',
    )
    expect(mail.text?.match(/open-document/g)).toHaveLength(1)
  })

  it('are refused when they are not stored, belong to another request, or are not valid', async () => {
    const { row } = await sendQuote(visitor, { email: freshAddress() })
    const { row: other } = await sendQuote(visitor, { email: freshAddress() })
    const token = tokenOf(row.id)
    const fine = await stored('a.pdf')
    for (const files of [
      [{ ...fine, path: sampleUpload('pdf').path }],
      other.uploaded_files,
      [{ ...fine, type: 'image/png' }],
      [{ ...fine, path: '../a.pdf' }],
      [{ ...fine, path: `${crypto.randomUUID()}/1234567890123.pdf` }],
      [{ ...fine, name: '' }],
      [{ ...fine, name: 'x'.repeat(201) }],
      [{ ...fine, size: 10 * 1024 * 1024 + 1 }],
      [{ ...fine, more: 1 }],
      [fine, fine],
      Array.from({ length: 11 }, () => fine),
      [],
      {},
      null,
    ]) {
      expect((await add(token, files)).status, JSON.stringify(files)?.slice(0, 100)).toBe(400)
    }
    expect((await show(token)).documents).toHaveLength(1)
  })
})

describe('a new link', () => {
  const resend = (token: string) => ask({ token, action: 'resend' })
  const isLink = (email: string) => (mail: CapturedMail) =>
    isTo(email)(mail) && (mail.subject?.includes('Your link') ?? false)

  it('goes to the address of the request, at most once per interval, and works', async () => {
    const email = freshAddress()
    const { row } = await sendQuote(visitor, { email })
    const expired = tokenOf(row.id, -5)
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend(expired)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"status":200,"data":{}}']),
    )
    const mail = await host.waitForMail(isLink(email))
    const token = /request=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    expect((await show(token)).reference).toBe(referenceOf(row.id))
    await eventually(async () => {
      const open = await sql`select from public.outbox where subject_id = ${row.id} and status <> 'sent'`
      return open.length === 0 || undefined
    })
    expect((await host.mail()).filter(isLink(email))).toHaveLength(1)

    await sql`update public.outbox set created_at = now() - interval '11 minutes' where subject_id = ${row.id}`
    await resend(expired)
    await eventually(async () => (await host.mail()).filter(isLink(email)).length === 2 || undefined)
  })

  it('gets the same response, but no mail, for altered or unknown links', async () => {
    const { row } = await sendQuote(visitor, { email: freshAddress() })
    const token = tokenOf(row.id, -5)
    for (const bad of [
      `${token}x`,
      token.replace(row.id, crypto.randomUUID()),
      'nonsense',
      tokenOf(crypto.randomUUID()),
    ]) {
      expect(await resend(bad)).toEqual({ status: 200, data: {} })
    }
    // the body has no field for a recipient
    expect((await ask({ token, action: 'resend', email: 'other@example.com' })).status).toBe(400)
    const linksOf = ({ id }: { id?: string }) =>
      sql`select from public.outbox where subject_id = ${id} and kind = 'quote_link'`
    // The calls go on after their answers: the last one's link comes when the others have been looked at.
    const { row: other } = await sendQuote(visitor, { email: freshAddress() })
    await resend(tokenOf(other.id))
    await eventually(async () => (await linksOf(other)).length > 0 || undefined)
    expect(await linksOf(row)).toEqual([])
  })
})

describe('the links of an erased request', { tags: ['personal-data'] }, () => {
  it('show, take and send nothing, also those of a later number', async () => {
    const { row } = await sendQuote(visitor, { email: freshAddress() })
    await sql`select public.mark_order(${row.id}, true)`
    const [{ link_version: before } = {}] =
      await sql`select link_version from public.quote_requests where id = ${row.id}`
    await sql`select public.erase_person(${row.email})`
    const [erased] = await sql`select * from public.quote_requests where id = ${row.id}`
    expect(erased).toMatchObject({ given_name: 'Erased', link_version: before + 1 })

    const late = await stored('late.pdf')
    for (const version of [before, before + 1]) {
      const token = tokenFor(host, 'request', row.id, { version })
      expect((await ask({ token })).status).toBe(404)
      expect((await add(token, [late])).status).toBe(404)
      expect(await ask({ token, action: 'resend' })).toEqual({ status: 200, data: {} })
    }
    // The functions check, too: a request can be erased between two statements of a call.
    const [told] = await sql`
      select public.add_request_documents(${row.id}, ${JSON.stringify([late])}) as added,
        public.send_again(${row.id}, 'quote_link', 0) as sent`
    expect(told).toEqual({ added: false, sent: null })
    expect(await sql`select from public.request_documents where request_id = ${row.id}`).toHaveLength(0)
    expect(await sql`select from public.outbox where subject_id = ${row.id}`).toHaveLength(0)
  })
})
