import { describe, expect, it } from 'vitest'
import { networksOf } from '#contract/network.ts'
import { STATEMENT_TIMEOUT } from '#host/database/request-pool.ts'
import { sql } from '../support/trial.ts'

/** The same networks as in the functions, as irreversible hashes. */

async function networksInDatabase(address: string | null): Promise<string[]> {
  const [row] = await sql`select public.networks_of(${address}) as networks`
  return row?.networks
}

const namesOf = (address: string) => networksOf(address).map(({ name }) => name)

it.each([
  '203.0.113.7',
  ' 203.0.113.7 ',
  '::ffff:203.0.113.7',
  '::FFFF:cb00:7107',
  '2001:db8:1:2:3:4:5:6',
  '2001:DB8:0001:12ff::9',
  '2001:db8::1',
  '::1',
  'fe80::',
])('%j is of the same networks for both', { tags: ['quote-quota'] }, async (address) => {
  const networks = await networksInDatabase(address)
  expect(networks).toHaveLength(namesOf(address).length)
  for (const [width, network] of networks.entries()) {
    // The database writes a network as its first address.
    const [first = ''] = network.split('/')
    expect(namesOf(first)[width]).toBe(namesOf(address)[width])
    expect((await networksInDatabase(first))[width]).toBe(network)
  }
})

it.each(['unknown', '', '1.2.3', '1::2::3', '203.0.113.7, 198.51.100.1', 'gggg::1', null])(
  '%j is not an address, and shares a network with all invalid ones',
  async (address) => {
    expect(await networksInDatabase(address)).toEqual(['unknown', 'unknown/24'])
    expect(namesOf(address ?? '')).toEqual(['unknown', 'unknown/24'])
  },
)

it('each width has the same share for both', { tags: ['quote-quota'] }, async () => {
  for (const address of ['203.0.113.7', '2001:db8::1']) {
    const shares = networksOf(address).map(({ share }) => share)
    const [row] = await sql`
      select array_agg(public.share_at(width, ${shares.length}) order by width) as shares
      from generate_series(1, ${shares.length}::bigint) as width`
    expect(row?.shares).toEqual(shares)
  }
})

it.each([
  ['a /56', 2, (i: number) => `2001:db8:1:${i.toString(16)}::1`],
  ['a /48', 4, (i: number) => `2001:db8:1:${(i * 256).toString(16)}::1`],
  ['a /24', 4, (i: number) => `203.0.113.${i}`],
])(
  'the many networks of %s count as one with %i times the share',
  { tags: ['quote-quota'] },
  async (_, share, addressOf) => {
    const form = crypto.randomUUID()
    const counts: number[] = []
    for (let i = 0; i < 40; i++) {
      const [row] = await sql`
      select public.count_sending(public.senders_of(${addressOf(i)}), ${form}, public.limit_window()) as count`
      counts.push(row?.count)
    }
    expect(counts).toEqual(counts.map((_, i) => Math.ceil((i + 1) / share)))
    const [seen] = await sql`
    select (public.sendings_of(public.senders_of(${addressOf(41)}), ${form}, public.limit_window())).*`
    expect(seen).toEqual({ own: Math.floor(40 / share), total: 40 })
  },
)

describe('a sender', () => {
  it('is a hash a width, the same within a network and different for others', async () => {
    const [row] = await sql`
      select public.senders_of('2001:db8::1') as one, public.senders_of('2001:db8::ffff:0:0:2') as neighbour,
        public.senders_of('2001:db8:0:ff::1') as customer, public.senders_of('2001:db8:0:100::1') as site,
        public.senders_of(null) as nobody`
    for (const hash of row?.one ?? []) expect(hash).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(row?.one).size).toBe(3)
    expect(row?.neighbour).toEqual(row?.one)
    expect(row?.customer.map((hash: string, i: number) => hash === row?.one[i])).toEqual([false, true, true])
    expect(row?.site.map((hash: string, i: number) => hash === row?.one[i])).toEqual([false, false, true])
    expect(row?.nobody).toHaveLength(2)
  })

  it('cannot be computed by visitors, nor directly by the functions’ role', async () => {
    for (const role of ['anon', 'authenticated']) {
      const attempt = sql.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`)
        await transaction`select public.senders_of('203.0.113.7')`
      })
      await expect(attempt).rejects.toThrow('permission denied')
    }
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const attempt = sql.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`)
        await transaction`select key from public.network_key`
      })
      await expect(attempt).rejects.toThrow('permission denied')
    }
  })
})

it('statements of visitors and customers end after three seconds', {
  tags: ['statement-timeout'],
}, async () => {
  const rows = await sql`
    select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by rolname`
  for (const { rolconfig } of rows) expect(rolconfig).toContain('statement_timeout=3s')
  expect(rows).toHaveLength(2)
})

it('statements of the functions may take as long on the platform as on one machine, and not the login’s eight seconds', {
  tags: ['statement-timeout'],
}, async () => {
  const [role] = await sql`select rolconfig from pg_roles where rolname = 'service_role'`
  expect(role?.rolconfig).toEqual([`statement_timeout=${STATEMENT_TIMEOUT}`])
})
