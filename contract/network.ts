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

/** The unit of rate limits: an IPv4 address, or an IPv6 /56, which one customer commonly controls (RFC 6177). */
export function networkOf(address: string): string | undefined {
  const known = read(address)
  if (typeof known !== 'object') return known
  const [a = 0, b = 0, c = 0, d = 0] = known
  return written([a, b, c, d & 0xff00])
}
