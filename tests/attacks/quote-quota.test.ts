import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuoteRow } from '#contract/quote.ts'
import { customer, post, sampleRow } from '../support/clients.ts'
import { prove } from '../support/forms.ts'
import { untilServed } from '../support/host.ts'
import { stopWindows } from '../support/limit-window.ts'
import { ownHost } from '../support/own-host.ts'
import { leftTomorrow } from '../support/sql.ts'

// Hundreds of quote requests, straight to the data API. The limits are rows, set by the host, or by SQL as on the
// platform.

const FORMS = 300

const { host, sql } = ownHost({
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_FORMS: String(FORMS),
  RATE_LIMIT_FORMS_TOTAL: '3000',
  FORM_PROOF_ROUNDS: '4',
})

beforeAll(() => stopWindows(sql))

const setLimit = (name: string, value: number) =>
  sql`update public.limits set value = ${value} where name = ${name}`

let networks = 0
/** Documentation addresses that no other test uses, each of another owner. */
const network = () => `2001:db8:${(networks++).toString(16)}::1`

type Answer = { status: number; code?: string }

const postFrom = (from: string, path: string, body: object, headers: Record<string, string> = {}) =>
  untilServed(() => post(host, path, body, { 'x-forwarded-for': from, ...headers }))

async function insert(from: string, row: QuoteRow = sampleRow(), headers = {}): Promise<Answer> {
  const response = await postFrom(from, '/rest/v1/quote_requests', row, headers)
  const text = await response.text()
  const { code } = text ? JSON.parse(text) : {}
  return { status: response.status, code }
}

async function admit(from: string, body: object) {
  const response = await postFrom(from, '/functions/v1/admit-request', body)
  // biome-ignore lint/suspicious/noExplicitAny: tests look at parts of many answers
  return { status: response.status, data: (await response.json()) as any }
}

async function earnPass(from: string, id: string): Promise<number> {
  const { data } = await admit(from, { id })
  return (await admit(from, { id, proof: await prove(data.error.challenge) })).status
}

async function flood(count: number, from: () => string): Promise<Answer[]> {
  const answers: Answer[] = []
  let left = count
  const sender = async () => {
    while (left-- > 0) answers.push(await insert(from()))
  }
  await Promise.all(Array.from({ length: 20 }, sender))
  return answers
}

const stored = (answers: Answer[]) => answers.filter(({ status }) => status === 201).length

describe('one network', () => {
  it('gets exactly its limit of requests through, even all at once, without affecting others', {
    tags: ['quote-quota'],
  }, async () => {
    const attacker = network()
    let isOver = false
    const attack = flood(FORMS + 150, () => attacker).finally(() => {
      isOver = true
    })
    for (let i = 0; i < 5; i++) expect((await insert(network())).status).toBe(201)
    // They have not waited behind it; `npm run bench` measures how long.
    expect(isOver).toBe(false)
    const answers = await attack
    expect(stored(answers)).toBe(FORMS)
    for (const { status, code } of answers.filter(({ status }) => status !== 201))
      expect({ status, code }).toEqual({ status: 403, code: 'PT403' })
    expect((await insert(network())).status).toBe(201)
  })

  it.each([
    ['customers of one site', (i: number) => `2001:db8:ffff:${(i * 256).toString(16)}::1`],
    ['addresses of one /24', (i: number) => `203.0.113.${i}`],
  ])('%s count as one, with four times as much', { tags: ['quote-quota'] }, async (_, from) => {
    await setLimit('RATE_LIMIT_FORMS', 5)
    try {
      let next = 0
      expect(stored(await flood(60, () => from(next++)))).toBe(20)
      expect((await insert(network())).status).toBe(201)
    } finally {
      await setLimit('RATE_LIMIT_FORMS', FORMS)
    }
  })

  describe('with a low limit', () => {
    beforeAll(() => setLimit('RATE_LIMIT_FORMS', 2))
    afterAll(() => setLimit('RATE_LIMIT_FORMS', FORMS))

    it('is determined by the host, not by the caller’s headers', { tags: ['quote-quota'] }, async () => {
      const from = network()
      const statuses = []
      for (let i = 0; i < 3; i++) {
        const other = network()
        const headers = {
          'cf-connecting-ip': other,
          'x-real-ip': other,
          'x-client-address': other,
          forwarded: `for=${other}`,
        }
        statuses.push((await insert(`${other}, ${from}`, sampleRow(), headers)).status)
      }
      expect(statuses).toEqual([201, 201, 403])
    })

    it('counts signed-in customers too', async () => {
      const { id, token } = await customer(host, `${crypto.randomUUID()}@example.com`)
      const headers = { authorization: `Bearer ${token}` }
      const from = network()
      const statuses = [(await insert(from)).status]
      for (let i = 0; i < 2; i++)
        statuses.push((await insert(from, sampleRow({ user_id: id }), headers)).status)
      expect(statuses).toEqual([201, 201, 403])
    })

    it('can exceed the limit with a proof of work per request', {
      tags: ['quote-quota'],
    }, async () => {
      const from = network()
      await flood(2, () => from)
      const row = sampleRow()
      expect((await insert(from, row)).code).toBe('PT403')
      expect(await earnPass(from, row.id)).toBe(200)
      expect((await insert(from)).code).toBe('PT403')
      expect((await insert(from, row)).status).toBe(201)
      expect((await insert(from, { ...row, id: crypto.randomUUID() })).code).toBe('PT403')
      expect(await sql`select from public.request_passes where id = ${row.id}`).toHaveLength(0)
    })

    it('keeps its admission for a request that was refused for another reason', async () => {
      const from = network()
      await flood(2, () => from)
      const row = sampleRow()
      expect(await earnPass(from, row.id)).toBe(200)
      expect((await insert(from, { ...row, email: 'nobody' })).code).toBe('23514')
      expect((await insert(from, row)).status).toBe(201)
    })

    it('gets the usual response to a repeated request', async () => {
      const from = network()
      const row = sampleRow()
      await insert(from, row)
      await flood(5, () => from)
      expect((await insert(from, row)).code).toBe('23505')
    })

    it('is refused beyond five times the limit, even with a proof', { tags: ['quote-quota'] }, async () => {
      const from = network()
      let allowed = 0
      for (let i = 0; i < 12; i++) {
        const row = sampleRow()
        await sql`insert into public.request_passes (id) values (${row.id})`
        const { status, code } = await insert(from, row)
        if (status === 201) allowed += 1
        else expect({ status, code }).toEqual({ status: 429, code: 'PT429' })
      }
      expect(allowed).toBe(10)
    })
  })
})

it('many networks can send up to the total limit; beyond it everyone needs a proof of work', {
  tags: ['quote-quota'],
}, async () => {
  await sql`delete from public.form_sendings`
  await setLimit('RATE_LIMIT_FORMS_TOTAL', 40)
  try {
    const answers = await flood(90, () => network())
    // twenty concurrent ones do not see one another
    expect(stored(answers)).toBeGreaterThanOrEqual(40)
    expect(stored(answers)).toBeLessThan(60)
    const visitor = network()
    const row = sampleRow()
    expect((await insert(visitor, row)).code).toBe('PT403')
    expect(await earnPass(visitor, row.id)).toBe(200)
    expect((await insert(visitor, row)).status).toBe(201)
  } finally {
    await setLimit('RATE_LIMIT_FORMS_TOTAL', 3_000)
  }
  expect((await insert(network())).status).toBe(201)
})

describe('admit-request', () => {
  it('requires no proof where none is needed, and then issues no admission', async () => {
    const id = crypto.randomUUID()
    expect(await admit(network(), { id, website: '', openFor: 30_000 })).toEqual({ status: 200, data: {} })
    expect(await sql`select from public.request_passes where id = ${id}`).toHaveLength(0)
  })

  it.each([{ website: 'https://spam.example' }, { openFor: 300 }])(
    'requires a proof of a sender with %o',
    { tags: ['honeypot'] },
    async (sign) => {
      const from = network()
      const row = sampleRow()
      const refused = await admit(from, { id: row.id, ...sign })
      expect(refused).toMatchObject({ status: 403, data: { error: { code: 'proof-required' } } })
      const proof = await prove(refused.data.error.challenge)
      expect((await admit(from, { id: row.id, ...sign, proof })).status).toBe(200)
      expect((await admit(from, { id: crypto.randomUUID(), ...sign, proof })).status).toBe(403)
      expect((await insert(from, row)).status).toBe(201)
    },
  )

  it.each([
    {},
    { id: 7 },
    { id: 'x' },
    { id: crypto.randomUUID(), proof: {} },
    { id: crypto.randomUUID(), pass: true },
  ])('refuses %j', async (body) => expect((await admit(network(), body)).status).toBe(400))
})

it('no network address is stored, and all counts expire', async () => {
  for (const { sender } of await sql`select sender from public.form_sendings`)
    expect(sender).toMatch(/^[0-9a-f]{32}$/)
  await sql`insert into public.request_passes (id) values (${crypto.randomUUID()})`
  const counts = ['request_passes', 'form_sendings', 'mail_counts']
  expect(await leftTomorrow(sql, counts)).toEqual({ request_passes: 0, form_sendings: 0, mail_counts: 0 })
})
