/** Who a caller is, as far as limits need to know: a keyed hash of the network, which says nothing by itself. */

const encoder = new TextEncoder()

/** The eight groups of an IPv6 address, or undefined when it is none. */
function groupsOf(address: string): string[] | undefined {
  const [left = '', right, ...more] = address.split('::')
  if (more.length > 0) return undefined
  const before = left === '' ? [] : left.split(':')
  const after = right ? right.split(':') : []
  const missing = 8 - before.length - after.length
  if (right === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups : undefined
}

/**
 * The network that an address stands for: an IPv4 address by itself, of an IPv6 address the first half, because one
 * customer commands all of it.
 * @returns undefined when it is no address
 */
export function networkOf(address: string): string | undefined {
  const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return plain
  const groups = groupsOf(plain)?.map((group) => Number.parseInt(group, 16))
  if (!groups) return undefined
  const [high = 0, low = 0] = groups.slice(6)
  // an IPv4 address within IPv6, in hexadecimal
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/**
 * @param secret without it nobody can tell the network from the hash
 * @returns 32 hexadecimal digits, others on another day; undefined when the address is none
 */
export async function senderOf(secret: string, address: string, now: Date): Promise<string | undefined> {
  const network = networkOf(address)
  if (network === undefined) return undefined
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const statement = `form-sender:${now.toISOString().slice(0, 10)}:${network}`
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(statement)))
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
