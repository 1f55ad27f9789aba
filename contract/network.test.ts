import { expect, it } from 'vitest'
import { canonicalAddress, networkOf } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:DB8:0001:12ff::9', '2001:db8:1:1200'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::203.0.113.7', '2001:db8:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['', undefined],
  ['1.2.3.256', undefined],
  ['01.2.3.4', undefined],
  ['1::2::3', undefined],
  ['2001:db8:1:2:3:4:5:6:7', undefined],
  ['1:2:3:4:5:6:7::8', undefined],
  ['203.0.113.7::', undefined],
  ['203.0.113.7, 198.51.100.1', undefined],
  ['gggg::1', undefined],
])('the network of %j is %s', (address, network) => expect(networkOf(address)).toBe(network))

it('one /56 is one network, however its addresses are written', { tags: ['encoded-paths'] }, () => {
  const forms = ['2001:db8::1', '2001:db8:0:ff::', '2001:0db8:0000:0000:ffff::', '2001:DB8::0:203.0.113.7']
  expect(new Set(forms.map(networkOf)).size).toBe(1)
  expect(networkOf('2001:db8:0:100::1')).not.toBe(networkOf('2001:db8::1'))
})

it('an address has one canonical form', () => {
  expect(canonicalAddress('2001:DB8::1')).toBe('2001:db8:0:0:0:0:0:1')
  expect(canonicalAddress('::ffff:7f00:1')).toBe('127.0.0.1')
  expect(canonicalAddress(' 127.0.0.1 ')).toBe('127.0.0.1')
  expect(canonicalAddress('nobody')).toBeUndefined()
})
