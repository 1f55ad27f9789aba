import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { OrderPurpose } from '#contract/acts.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER, UPLOAD_TYPE } from '#contract/operator.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { callFunction } from '../support/bookings.ts'
import { post } from '../support/clients.ts'
import { eventually } from '../support/host.ts'
import { operatorToken, tokenFor } from '../support/links.ts'
import { rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import { ownHost } from '../support/own-host.ts'
import { sampleFile } from '../support/samples.ts'
import type { Row } from '../support/sql.ts'

/** A machine that dies in the middle of an order's steps: whatever was done stays done, once, and the rest can be repeated. */

vi.setConfig({ testTimeout: 240_000 })

const { host, sql } = ownHost()

/** How long after a step's beginning the machine dies, in milliseconds. */
let delay = 0

/** A step that is broken off by the death of the machine, and then repeated until it is done. */
async function through<Answer>(step: () => Promise<Answer>): Promise<Answer> {
  const begun = step().catch(() => undefined)
  await wait(delay)
  await host.kill()
  await begun
  await host.start()
  const [answer] = await eventually(() =>
    step().then(
      (done) => [done] as const,
      () => undefined,
    ),
  )
  return answer
}

async function operatorActs(request: string, purpose: OrderPurpose, action: object): Promise<Row> {
  const token = operatorToken(host, purpose, request)
  const response = await post(host, '/functions/v1/operator', { token, ...action })
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Row
}

async function offered() {
  const id = await storeRequest(sql, { email: `${crypto.randomUUID()}@example.com` })
  await rpc(sql, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer()) })
  const token = tokenFor(host, 'request', id)
  const ask = async (body: object): Promise<Row> => {
    const { status, data } = await callFunction(host, 'customer-order', { token, ...body })
    if (status !== 200) throw new Error(JSON.stringify(data))
    return data
  }
  const pay = async (body: object) => {
    const { url } = await through(() => ask(body))
    // The payment page is the sandbox's, on the same machine.
    await through(async () => {
      const paid = await fetch(`${host.url}${new URL(url).pathname}/pay`, {
        method: 'POST',
        redirect: 'manual',
      })
      if (paid.status >= 500) throw new Error(String(paid.status))
    })
    return eventually(async () => {
      await host.runJobs()
      const { order } = (await ask({ action: 'status' })) as { order: CustomerOrder }
      return ['half_paid', 'completed'].includes(order.state) ? order : undefined
    })
  }
  return { id, ask, pay }
}

/** Delivers all mail that is left, also what was leased when the machine died, and beside the host's own deliveries. */
async function deliverAll(): Promise<void> {
  await sql`update public.outbox set leased_until = now() where status = 'queued'`
  await eventually(async () => {
    await host.runJobs()
    const [open] = await sql`select count(*)::int from public.outbox where status = 'queued'`
    return open?.count === 0 || undefined
  }, 60)
}

const ACCEPT = { action: 'accept', version: 1, express: true, method: 'card' }

describe.each([
  [30, []],
  [2, ['release']],
])('%i ms after the beginning of each step', (milliseconds, release) => {
  beforeAll(() => {
    delay = milliseconds
  })

  it('the whole way of an order pays each half once, and loses no paper, document or message', {
    tags: ['kill-9', 'order-money', ...release],
  }, async () => {
    const { id, pay } = await offered()
    await pay(ACCEPT)
    await through(() => operatorActs(id, 'begin', { action: 'begin' }))
    const upload = () =>
      fetch(`${host.url}/functions/v1/operator?upload=deliver`, {
        method: 'POST',
        headers: {
          apikey: host.publishableKey,
          [LINK_TOKEN_HEADER]: operatorToken(host, 'deliver', id),
          'content-type': UPLOAD_TYPE,
          [FILE_NAME_HEADER]: 'Translation.pdf',
        },
        body: new Uint8Array(sampleFile('pdf', 200_000)),
      }).then(async (response) => {
        if (response.status !== 200) throw new Error(await response.text())
      })
    await through(upload)
    await through(async () => {
      // The page shows that it was done, where the answer was lost.
      const { order } = await rpc(sql, 'order_view', { request: id })
      if (order.state === 'delivered') return
      await operatorActs(id, 'deliver', {
        action: 'deliver',
        note: '',
        carrier: '',
        tracking: '',
        openNow: false,
      })
    })
    expect((await pay({ action: 'pay', method: 'card' })).state).toBe('completed')
    await deliverAll()

    const { payments, papers, documents } = await rpc(sql, 'order_view', { request: id })
    const paid = payments.filter(({ state }: Row) => state === 'paid')
    expect(paid.map(({ part, amount, refund_state }: Row) => [part, amount, refund_state])).toEqual([
      ['first', 6001, 'none'],
      ['second', 6000, 'none'],
    ])
    // one after the other, in a series that the orders before have begun
    const numbers = papers.map(({ number }: Row) => number)
    expect(numbers).toEqual([numbers[0], numbers[0] + 1])
    expect(documents).toHaveLength(1)
    const sent =
      await sql`select kind, status from public.outbox where subject_id = ${id} and kind like 'order%'`
    expect(sent.filter(({ status }) => status !== 'sent')).toEqual([])
    const kinds = sent.map(({ kind }) => kind)
    for (const kind of ['order_offer', 'order_paid', 'order_begun', 'order_delivered', 'order_completed']) {
      expect(
        kinds.filter((known) => known === kind),
        kind,
      ).toHaveLength(1)
    }
  })

  it('a cancelled order gives the money back once, with one credit note', {
    tags: ['kill-9', 'order-money', 'release'],
  }, async () => {
    const { id, ask, pay } = await offered()
    await pay(ACCEPT)
    await through(() => ask({ action: 'cancel' }))
    await eventually(async () => {
      await host.runJobs()
      const { payments } = await rpc(sql, 'order_view', { request: id })
      return (
        payments.every(({ state, refund_state }: Row) => state !== 'paid' || refund_state === 'made') ||
        undefined
      )
    })
    await deliverAll()
    const { order, papers } = await rpc(sql, 'order_view', { request: id })
    expect(order.state).toBe('cancelled')
    expect(papers.map(({ kind }: Row) => kind)).toEqual(['receipt', 'credit note'])
    const refunds =
      await sql`select status from public.outbox where subject_id = ${id} and kind = 'order_refunded'`
    expect(refunds).toEqual([{ status: 'sent' }])
  })
})
