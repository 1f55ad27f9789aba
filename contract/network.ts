const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`)

/** Checked and spelt out by the URL parser, which also reads a.b.c.d at the end; '::' stands for the zeros that are missing. */
function groupsOf(address: string): number[] | undefined {
  const url = `http://[${address}]`
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(url)) return undefined
  const [before = [], after = []] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half ? half.split(':') : []).map((group) => Number.parseInt(group, 16)))
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** A dual-stack socket writes an IPv4 address as ::ffff:a.b.c.d, in either notation. */
function mappedIpv4(groups: number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return mapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}

function read(address: string): string | number[] | undefined {
  const [plain = ''] = address.trim().split('%')
  if (IPV4.test(plain)) return plain
  const groups = groupsOf(plain)
  return groups && (mappedIpv4(groups) ?? groups)
}

const written = (groups: number[]) => groups.map((group) => group.toString(16)).join(':')

export function canonicalAddress(address: string): string | undefined {
  const known = read(address)
  return typeof known === 'object' ? written(known) : known
}

/** share: how many times as much as one address it may do. */
export type Network = { name: string; share: number }

/** Of an IPv6 address: a link, a customer (RFC 6177), and a site, of whose customers none is known. */
const IPV6_WIDTHS = [
  { groups: 4, bits: 64, mask: 0xffff, share: 1 },
  { groups: 4, bits: 56, mask: 0xff00, share: 2 },
  { groups: 3, bits: 48, mask: 0xffff, share: 4 },
] as const

/** The units of rate limits, from the narrowest: IPv6 /64, /56 and /48, an IPv4 address and its /24. What is no address counts as one. */
export function networksOf(address: string): Network[] {
  const known = read(address) ?? 'unknown'
  if (typeof known === 'string') {
    const wide = known.replace(/\d+$/, '0')
    return [
      { name: known, share: 1 },
      { name: `${wide}/24`, share: 4 },
    ]
  }
  return IPV6_WIDTHS.map(({ groups, bits, mask, share }) => {
    const kept = known.slice(0, groups)
    return { name: `${written([...kept.slice(0, -1), (kept.at(-1) ?? 0) & mask])}::/${bits}`, share }
  })
}
