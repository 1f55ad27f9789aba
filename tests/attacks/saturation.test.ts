import { beforeAll, expect, it } from 'vitest'
import { customer, sampleRow, service } from '../support/clients.ts'
import { eventually } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'
import { sendRaw } from '../support/raw-http.ts'
import { expectQuote } from '../support/siege.ts'

/** Nobody can overload the database for everyone else. */

const { host, sql } = ownHost({ TRUSTED_PROXIES: '127.0.0.1,::1' })
let token: string
beforeAll(async () => {
  const owner = await customer(host, 'busy@example.com')
  token = owner.token
  const text = 'a'.repeat(5_000)
  await owner.client.from('quote_requests').insert(sampleRow({ user_id: owner.id, task_description: text }))
})

const postFrom = (address: string, path: string, body: object) =>
  sendRaw(host, {
    ...{ method: 'POST', path, body: JSON.stringify(body) },
    headers: { 'x-forwarded-for': address },
    fresh: true,
  })

const insert = (address: string) => postFrom(address, '/rest/v1/quote_requests', sampleRow())

/** As one of the operator's functions or commands does. */
const listMail = () => service(host).from('outbox').select('id').limit(1)

const nested = (depth: number) => `${'quote_requests('.repeat(depth)}id${')'.repeat(depth)}`

const QUERIES = [
  ...[20, 200, 400].map((depth) => `profiles?select=${nested(depth)}`),
  'quote_requests?task_description=match.(a*)*b',
  'quote_requests?task_description=imatch.^(a|a)*$b',
  'quote_requests?task_description=like.*a*a*a*a*a*a*a*a*b',
  'quote_requests?task_description=not.ilike.*a*b',
  'quote_requests?task_description=wfts.a',
  'quote_requests?select=task_description::json',
  'quote_requests?select=id.count()',
  'quote_requests?select=uploaded_files->>0',
  `quote_requests?or=(${'not.and('.repeat(100)}id.is.null${')'.repeat(100)})`,
  `quote_requests?id=in.(${Array(1_000).fill('x').join(',')})`,
  'quote_requests?limit=1000000',
]

it('expensive queries are refused, and quotes get through hundreds of them', {
  tags: ['costly-requests'],
}, async () => {
  let asking = true
  const attack = async (headers: Record<string, string>) => {
    for (let i = 0; asking; i++) {
      const { status } = await sendRaw(host, { path: `/rest/v1/${QUERIES[i % QUERIES.length]}`, headers })
      expect(headers.authorization ? [400, 403] : [400, 401]).toContain(status)
    }
  }
  const attacks = Array.from({ length: 20 }, (_, i) =>
    attack(i % 2 ? { authorization: `Bearer ${token}` } : {}),
  )
  try {
    for (let i = 0; i < 5; i++) await expectQuote(host)
  } finally {
    asking = false
    await Promise.allSettled(attacks)
  }
  await Promise.all(attacks)
})

it('a visitor’s statement ends after three seconds, and exhausts neither the connections nor the health check', {
  tags: ['costly-requests'],
}, async () => {
  const day = { from_date: '2027-03-01', to_date: '2027-03-01' }
  const slots = (address: string) => postFrom(address, '/rest/v1/rpc/taken_slots', day)
  const held = sql.begin(async (transaction) => {
    await transaction`lock table public.quote_requests in exclusive mode`
    // more than there are connections
    const waiting = Array.from({ length: 30 }, () => insert('203.0.113.7'))
    await new Promise((done) => setTimeout(done, 500))
    for (let i = 0; i < 5; i++) expect((await slots('198.51.100.1')).status).toBe(200)
    expect((await listMail()).error).toBeNull()
    const [first] = await Promise.all([insert('198.51.100.2'), Promise.race(waiting)])
    expect(first).toMatchObject({ status: 503, text: expect.stringContaining('"57014"') })
    expect(Number(first?.headers['retry-after'])).toBeGreaterThan(0)
    return waiting
  })
  await Promise.all(await held)
  await expectQuote(host)
})

it('visitors of many networks leave connections for the functions and the operator', {
  tags: ['costly-requests'],
}, async () => {
  const waiting = await sql.begin(async (transaction) => {
    await transaction`lock table public.quote_requests in exclusive mode`
    // As many as there are connections, each from a network of its own.
    const inserts = Array.from({ length: 20 }, (_, i) => insert(`203.0.113.${100 + i}`))
    await new Promise((done) => setTimeout(done, 500))
    for (let i = 0; i < 3; i++) expect((await listMail()).error).toBeNull()
    return inserts
  })
  await Promise.all(waiting)
})

it('calls of functions by many networks wait behind each other, and others behind none', {
  tags: ['costly-requests'],
}, async () => {
  const verify = async (address: string) =>
    (await postFrom(address, '/functions/v1/verify-document', { sha256: 'a'.repeat(64) })).status
  const statuses: number[] = []
  const flood = Promise.all(
    Array.from({ length: 450 }, async (_, i) => statuses.push(await verify(`203.0.113.${i % 30}`))),
  )
  await eventually(() => statuses.length > 0 || undefined)
  for (const ask of [async () => (await insert('198.51.100.3')).status, () => verify('198.51.100.4')]) {
    const before = statuses.length
    expect([200, 201]).toContain(await ask())
    process.stdout.write(`${statuses.length - before} of ${450 - before} answered before\n`)
    // Of one queue for all it would be nearly everything.
    expect(statuses.length - before).toBeLessThan((450 - before) / 2)
  }
  await flood
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([])
})
