/** @module-tag own-machine */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER, UPLOAD_TYPE } from '#contract/operator.ts'
import { referenceOf } from '#contract/reference.ts'
import { signToken } from '#functions/_shared/documents/links.ts'
import { callFunction } from '../support/bookings.ts'
import { isTo } from '../support/forms.ts'
import { rpc, storePaidHalf } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import { sampleFile } from '../support/samples.ts'

/** With the host's own functions, mail and storage. */

const { host, sql } = workerHost()

const soon = () => new Date(Date.now() + 3_600_000)
const signed = (use: 'request' | 'operator-deliver', id: string) =>
  signToken(host.linkSecret, use, id, soon())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const ask = (name: string, body: object) => callFunction(host, name, body)

/** With the operator's link to deliver and the customer's token. */
async function inWork() {
  const email = `${crypto.randomUUID()}@example.com`
  const id = await storePaidHalf(sql, { email })
  await rpc(sql, 'begin_order', { request: id })
  const link = `deliver.${signed('operator-deliver', id)}`
  const upload = async (name: string, bytes: Uint8Array) => {
    const headers = {
      apikey: host.publishableKey,
      'content-type': UPLOAD_TYPE,
      [LINK_TOKEN_HEADER]: link,
      [FILE_NAME_HEADER]: encodeURIComponent(name),
    }
    const url = `${host.url}/functions/v1/operator?upload=deliver`
    const response = await fetch(url, { method: 'POST', headers, body: Buffer.from(bytes) })
    return { status: response.status, data: await response.json() }
  }
  return { id, email, link, upload, token: signed('request', id) }
}

async function download(url: string): Promise<{ status: number; bytes: Buffer }> {
  const response = await fetch(url)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a finished document', { tags: ['order-upload', 'order-downloads'] }, () => {
  it('comes from the operator to the customer as it is', async () => {
    const order = await inWork()
    // another run's bytes would be recognised
    const bytes = sampleFile('pdf', 300_000, Date.now())
    const uploaded = await order.upload('Tradução certificada.pdf', bytes)
    expect(uploaded).toMatchObject({ status: 200, data: { document: { sha256: sha256(bytes) } } })
    const given = { action: 'deliver', note: '', carrier: '', tracking: '', openNow: true }
    expect((await ask('operator', { token: order.link, ...given })).status).toBe(200)
    const document = uploaded.data.document.id
    const { data } = await ask('customer-order', { token: order.token, action: 'open', document })
    const opened = await download(data.url)
    expect([opened.status, sha256(opened.bytes)]).toEqual([200, sha256(bytes)])
    expect((await ask('verify-document', { sha256: sha256(bytes) })).data).toMatchObject({
      reference: referenceOf(order.id),
    })
  })
})

describe('the paper of a payment', { tags: ['order-payment'] }, () => {
  it('is in the mail and behind the page the same bytes, which are kept', async () => {
    const order = await inWork()
    const mail = await host.waitForMail((each) => isTo(order.email)(each) && each.attachments.length > 0)
    const sent = new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)
    const { data } = await ask('customer-order', { token: order.token })
    const [paper] = data.order.papers
    const shown = await ask('customer-order', { token: order.token, action: 'paper', paper: paper.id })
    expect((await download(shown.data.url)).bytes.equals(sent)).toBe(true)
    const [kept] = await sql`
      select object.name, paper.sha256 from storage.objects as object
      join public.papers as paper on paper.path = object.name where paper.id = ${paper.id}`
    expect(kept).toMatchObject({ name: `papers/${paper.id}.pdf`, sha256: sha256(sent) })
  })
})
