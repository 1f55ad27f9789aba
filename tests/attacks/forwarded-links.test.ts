import { beforeAll, expect, it } from 'vitest'
import type { OperatorPurpose } from '#contract/acts.ts'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import { HOUSE } from '#functions/_shared/operator/links.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { enquire, sampleEnquiry } from '../support/forms.ts'
import { operatorToken, tokenFor } from '../support/links.ts'
import { workerHost } from '../support/own-host.ts'

/** Somebody has a link of the operator’s mail, because it was forwarded or quoted, and presses it as often as they like. */

const { host, sql } = workerHost()

const houseLink = (purpose: OperatorPurpose) => operatorToken(host, purpose, HOUSE.slice('house:'.length))

const press = (token: string, body: object = {}) => callFunction(host, 'operator', { token, ...body })

const create = (email: string) => ({ action: 'create', answers: { ...SAMPLE_QUOTE, email } })

let before: string[] = []
beforeAll(async () => {
  before = (await sql`select id from public.outbox`).map(({ id }) => id)
})
/** To whom, since this file began. */
const queued = async (kind: string) =>
  (
    await sql`
      select recipient from public.outbox
      where kind = ${kind} and id <> all (${before}) and payload ->> 'asked' is distinct from 'false'`
  ).map(({ recipient }) => recipient)

const requestsOf = async (email: string) =>
  (await sql`select id from public.quote_requests where email = ${email}`).length

it('“New order” opens no request by itself: it only sends one message, to the operator', {
  tags: ['operator-links'],
}, async () => {
  const link = houseLink('create')
  const stranger = `${crypto.randomUUID()}@example.com`
  expect((await press(link)).data).toEqual({ purpose: 'create', step: 'ask', state: 'open' })
  for (let i = 0; i < 5; i++) {
    const { data } = await press(link, create(stranger))
    expect(data).toEqual({ purpose: 'create', step: 'ask', state: 'asked' })
  }
  expect(await requestsOf(stranger)).toBe(0)
  expect(await queued('operator_confirm')).toEqual([null])
})

it('the link of that message opens one request, however often it is pressed at once', {
  tags: ['operator-links'],
}, async () => {
  const mail = await host.waitForMail(({ subject }) => subject === 'Confirm: open a new order')
  expect(mail.to).toMatchObject([{ address: OPERATOR_EMAIL }])
  const token = /#operator=(confirm\.\S+)/.exec(mail.text ?? '')?.[1] as string
  const customer = `${crypto.randomUUID()}@example.com`
  const wrong = await press(token, create('nobody'))
  expect([wrong.status, wrong.data.error.code]).toEqual([400, 'form-invalid'])
  const all = await Promise.all(Array.from({ length: 6 }, () => press(token, create(customer))))
  expect(all.map(({ status, data }) => [status, data.state])).toEqual(Array(6).fill([200, 'done']))
  expect(all.filter(({ data }) => data.next)).toHaveLength(1)
  const others = `${crypto.randomUUID()}@example.com`
  await press(token, create(others))
  expect([await requestsOf(customer), await requestsOf(others)]).toEqual([1, 0])
})

it('“What is open?” shows nothing, and sends the operator one list', {
  tags: ['operator-links'],
}, async () => {
  const { row } = await sendQuote(anonymous(host), { email: `${crypto.randomUUID()}@example.com` })
  const link = houseLink('open')
  const all = [await press(link)]
  for (let i = 0; i < 5; i++) all.push(await press(link, { action: 'open' }))
  for (const { status, data } of all) {
    expect(status).toBe(200)
    expect(Object.keys(data).sort()).toEqual(['purpose', 'state', 'step'])
    expect(JSON.stringify(data)).not.toContain(row.given_name)
  }
  expect(await queued('digest')).toEqual([null])
})

it('“Mark as answered” shows nobody, is for one thing, and is named in the next list', {
  tags: ['operator-links', 'inbox'],
}, async () => {
  const { data } = await enquire(host, sampleEnquiry())
  const [enquiry] =
    await sql`select id, family_name from public.enquiries where reference = ${data.reference}`
  const token = tokenFor(host, 'operator-handled-enquiry', enquiry?.id)
  for (const about of ['handled.request', 'handled.booking', 'handled', 'open'])
    expect((await press(`${about}.${token}`, { action: 'handled' })).status).toBe(403)
  const link = `handled.enquiry.${token}`
  expect((await press(link, { action: 'create' })).status).toBe(400)
  const done = await press(link, { action: 'handled' })
  expect(done.data).toMatchObject({ state: 'done', reference: data.reference })
  expect(JSON.stringify(done.data)).not.toContain(enquiry?.family_name)
  const since = new Date(Date.now() - 3_600_000).toISOString()
  const [row] = await sql`select public.digest(current_date, ${since}, now()) as digest`
  const items = row?.digest.items.filter(
    ({ reference }: { reference: string }) => reference === data.reference,
  )
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['handled'])
  expect((await press(link, { action: 'undo' })).data.state).toBe('open')
})

it('“Mark as spam”, pressed and undone a hundred and twenty times, is one message, not sixty', {
  tags: ['operator-links', 'operator-inbox'],
}, async () => {
  const { data } = await enquire(host, sampleEnquiry())
  const [enquiry] = await sql`select id from public.enquiries where reference = ${data.reference}`
  const link = `spam.enquiry.${tokenFor(host, 'operator-spam-enquiry', enquiry?.id)}`
  for (let i = 0; i < 60; i++) {
    expect((await press(link, { action: 'spam' })).data.state).toBe('done')
    expect((await press(link, { action: 'undo' })).data.state).toBe('open')
  }
  await press(link, { action: 'spam' })
  await host.runJobs()
  const messages = await sql`
    select status, next_attempt_at > now() as later from public.outbox
    where kind = 'spam_operator' and subject_id = ${enquiry?.id} order by status`
  expect(messages).toEqual([
    { status: 'queued', later: true },
    { status: 'sent', later: false },
  ])
})
