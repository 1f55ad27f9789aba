import { afterAll, beforeAll, expect, it } from 'vitest'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { referenceOf } from '#contract/reference.ts'
import { anonymous, sampleRow, sendQuote } from '../support/clients.ts'
import { eventually } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'
import { choosePort } from '../support/ports.ts'
import { type FakeSmtp, startSmtp } from '../support/smtp.ts'

let port: number
beforeAll(async () => {
  port = await choosePort()
})
const { host, sql } = ownHost(() => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, OUTBOX_RETRY_SECONDS: '100' }))
let smtp: FakeSmtp
let failing = false
afterAll(() => smtp?.close())

/** What waits is due now, whatever was tried before. */
const dueNow = () => sql`update public.outbox set next_attempt_at = now() where status = 'queued'`

it('a mail server that is down loses nothing: requests are accepted, and delivered when it is back', {
  tags: ['mail-outage'],
}, async () => {
  expect((await (await fetch(`${host.url}/readyz`)).json()).mail).toBe(false)
  const { row, notification } = await sendQuote(anonymous(host))
  expect(notification.error).toBeNull()
  expect(notification.data.delivered).toBe(false)

  smtp = await startSmtp(port, () => failing)
  await eventually(async () => {
    await dueNow()
    await host.runJobs()
    return smtp.received.length === 2 || undefined
  })
  const recipients = smtp.received.map(({ envelope }) => envelope.to.join()).sort()
  expect(recipients).toEqual([OPERATOR_EMAIL, row.email])
})

it('failures back off with growing delays and do not hold up other messages', {
  tags: ['mail-outage'],
}, async () => {
  failing = true
  const before = smtp.received.length
  const { row } = await sendQuote(anonymous(host))
  const first = await eventually(async () => {
    const rows = await sql`
      select attempts, last_error, extract(epoch from next_attempt_at - now()) as wait
      from public.outbox where subject_id = ${row.id} and last_error is not null`
    return rows.length === 2 ? rows : undefined
  })
  for (const { attempts, last_error, wait } of first) {
    expect(attempts).toBe(1)
    expect(last_error).toContain('451')
    expect(Number(wait)).toBeGreaterThan(70)
    expect(Number(wait)).toBeLessThan(121)
  }
  failing = false
  await sendQuote(anonymous(host), { email: 'other@example.com' })
  await eventually(() => smtp.received.length === before + 2 || undefined)

  // A day later the first request's messages are given up, and the operator is told. The host may be at them by itself.
  failing = true
  await sql`update public.outbox set created_at = now() - interval '25 hours', next_attempt_at = now() where subject_id = ${row.id}`
  await eventually(async () => {
    await host.runJobs()
    const given = await sql`select from public.outbox where subject_id = ${row.id} and status = 'abandoned'`
    return given.length === 2 || undefined
  })
  failing = false
  await sql`update public.outbox set next_attempt_at = now() where kind = 'delivery_report'`
  const reports = () =>
    smtp.received
      .map(({ subject }) => subject)
      .filter((subject) => subject?.includes('A message was not delivered'))
  await eventually(async () => {
    await host.runJobs()
    return reports().length >= 2 || undefined
  })
  expect(reports().sort()).toEqual([
    `${referenceOf(row.id)} A message was not delivered: A quote request`,
    `${referenceOf(row.id)} A message was not delivered: We have your request`,
  ])
})

it('two workers never send the same message', { tags: ['mail-outage'] }, async () => {
  const before = smtp.received.length
  const client = anonymous(host)
  await Promise.all(Array.from({ length: 30 }, () => client.from('quote_requests').insert(sampleRow())))
  await Promise.all(Array.from({ length: 6 }, () => host.runJobs()))
  // The host sends by itself, too, and may have some of them in hand.
  await eventually(() => smtp.received.length >= before + 60 || undefined)
  const received = smtp.received.slice(before)
  expect(received).toHaveLength(60)
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(60)
})
