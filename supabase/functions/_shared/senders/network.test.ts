import { expect, it } from 'vitest'
import { networkOf, senderOf } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
  ['unknown', undefined],
  ['', undefined],
  ['1.2.3', undefined],
  ['1:2:3', undefined],
  ['1::2::3', undefined],
  ['2001:db8:1:2:3:4:5:6:7', undefined],
  ['1:2:3:4:5:6:7::8', undefined],
  ['203.0.113.7, 198.51.100.1', undefined],
  ['gggg::1', undefined],
])('the network of %j is %s', (address, network) => expect(networkOf(address)).toBe(network))

it('a sender is the same all day, another tomorrow, and another under another secret', async () => {
  const secret = 's'.repeat(32)
  const at = (time: string) => senderOf(secret, '203.0.113.7', new Date(time))
  const morning = await at('2026-11-20T00:00:00Z')
  expect(morning).toMatch(/^[0-9a-f]{32}$/)
  expect(await at('2026-11-20T23:59:59Z')).toBe(morning)
  expect(await at('2026-11-21T00:00:00Z')).not.toBe(morning)
  expect(await senderOf('t'.repeat(32), '203.0.113.7', new Date('2026-11-20T00:00:00Z'))).not.toBe(morning)
  expect(await senderOf(secret, 'unknown', new Date())).toBeUndefined()
})
