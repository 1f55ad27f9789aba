/** @module-tag own-machine */
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createVerifyDocument } from '#functions/_shared/order/verify-document.ts'
import { callHandler, inProcess } from '../support/bookings.ts'
import { freshNetwork } from '../support/forms.ts'
import { noteDocument, rpc, storePaidHalf } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'

const { host, sql } = workerHost()

// Nothing is counted in two windows.
const now = new Date()
let handler: (request: Request) => Promise<Response>
beforeAll(async () => {
  const { dependencies } = await inProcess(host, { RATE_LIMIT_VERIFY: '3' }, () => now)
  handler = createVerifyDocument(dependencies)
})

const verify = (body: unknown, from?: string) => callHandler(handler, body, from)

const digest = () => createHash('sha256').update(crypto.randomUUID()).digest('hex')

async function added(sha256: string): Promise<string> {
  const request = await storePaidHalf(sql)
  await noteDocument(sql, request, { name: 'Deed of Zofia.pdf', sha256 })
  return request
}

describe('a document', () => {
  it('is known from its delivery on, by reference and day, and by nothing else', {
    tags: ['verification'],
  }, async () => {
    const sha256 = digest()
    expect((await verify({ sha256 })).data).toEqual({ known: false })
    const request = await added(sha256)
    expect((await verify({ sha256 })).data).toEqual({ known: false })
    await rpc(sql, 'deliver_order', { request, at: '2026-08-01T23:30:00Z' })
    const [row] = await sql`select reference from public.quote_requests where id = ${request}`
    const answer = { known: true, reference: (row as Row).reference, date: '2026-08-02' }
    expect((await verify({ sha256 })).data).toEqual(answer)
    expect((await verify({ sha256: sha256.toUpperCase() })).data).toEqual(answer)
    expect(
      (await verify({ sha256: `${sha256.slice(1)}${sha256.startsWith('a') ? 'b' : 'a'}` })).data,
    ).toEqual({
      known: false,
    })
  })

  it('is not known where the money went back', async () => {
    const sha256 = digest()
    const request = await added(sha256)
    await rpc(sql, 'deliver_order', { request })
    await sql`update public.orders set state = 'refunded' where request_id = ${request}`
    expect((await verify({ sha256 })).data).toEqual({ known: false })
  })
})

it('a network that asks often is put off, the others are not', { tags: ['verification'] }, async () => {
  const [often, seldom] = [freshNetwork(), freshNetwork()]
  const statuses: number[] = []
  for (let i = 0; i < 4; i++) statuses.push((await verify({ sha256: digest() }, often)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const refused = await verify({ sha256: digest() }, often)
  expect(refused.data.error.code).toBe('too-many-requests')
  expect(refused.retryAfter).toBeGreaterThan(0)
  expect((await verify({ sha256: digest() }, seldom)).status).toBe(200)
})
