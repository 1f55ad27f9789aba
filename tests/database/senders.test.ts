import { describe, expect, it } from 'vitest'
import { networkOf } from '#contract/network.ts'
import { STATEMENT_TIMEOUT } from '#host/database/request-pool.ts'
import { sql } from '../support/trial.ts'

/** The same networks as in the functions, as irreversible hashes. */

async function networkInDatabase(address: string | null): Promise<string> {
  const [row] = await sql`select public.network_of(${address}) as network`
  return row?.network
}

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
])('%j is of the same network for both', { tags: ['quote-quota'] }, async (address) => {
  const half = networkOf(address)
  const network = await networkInDatabase(address)
  // The database writes an IPv6 network as its first address.
  expect(networkOf(network)).toBe(half)
  expect(await networkInDatabase(network)).toBe(network)
})

it.each(['unknown', '', '1.2.3', '1::2::3', '203.0.113.7, 198.51.100.1', 'gggg::1', null])(
  '%j is not an address, and shares a network with all invalid ones',
  async (address) => expect(await networkInDatabase(address)).toBe('unknown'),
)

describe('a sender', () => {
  it('is a hash, the same within a network and different for others', async () => {
    const [row] = await sql`
      select public.sender_of('2001:db8::1') as one, public.sender_of('2001:db8:0:ff:ffff::2') as neighbour,
        public.sender_of('2001:db8:0:100::1') as other, public.sender_of(null) as nobody`
    expect(row?.one).toMatch(/^[0-9a-f]{32}$/)
    expect(row?.neighbour).toBe(row?.one)
    expect(new Set([row?.one, row?.other, row?.nobody]).size).toBe(3)
  })

  it('cannot be computed by visitors, nor directly by the functions’ role', async () => {
    for (const role of ['anon', 'authenticated']) {
      const attempt = sql.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`)
        await transaction`select public.sender_of('203.0.113.7')`
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
