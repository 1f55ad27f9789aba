import { beforeAll, describe, expect, it } from 'vitest'
import { signToken, type TokenUse } from '#functions/_shared/documents/links.ts'
import { idOfDay } from '#functions/_shared/operator/links.ts'
import { callFunction } from '../support/bookings.ts'
import { storePaidHalf } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'

/** An attacker who is a customer, or has found one of the operator's links, wants the papers of all customers. */

const MONTH = idOfDay('2026-11-01')

const { host, sql } = workerHost()
let paper: string

beforeAll(async () => {
  const request = await storePaidHalf(sql)
  const rows = await sql`
    select papers.id from public.papers join public.orders on orders.id = papers.order_id where orders.request_id = ${request}`
  paper = rows[0]?.id as string
})

const sign = (use: TokenUse, id: string, { secret = host.linkSecret, seconds = 60 } = {}) =>
  signToken(secret, use, id, new Date(Date.now() + seconds * 1000))
const download = (query: string, init: RequestInit = {}) =>
  fetch(`${host.url}/functions/v1/open-document?${query}`, init)

describe('the papers of a month', { tags: ['operator-links'] }, () => {
  it('are downloaded with a ticket of their own, and with no other of ours', async () => {
    expect((await download(`papers=${sign('papers', MONTH)}`)).status).toBe(200)
    const uses = [
      'paper',
      'delivered',
      'payment-request',
      'operator-papers',
      'operator-close',
      'request',
    ] as const
    for (const use of uses) expect((await download(`papers=${sign(use, MONTH)}`)).status, use).toBe(403)
    for (const [name, ticket] of [
      ['of somebody else’s secret', sign('papers', MONTH, { secret: 'x'.repeat(32) })],
      ['of a customer’s own paper', sign('paper', paper)],
    ] as const)
      expect((await download(`papers=${ticket}`)).status, name).toBe(403)
    expect((await download(`papers=${sign('papers', MONTH, { seconds: -1 })}`)).status).toBe(410)
  })

  it('are found by the operator’s link alone, after a press', async () => {
    const token = `papers.${sign('operator-papers', MONTH)}`
    const opened = await callFunction(host, 'operator', { token })
    expect([opened.status, opened.data.download]).toEqual([200, undefined])
    expect((await callFunction(host, 'operator', { token, action: 'papers' })).data.download).toMatch(
      /papers=/,
    )
    for (const [use, id] of [
      ['operator-close', MONTH],
      ['operator-offer', MONTH],
      ['papers', MONTH],
      ['request', paper],
    ] as const) {
      const other = { token: `papers.${sign(use, id)}` }
      for (const body of [other, { ...other, action: 'papers' }])
        expect((await callFunction(host, 'operator', body)).status, use).toBe(403)
    }
    const closing = { token: `close.${sign('operator-close', MONTH)}`, action: 'papers' }
    expect((await callFunction(host, 'operator', closing)).data.download).toBeUndefined()
  })
})
