import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { signToken } from '#functions/_shared/documents/links.ts'
import { callFunction } from '../support/bookings.ts'
import { rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import { payingHost } from '../support/own-host.ts'
import { openSql, type Row, type Sql } from '../support/sql.ts'

const { host, stripe } = payingHost()

/** With a connection of its own: the host is killed in between. */
async function query<T>(run: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openSql(host.databaseUrl)
  try {
    return await run(sql)
  } finally {
    await sql.end()
  }
}

async function offered(): Promise<{ id: string; token: string }> {
  const id = await query(async (sql) => {
    const request = await storeRequest(sql, { email: `${crypto.randomUUID()}@example.com` })
    await rpc(sql, 'make_offer', { request, offer: JSON.stringify(sampleOffer()) })
    return request
  })
  const { linkSecret } = JSON.parse(await readFile(`${host.dataDir}/secrets.json`, 'utf8'))
  return { id, token: signToken(linkSecret, 'request', id, new Date(Date.now() + 3_600_000)) }
}

const accept = (token: string) =>
  callFunction(host, 'customer-order', {
    token,
    action: 'accept',
    version: 1,
    express: true,
    method: 'card',
  })
const view = (request: string) => query((sql) => rpc(sql, 'order_view', { request }))
const sessionOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

it('killed between the provider’s call and the commit, a second press leads to the same page', {
  tags: ['payment-crash', 'order-payment'],
}, async () => {
  const { id, token } = await offered()
  stripe.beforeAnswer = async () => {
    await host.kill()
    return false
  }
  await expect(accept(token)).rejects.toThrow()
  stripe.beforeAnswer = () => true
  const [lost] = [...stripe.sessions.values()].slice(-1)

  await host.start()
  const retry = await accept(token)
  expect([retry.status, sessionOf(retry.data.url)]).toEqual([200, lost?.id])
  const { payments } = await view(id)
  expect(payments).toHaveLength(1)
  const ours = [...stripe.sessions.values()].filter(
    ({ metadata }) => metadata.order_payment_id === payments[0].id,
  )
  expect(ours).toHaveLength(1)

  stripe.pay(sessionOf(retry.data.url))
  const { data } = await callFunction(host, 'customer-order', { token, action: 'status' })
  expect(data.order.state).toBe('half_paid')
})

it('killed while it records a payment, it ends with one paper and one message to each side', {
  tags: ['kill-9', 'order-payment'],
}, async () => {
  const { id, token } = await offered()
  const session = sessionOf((await accept(token)).data.url)
  stripe.pay(session)
  const body = stripe.event('checkout.session.completed', session)
  const burst = Promise.allSettled(Array.from({ length: 5 }, () => stripe.send(host.url, body)))
  await new Promise((done) => setTimeout(done, 15))
  await host.kill()
  await burst
  await host.start()
  expect((await stripe.send(host.url, body)).status).toBe(200)
  const { order, papers } = await view(id)
  expect(order.state).toBe('half_paid')
  expect(papers.map(({ kind }: Row) => kind)).toEqual(['receipt'])
  const messages = await query(
    (sql) => sql`
      select kind from public.outbox where subject_id = ${id} and kind like 'order_paid%' order by kind`,
  )
  expect(messages.map(({ kind }) => kind)).toEqual(['order_paid', 'order_paid_operator'])
})
