import { json } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { serve } from '../tests/support/serve.ts'
import { checkVisitors } from './check-visitors.ts'

/** A project on loopback whose edge writes an address of its own choice, or lets a caller's pass. */

const KEY = 'sb_secret_key'

type Edge = {
  address: string | null
  /** What happens to the header in a caller's own request. */
  forged?: 'replaced' | 'refused' | 'believed'
}

async function check({ address, forged = 'replaced' }: Edge, secretKey: string | undefined = KEY) {
  const url = await serve(async (request, response) => {
    const { only } = (await json(request)) as { only?: string }
    const own = request.headers['cf-connecting-ip']
    const seen = own && forged === 'believed' ? own : address
    if (request.headers.apikey !== KEY) response.statusCode = 401
    else if (own && forged === 'refused') response.statusCode = 403
    response.end(
      JSON.stringify(
        request.url === '/rest/v1/rpc/caller_address' ? seen : only === 'caller' ? { caller: seen } : {},
      ),
    )
  })
  return (await checkVisitors({ url, secretKey })).map(({ state, says }) => `${state}: ${says}`)
}

/** The first and the last address of each network that no visitor comes from. */
const INSIDE = [
  ...['10.0.0.0', '10.255.255.255', '127.0.0.1', '169.254.0.1', '169.254.255.255', '172.16.0.0'],
  ...[
    '172.18.0.4',
    '172.31.255.255',
    '192.168.0.0',
    '192.168.255.255',
    '::1',
    'fc00::',
    'fd00::1',
    'fe80::1',
    'febf::1',
  ],
]

/** And their neighbours. */
const OUTSIDE = [
  ...['9.255.255.255', '11.0.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0'],
  ...['192.167.255.255', '192.169.0.0', '::2', 'fbff::1', 'fe00::1', 'fec0::1'],
]

/** The same sentence about database and functions. */
const both = (words: string) => [
  expect.stringMatching(new RegExp(`^${words.replace('WHO', 'The database')}`)),
  expect.stringMatching(new RegExp(`^${words.replace('WHO', 'The functions')}`)),
]

it('shows which address the database and the functions count', { tags: ['setup'] }, async () => {
  for (const forged of ['replaced', 'refused'] as const)
    expect(await check({ address: '203.0.113.7', forged })).toEqual(
      both('ok: WHO counted this visitor as 203.0.113.7'),
    )
  expect(await check({ address: '2001:db8::7' })).toEqual(both('ok: WHO .* 2001:db8:0:0:0:0:0:7'))
})

it('says that all visitors would be counted as one', { tags: ['setup'] }, async () => {
  for (const address of [null, ...INSIDE, 'nobody'])
    expect(await check({ address }), String(address)).toEqual(both('missing: WHO .* take all for one'))
})

it('takes what is beside those networks for a visitor', { tags: ['setup'] }, async () => {
  for (const address of OUTSIDE)
    expect(await check({ address }), address).toEqual(both('ok: WHO counted this visitor as '))
})

it('says that callers can choose their address', { tags: ['setup'] }, async () => {
  expect(await check({ address: '203.0.113.7', forged: 'believed' })).toEqual(
    both('missing: WHO believed an address that was made up'),
  )
})

it('says what could not be asked', { tags: ['setup'] }, async () => {
  expect(await check({ address: '203.0.113.7' }, '')).toEqual([
    expect.stringMatching(/^note: .*SUPABASE_SECRET_KEY/),
  ])
  expect(await check({ address: '203.0.113.7' }, 'wrong')).toEqual(both('note: WHO cannot be asked .*401'))
})
