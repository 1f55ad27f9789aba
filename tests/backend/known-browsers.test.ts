/** @module-tag own-machine */
/** @module-tag known-browsers */

import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LinkRow, OPERATOR_LINKS, type OperatorPurpose } from '#contract/acts.ts'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import type { OpenedIn } from '#contract/operator.ts'
import type { Mail } from '#functions/_shared/mail/transport.ts'
import { idOfDay } from '#functions/_shared/operator/links.ts'
import { createOperator } from '#functions/_shared/operator/operator.ts'
import { callHandler, deliverHere, inProcess } from '../support/bookings.ts'
import { operatorToken, tokenFor } from '../support/links.ts'
import { operatorData } from '../support/operator.ts'
import { dayIn, storeRequest } from '../support/orders.ts'
import { payingHost } from '../support/own-host.ts'

// Links that else ask for a confirming mail, in browsers that were remembered and in others. The functions run in this process, on a host's
// database, with a fake clock; the host's own mail server is unreachable.

const { host, sql, env } = payingHost({ SMTP_URL: 'smtp://127.0.0.1:9', OUTBOX_RETRY_SECONDS: '0.01' })
let backend: Awaited<ReturnType<typeof inProcess>>
let clock: Date

const NO_ROW = '00000000-0000-0000-0000-000000000000'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeAll(async () => {
  backend = await inProcess(host, env, () => clock)
})
beforeEach(async () => {
  clock = new Date()
  await sql`delete from public.operator_browsers`
  await sql`delete from public.operator_confirmations`
  await sql`delete from public.outbox where kind in ('operator_browser', 'operator_confirm')`
  backend.sent.length = 0
})

const newKey = () => randomBytes(32).toString('base64url')

async function ask(body: object) {
  const { status, data } = await callHandler(createOperator(backend.dependencies), body)
  return {
    status,
    code: data.error?.code as string | undefined,
    view: data as Record<string, unknown> & OpenedIn,
  }
}

async function mails(about: string): Promise<Mail[]> {
  await deliverHere(backend, sql)
  return backend.sent.filter(({ to, subject }) => to === OPERATOR_EMAIL && subject.includes(about))
}

const tokensIn = ({ text }: Mail) =>
  [...text.matchAll(/#operator=(\S+)/g)].map(([, token]) => token as string)

const seconds = 300 * 24 * 3600

/** Of a link about the house, a day or a request. */
function linkTo(purpose: OperatorPurpose, request = ''): string {
  const { about }: LinkRow = OPERATOR_LINKS[purpose]
  if (about[0] === 'house') return `${purpose}.${tokenFor(host, `operator-${purpose}`, NO_ROW, { seconds })}`
  if (about[0] === 'day') return operatorToken(host, purpose, idOfDay('2027-11-01'))
  if (about.length === 1) return operatorToken(host, purpose, request)
  return `${purpose}.request.${tokenFor(host, `operator-${purpose}-request`, request)}`
}

/** Asks for the confirmation of a link, and opens what is mailed. */
async function mailed(token: string): Promise<string> {
  const [purpose] = token.split('.')
  expect((await ask({ token, action: purpose })).view.state).toBe('asked')
  const [confirm = ''] = tokensIn((await mails('Confirm: ')).at(-1) as Mail)
  return confirm
}

async function remembered(key = newKey()): Promise<string> {
  const confirm = await mailed(linkTo('browsers'))
  expect((await ask({ token: confirm })).view.canRemember).toBe(true)
  expect((await ask({ token: confirm, action: 'remember', browser: key })).status).toBe(200)
  await sql`update public.operator_confirmations set created_at = created_at - interval '11 minutes'`
  return key
}

const known = async () =>
  (await sql`select name from public.operator_browsers order by used_at`).map(({ name }) => name)

const draft = () => ({
  lines: [{ what: 'Certified translation', amount: 9000 }],
  ...{ readyBy: dayIn(9), validUntil: dayIn(7), note: '' },
})

describe('a browser', () => {
  it('is remembered by a press on a mailed confirmation, once, and the operator is told', async () => {
    const confirm = await mailed(linkTo('browsers'))
    // as a scanner of links would
    for (let time = 0; time < 3; time += 1) expect((await ask({ token: confirm })).status).toBe(200)
    expect(await known()).toEqual([])
    const key = newKey()
    const press = (browser: string) => ask({ token: confirm, action: 'remember', browser })
    // pressed again, because the answer was lost
    for (let time = 0; time < 2; time += 1) expect((await press(key)).status).toBe(200)
    expect((await press(newKey())).code).toBe('link-expired')
    expect(await known()).toEqual(['A browser'])
    const rows = await sql`select * from public.operator_browsers`
    expect(JSON.stringify(rows)).not.toContain(key)
    const [told, ...more] = await mails('Browser remembered: A browser')
    expect(more).toEqual([])
    const [link = ''] = tokensIn(told as Mail)
    const { view } = await ask({ token: link })
    const [{ id }] = view.browsers as [{ id: string }]
    expect((await ask({ token: link, action: 'forget', id })).view.browsers).toEqual([])
  })

  it('is remembered by no link that others may have, nor by a confirmation that is late, used or altered', async () => {
    const request = await storeRequest(sql)
    const browser = newKey()
    for (const purpose of Object.keys(OPERATOR_LINKS) as OperatorPurpose[]) {
      const token = linkTo(purpose, request)
      expect((await ask({ token, action: 'remember', browser })).status, purpose).toBeGreaterThanOrEqual(400)
      expect((await ask({ token })).view.canRemember, purpose).toBeUndefined()
    }
    const confirm = await mailed(linkTo('browsers'))
    for (const wrong of ['', 'short', 'ü'.repeat(43), `${browser}x`])
      expect((await ask({ token: confirm, action: 'remember', browser: wrong })).status, wrong).toBe(400)
    expect((await ask({ token: confirm, action: 'browsers' })).status).toBe(400)
    await sql`update public.operator_confirmations set used_at = now()`
    expect((await ask({ token: confirm, action: 'remember', browser })).code).toBe('link-expired')
    await sql`update public.operator_confirmations set used_at = null`
    clock = new Date(clock.getTime() + 16 * MINUTE)
    expect((await ask({ token: confirm, action: 'remember', browser })).code).toBe('link-expired')
    expect(await known()).toEqual([])
  })

  it('can also be remembered by the confirmation of an act, and by the message to answer a request', async () => {
    const request = await storeRequest(sql)
    const erase = await mailed(linkTo('erase', request))
    expect((await ask({ token: erase, action: 'remember', browser: newKey() })).status).toBe(200)
    await ask({ token: linkTo('answer', request), action: 'answer' })
    const mail = (await mails('Confirm: answer with a price')).at(-1) as Mail
    const [confirm = ''] = tokensIn(mail).filter((token) => token.startsWith('confirm.'))
    expect((await ask({ token: confirm, action: 'remember', browser: newKey() })).status).toBe(200)
    expect(await known()).toHaveLength(2)
    // which does not stand in the way of asking for one
    await ask({ token: linkTo('browsers'), action: 'browsers' })
    expect(await mails('Confirm: remember a browser')).toHaveLength(1)
  })

  it('is the eleventh in the place of the one that was not used for longest', async () => {
    const first = await remembered()
    for (let time = 1; time < 11; time += 1) {
      clock = new Date(clock.getTime() + 20 * MINUTE)
      await remembered()
    }
    expect(await known()).toHaveLength(10)
    expect((await ask({ token: linkTo('create'), browser: first })).view.step).toBe('ask')
  })
})

describe('a link in a remembered browser', () => {
  it('answers a request at once, and leads to what else can be done; elsewhere it sends its mail', async () => {
    const key = await remembered()
    const request = await storeRequest(sql)
    const token = linkTo('answer', request)
    const { view } = await ask({ token, browser: key })
    expect(view).toMatchObject({ purpose: 'offer', state: 'open' })
    expect(view.links?.map(({ label }) => label)).toContain('Write to the customer')
    expect(view.links?.map(({ label }) => label)).not.toContain('Erase this record')
    // with the clock of the page, which types for an hour
    clock = new Date(clock.getTime() + 60 * MINUTE)
    const offer = { token: view.token, action: 'offer', draft: draft(), expected: 0 }
    expect((await ask(offer)).view.order).toMatchObject({ state: 'offered' })
    expect(await mails('Confirm: ')).toHaveLength(1)

    const other = await storeRequest(sql)
    const weak = linkTo('answer', other)
    for (const browser of [undefined, newKey()])
      expect((await ask({ token: weak, ...(browser && { browser }) })).view).toMatchObject({
        ...{ purpose: 'answer', step: 'ask' },
      })
    expect((await ask({ token: weak, action: 'offer', draft: draft(), expected: 0 })).status).toBe(400)
    expect((await ask({ token: weak, browser: key, action: 'answer' })).status).toBe(400)
  })

  it('opens a new order once by each opening, and shows what is open', async () => {
    const key = await remembered()
    const { view } = await ask({ token: linkTo('create'), browser: key })
    expect(view).toMatchObject({ purpose: 'create', step: 'confirm', state: 'open' })
    const request = await storeRequest(sql)
    const [row] = await sql`select reference from public.quote_requests where id = ${request}`
    const open = await ask({ token: linkTo('open'), browser: key })
    expect(open.view.links?.some(({ about }) => about?.startsWith(`${row?.reference},`))).toBe(true)
    const labels = open.view.links?.map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['New order', 'Remembered browsers']))
    expect((await ask({ token: linkTo('open') })).view.links).toBeUndefined()
  })

  it.each(
    Object.entries<LinkRow>(OPERATOR_LINKS).flatMap(([purpose, { byMailAlone }]) =>
      byMailAlone ? [purpose as OperatorPurpose] : [],
    ),
  )('to %s still asks for the mail', async (purpose) => {
    const key = await remembered()
    const { view } = await ask({ token: linkTo(purpose, await storeRequest(sql)), browser: key })
    expect(view).toMatchObject({ purpose, step: 'ask' })
    expect(view.token).toBeUndefined()
  })

  it('asks for its mail again once the browser is forgotten, and what it had opened has ended', async () => {
    const key = await remembered()
    const token = linkTo('answer', await storeRequest(sql))
    const { view } = await ask({ token, browser: key })
    const listed = await operatorData(host, 'browsers', 'list')
    expect(listed).toMatchObject([{ name: 'A browser' }])
    expect(await operatorData(host, 'browsers', 'forget', listed[0].id.slice(0, 8))).toEqual({ forgotten: 1 })
    expect((await ask({ token: view.token })).code).toBe('link-expired')
    expect((await ask({ token, browser: key })).view).toMatchObject({ purpose: 'answer', step: 'ask' })
    // nor does its key open anything alone
    for (const alone of ['', key, `confirm.${key}`])
      expect((await ask({ token: alone, browser: key })).status, alone).toBeGreaterThanOrEqual(400)
  })

  it('asks for its mail again 90 days after the browser’s last use, which is then deleted', async () => {
    const key = await remembered()
    const opens = async () => (await ask({ token: linkTo('create'), browser: key })).view.step
    for (let time = 0; time < 2; time += 1) {
      clock = new Date(clock.getTime() + 80 * DAY)
      expect(await opens()).toBe('confirm')
    }
    clock = new Date(clock.getTime() + 91 * DAY)
    expect(await opens()).toBe('ask')
    await sql`select public.sweep_limits(${clock})`
    expect(await known()).toEqual([])
  })

  it('remembers no further browser: only what was mailed or printed does', async () => {
    const key = await remembered()
    const { view } = await ask({ token: linkTo('create'), browser: key })
    expect(view.canRemember).toBeUndefined()
    expect((await ask({ token: view.token, action: 'remember', browser: newKey() })).code).toBe(
      'link-expired',
    )
    const [printed] = (await operatorData(host, 'links')).filter(
      ({ label }: { label: string }) => label === 'New order',
    )
    const token = printed.href.split('=')[1]
    expect((await ask({ token, action: 'remember', browser: newKey() })).status).toBe(200)
  })
})
