import { beforeAll, describe, expect, it } from 'vitest'
import type { TokenUse } from '#functions/_shared/documents/links.ts'
import { idOfDay } from '#functions/_shared/operator/links.ts'
import { callFunction } from '../support/bookings.ts'
import { confirmationToken, tokenFor } from '../support/links.ts'
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

const sign = (use: TokenUse, id: string, changes: { secret?: string; seconds?: number } = {}) =>
  tokenFor(host, use, id, changes)
const statusOf = async (ticket: string) =>
  (await fetch(`${host.url}/functions/v1/open-document?papers=${ticket}`)).status

describe('the papers of a month', { tags: ['operator-links'] }, () => {
  it('are downloaded with a ticket of their own, and with no other of ours', async () => {
    expect(await statusOf(sign('papers', MONTH))).toBe(200)
    const forOthers = ['paper', 'delivered', 'payment-request', 'request'] as const
    for (const use of [...forOthers, 'operator-papers', 'operator-close'] as const)
      expect(await statusOf(sign(use, MONTH)), use).toBe(403)
    expect(await statusOf(sign('papers', MONTH, { secret: 'x'.repeat(32) })), 'another secret').toBe(403)
    expect(await statusOf(sign('paper', paper)), 'of a customer’s own paper').toBe(403)
    expect(await statusOf(sign('papers', MONTH, { seconds: -1 }))).toBe(410)
  })

  it('are not found by a link that was forwarded: it tells nothing, and only sends the operator one message', async () => {
    const token = `papers.${sign('operator-papers', MONTH)}`
    const opened = await callFunction(host, 'operator', { token })
    expect(opened.data).toEqual({ purpose: 'papers', step: 'ask', state: 'open', day: '2026-11-01' })
    for (let i = 0; i < 3; i++) {
      const { data } = await callFunction(host, 'operator', { token, action: 'papers' })
      expect(data).toEqual({ purpose: 'papers', step: 'ask', state: 'asked', day: '2026-11-01' })
    }
    const asked = await sql`
      select recipient from public.outbox where kind = 'operator_confirm' and subject like 'day:%'`
    expect(asked).toEqual([{ recipient: null }])
    const mail = await host.waitForMail(
      ({ subject }) => subject === 'Confirm: download the invoices and accounts of November 2026',
    )
    expect(mail.text).toContain('The link works for 15 minutes.')
    // its link does, as often as the download takes, but not for ever
    const confirmed = /#operator=(confirm\.\S+)/.exec(mail.text ?? '')?.[1] as string
    for (let i = 0; i < 2; i++) {
      const { data } = await callFunction(host, 'operator', { token: confirmed, action: 'papers' })
      expect(data.download).toMatch(/papers=/)
    }
    expect((await callFunction(host, 'operator', { token: confirmed })).data.facts.length).toBeGreaterThan(0)
    const late = await confirmationToken(host, sql, 'papers', -1)
    expect((await callFunction(host, 'operator', { token: late, action: 'papers' })).status).toBe(410)
  })

  it('are found by no other link', async () => {
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
