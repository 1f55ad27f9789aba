const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`)

function groupsOfIpv4(address: string): number[] | undefined {
  if (!IPV4.test(address)) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

function readGroups(text: string, last: boolean): number[] | undefined {
  if (text === '') return []
  const numbers: number[] = []
  const parts = text.split(':')
  for (const [i, part] of parts.entries()) {
    const dotted = last && i === parts.length - 1 ? groupsOfIpv4(part) : undefined
    if (dotted) numbers.push(...dotted)
    else if (/^[0-9a-f]{1,4}$/i.test(part)) numbers.push(Number.parseInt(part, 16))
    else return undefined
  }
  return numbers
}

function groupsOf(address: string): number[] | undefined {
  const [left = '', right, ...more] = address.split('::')
  if (more.length > 0) return undefined
  const before = readGroups(left, right === undefined)
  const after = readGroups(right ?? '', true)
  if (!before || !after) return undefined
  const missing = 8 - before.length - after.length
  if (right === undefined ? missing !== 0 : missing < 1) return undefined
  return [...before, ...Array<number>(missing).fill(0), ...after]
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
