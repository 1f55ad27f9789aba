/** @module-tag own-machine */
/** @module-tag operator-day */

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperatorPurpose } from '#contract/acts.ts'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER, type PrintedLink, UPLOAD_TYPE } from '#contract/operator.ts'
import { referenceOf } from '#contract/reference.ts'
import { createOperator } from '#functions/_shared/operator/operator.ts'
import { createCustomerOrder } from '#functions/_shared/order/customer-order.ts'
import { callHandler, deliverHere, inProcess } from '../support/bookings.ts'
import { operatorToken, tokenFor } from '../support/links.ts'
import { dayIn, rpc, storeRequest } from '../support/orders.ts'
import { payingHost } from '../support/own-host.ts'
import { sampleFile } from '../support/samples.ts'

/**
 * What a normal order costs its operator: mails about it, and acts: links that are followed, presses, fields that are filled and files. The list of
 * what is open is one visit for all orders, and counts for none. Functions run in this process, on a host's database.
 */

const { host, stripe, sql, env } = payingHost({
  SMTP_URL: 'smtp://127.0.0.1:9',
  OUTBOX_RETRY_SECONDS: '0.01',
})
let backend: Awaited<ReturnType<typeof inProcess>>
let operator: (request: Request) => Promise<Response>
let customer: (request: Request) => Promise<Response>

beforeAll(async () => {
  backend = await inProcess(host, env, () => new Date())
  operator = createOperator(backend.dependencies)
  customer = createCustomerOrder(backend.dependencies, undefined)
})
afterAll(() => backend.settled())

const NO_ROW = '00000000-0000-0000-0000-000000000000'

async function ask(body: object) {
  const { status, data } = await callHandler(operator, body)
  expect([body, status]).toEqual([body, 200])
  return data
}

/** As public.remember_browser leaves it. */
async function rememberedKey(): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const [row] = await sql`
    insert into public.operator_confirmations (purpose, subject, expires_at)
    values ('browsers', ${`house:${NO_ROW}`}, now() + interval '1 hour') returning id`
  const token = `confirm.${tokenFor(host, 'operator-confirm', row?.id)}`
  await ask({ token, action: 'remember', browser: key })
  return key
}

async function mailsAbout(request: string) {
  await deliverHere(backend, sql)
  return backend.sent.filter(
    ({ to, subject }) => to === OPERATOR_EMAIL && subject.startsWith(referenceOf(request)),
  )
}

type Day = { acts: string[]; subjects: string[] }

async function normalOrder(method: 'card' | 'transfer', browser?: string): Promise<Day> {
  const request = await storeRequest(sql, { email: `${crypto.randomUUID()}@example.com` })
  const acts: string[] = []

  const mailed = async (purpose: OperatorPurpose | 'confirm', about = '') => {
    acts.push(`link ${purpose}`)
    const { text } = (await mailsAbout(request)).findLast(
      (mail) => mail.subject.includes(about) && mail.text.includes(`#operator=${purpose}.`),
    ) ?? { text: '' }
    return new RegExp(`#operator=(${purpose}\\.\\S+)`).exec(text)?.[1] ?? `no ${purpose}`
  }
  const show = (token: string) => ask({ token, ...(browser && { browser }) })
  const press = (token: string, action: string, said: object = {}) => {
    acts.push(`press ${action}`)
    return ask({ token, action, ...said })
  }
  const pays = async (action: object) => {
    if (method === 'transfer') return
    const token = tokenFor(host, 'request', request)
    const { data } = await callHandler(customer, { token, ...action, method })
    stripe.pay([...stripe.sessions.values()].find(({ url }) => url === data.url)?.id as string)
    await callHandler(customer, { token, action: 'status' })
  }

  // the quote
  let token = await mailed('answer')
  let view = await show(token)
  if (view.purpose === 'answer') {
    await press(token, 'answer')
    token = await mailed('offer')
    view = await show(token)
  } else token = view.token
  acts.push('field amount')
  const lines = [{ what: 'Certified translation', amount: 12_000 }]
  const draft = { ...view.form.draft, lines }
  // proposed but where the week ends before it, as supabase/functions/_shared/order/offer.test.ts says
  if (!draft.readyBy) Object.assign(draft, { readyBy: dayIn(9), validUntil: dayIn(7) })
  await press(token, 'preview', { draft })
  await press(token, 'offer', { draft, expected: view.form.expected })

  // the money comes
  const confirms = async (amount: number) => {
    if (method === 'card') return
    const open = await show(operatorToken(host, 'open', NO_ROW))
    const line = (open.links as PrintedLink[] | undefined)?.find(
      (link) => link.amount === amount && link.about?.startsWith(referenceOf(request)),
    )
    // elsewhere by the link of the summary, which any message sends
    if (!line) acts.push('link transfer')
    const confirmed = line?.href.split('=')[1] ?? operatorToken(host, 'transfer', request)
    await press(confirmed, 'confirm', { amount })
  }
  const accept = { version: 1, express: true }
  if (method === 'transfer') await rpc(sql, 'accept_offer', { request, ...accept, method })
  await pays({ action: 'accept', ...accept })
  await confirms(6000)

  // the work, which needs no “Begin”
  token = await mailed('deliver', 'First half paid')
  acts.push('file')
  const uploaded = await operator(
    new Request('http://localhost/functions/v1/operator?upload=deliver', {
      method: 'POST',
      headers: { 'content-type': UPLOAD_TYPE, [LINK_TOKEN_HEADER]: token, [FILE_NAME_HEADER]: 'a.pdf' },
      body: sampleFile('pdf', 3000),
    }),
  )
  expect(uploaded.status).toBe(200)
  await press(token, 'deliver', { note: '', carrier: '', tracking: '', openNow: false })
  if (method === 'transfer') await rpc(sql, 'open_balance', { request, method })
  await pays({ action: 'pay' })
  await confirms(6000)

  expect((await rpc(sql, 'order_view', { request })).order.state).toBe('completed')
  return { acts, subjects: (await mailsAbout(request)).map(({ subject }) => subject) }
}

describe('a normal order', () => {
  it.each(['card', 'transfer'] as const)(
    'paid by %s costs three mails and nine acts at most',
    async (method) => {
      const { acts, subjects } = await normalOrder(method, await rememberedKey())
      expect(subjects.map((subject) => subject.replace(/^\S+ /, '').replace(/[:,].*/, ''))).toEqual([
        expect.stringContaining('Quote request'),
        'First half paid',
        'Second half paid',
      ])
      expect(acts).toEqual([
        ...['link answer', 'field amount', 'press preview', 'press offer'],
        ...(method === 'transfer' ? ['press confirm'] : []),
        ...['link deliver', 'file', 'press deliver'],
        ...(method === 'transfer' ? ['press confirm'] : []),
      ])
      expect(acts.length).toBeLessThanOrEqual(9)
    },
  )

  it.each([
    ['card', 4, 9],
    ['transfer', 4, 13],
  ] as const)(
    'paid by %s costs one mail more in a browser that is not remembered',
    async (method, mails, most) => {
      const { acts, subjects } = await normalOrder(method)
      expect([subjects.length, acts.length]).toEqual([mails, most])
    },
  )

  it('has in each subject its reference, amount where there is one, and name', async () => {
    const { subjects } = await normalOrder('card', await rememberedKey())
    for (const subject of subjects.slice(1)) expect(subject).toMatch(/^SQ-\S+ .+: £60\.00, .+$/)
  })
})
