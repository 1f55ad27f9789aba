import { expect, it } from 'vitest'
import { canonicalAddress, networksOf } from './network.ts'

const namesOf = (address: string) => networksOf(address).map(({ name }) => name)

const UNKNOWN = ['unknown', 'unknown/24']

it.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::FFFF:cb00:7107', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:DB8:0001:12ff::9', ['2001:db8:1:12ff::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:db8:1:2::203.0.113.7', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['', UNKNOWN],
  ['1.2.3.256', UNKNOWN],
  ['01.2.3.4', UNKNOWN],
  ['1::2::3', UNKNOWN],
  ['2001:db8:1:2:3:4:5:6:7', UNKNOWN],
  ['1:2:3:4:5:6:7::8', UNKNOWN],
  ['203.0.113.7::', UNKNOWN],
  ['203.0.113.7, 198.51.100.1', UNKNOWN],
  ['gggg::1', UNKNOWN],
])('the networks of %j are %j', (address, networks) => expect(namesOf(address)).toEqual(networks))

it('one owner is one network at the widest, and the wider, the larger its share', {
  tags: ['encoded-paths'],
}, () => {
  for (const [count, address] of [
    [65_536, (i: number) => `2001:db8:1:${i.toString(16)}::1`],
    [256, (i: number) => `203.0.113.${i}`],
  ] as const) {
    const all = Array.from({ length: count }, (_, i) => networksOf(address(i)))
    expect(new Set(all.map((networks) => networks.at(-1)?.name)).size).toBe(1)
    expect(new Set(all.map(([narrow]) => narrow?.name)).size).toBe(count)
    const shares = all[0]?.map(({ share }) => share) ?? []
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  }
  expect(namesOf('2001:db8:2::1').at(-1)).not.toBe(namesOf('2001:db8:1::1').at(-1))
})

it('an address has one canonical form', () => {
  expect(canonicalAddress('2001:DB8::1')).toBe('2001:db8:0:0:0:0:0:1')
  expect(canonicalAddress('::ffff:7f00:1')).toBe('127.0.0.1')
  expect(canonicalAddress(' 127.0.0.1 ')).toBe('127.0.0.1')
  expect(canonicalAddress('nobody')).toBeUndefined()
})
