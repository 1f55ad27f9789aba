import { expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous } from '../support/clients.ts'
import { isTo } from '../support/forms.ts'
import { eventually } from '../support/host.ts'
import { tokenFor } from '../support/links.ts'
import { operatorData } from '../support/operator.ts'
import { type Delivered, deliverDocument, storePaidHalf } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'

/** A leaked link of a customer is ended by the operator or the customer. */

const { host, sql } = workerHost()

const tokenOf = (id: string, version = 0) => tokenFor(host, 'request', id, { version })

const order = (token: string, action: object = {}) =>
  callFunction(host, 'customer-order', { token, ...action })
const request = (token: string, action: object = {}) =>
  callFunction(host, 'guest-request', { token, ...action })

type Owned = Delivered & { email: string; paper: string }

async function owned(): Promise<Owned> {
  const email = `${crypto.randomUUID()}@example.com`
  const delivered = await deliverDocument(host, sql, await storePaidHalf(sql, { email }), { openNow: true })
  const { data } = await order(tokenOf(delivered.request))
  return { ...delivered, email, paper: data.order.papers[0].id }
}

/** Without the PDFs, which the mail makes in the background. */
const stored = async (id: string) => (await sql`select public.order_view(${id}) - 'papers' as view`)[0]?.view

const ORDER_ACTIONS = ({ document, paper }: Owned) => [
  {},
  { action: 'status' },
  { action: 'cancel' },
  { action: 'accept', version: 1, express: true, method: 'card' },
  { action: 'pay', method: 'card' },
  { action: 'open', document },
  { action: 'paper', paper },
  { action: 'message', text: 'I am the customer' },
]

async function uploaded() {
  const { path, bytes, options } = sampleUpload('pdf')
  const { error } = await anonymous(host).storage.from(QUOTE_BUCKET).upload(path, bytes, options)
  if (error) throw error
  return { name: 'planted.pdf', path, size: bytes.length, type: 'application/pdf' }
}

async function expectClosed(token: string, victim: Owned): Promise<void> {
  const before = await stored(victim.request)
  const documents = () => sql`select name from public.request_documents where request_id = ${victim.request}`
  const replaced = { status: 410, data: { error: { code: 'link-replaced' } } }
  for (const action of ORDER_ACTIONS(victim))
    expect(await order(token, action), JSON.stringify(action)).toMatchObject(replaced)
  expect(await request(token)).toMatchObject(replaced)
  const had = await documents()
  expect(await request(token, { action: 'add', files: [await uploaded()] })).toMatchObject(replaced)
  expect(await documents()).toEqual(had)
  expect(await request(token, { action: 'renew' })).toMatchObject(replaced)
  // nor is it a ticket for a file
  for (const kind of ['delivered', 'paper'])
    expect((await fetch(`${host.url}/functions/v1/open-document?${kind}=${token}`)).status).toBe(403)
  expect(await stored(victim.request)).toEqual(before)
}

/** From the newest message with a link, which goes only to the request's own address. */
async function mailedToken({ email }: Owned, count: number): Promise<string> {
  const mails = await eventually(async () => {
    const links = (await host.mail()).filter(({ subject }) =>
      subject?.includes('Your link to your quote request'),
    )
    const found = links.filter(isTo(email))
    return found.length >= count ? found : undefined
  })
  expect(mails).toHaveLength(count)
  return /request=([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

async function expectOpen(token: string, victim: Owned): Promise<void> {
  expect((await request(token)).status).toBe(200)
  expect((await order(token)).data.order.state).toBe('delivered')
  for (const action of [
    { action: 'open', document: victim.document },
    { action: 'paper', paper: victim.paper },
  ])
    expect((await fetch((await order(token, action)).data.url)).status).toBe(200)
}

it('the operator sends a new link, and all earlier ones open nothing', {
  tags: ['order-isolation'],
}, async () => {
  const [victim, other] = [await owned(), await owned()]
  const old = tokenOf(victim.request)
  await expectOpen(old, victim)
  const reference = (await order(old)).data.order.reference
  expect(await operatorData(host, 'requests', 'new-link', reference)).toEqual({ reference, sent: true })
  await expectClosed(old, victim)
  const second = await mailedToken(victim, 1)
  expect(second).not.toBe(old)
  await expectOpen(second, victim)
  await expectOpen(tokenOf(other.request), other)

  // of three links, the last works
  await operatorData(host, 'requests', 'new-link', reference)
  await expectClosed(old, victim)
  await expectClosed(second, victim)
  await expectOpen(await mailedToken(victim, 2), victim)
})

it('the customer ends the link, once; the old one can only cause mail to the customer', {
  tags: ['order-isolation', 'justified-mail'],
}, async () => {
  const victim = await owned()
  const old = tokenOf(victim.request)
  const presses = await Promise.all(Array.from({ length: 5 }, () => request(old, { action: 'renew' })))
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
  await expectClosed(old, victim)
  await expectOpen(await mailedToken(victim, 1), victim)

  // at most once per GUEST_LINK_RESEND_MINUTES, with the same response
  expect(await request(old, { action: 'resend' })).toEqual({ status: 200, data: {} })
  const mails = await host.mail()
  expect(mails.filter(({ subject }) => `${subject}`.includes('Your link')).at(-1)?.to).toEqual([
    expect.objectContaining({ address: victim.email }),
  ])
  await expectClosed(old, victim)
})

it('a link says which it is', { tags: ['order-isolation'] }, async () => {
  const victim = await owned()
  await request(tokenOf(victim.request), { action: 'renew' })
  // neither an earlier version nor a future one
  for (const version of [0, 2, 999_999_999]) await expectClosed(tokenOf(victim.request, version), victim)
  await expectOpen(tokenOf(victim.request, 1), victim)
})

it('a payment that is under way ends well, and its way back says what to do', {
  tags: ['order-payment'],
}, async () => {
  const victim = await owned()
  const old = tokenOf(victim.request)
  const { url } = (await order(old, { action: 'pay', method: 'card' })).data
  await request(old, { action: 'renew' })
  const back = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' })
  // It names the payment alone; the window that set out has kept the token.
  const returned = back.headers.get('location') ?? ''
  expect(returned).toContain('payment=success')
  expect(returned).not.toContain(old)
  expect(await order(old, { action: 'status' })).toMatchObject({
    data: { error: { code: 'link-replaced' } },
  })
  const token = await mailedToken(victim, 1)
  const settled = await eventually(async () => {
    const { data } = await order(token, { action: 'status' })
    return data.order.state === 'completed' ? data.order : undefined
  })
  expect(settled.payments).toHaveLength(2)
})
