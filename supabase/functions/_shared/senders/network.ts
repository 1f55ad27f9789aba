import { networkOf } from '#contract/network.ts'

/** Identifies a caller for rate limits: a keyed hash of the network, meaningless by itself. */

const encoder = new TextEncoder()

/**
 * @param secret without it the network cannot be derived from the hash
 * @returns 32 hexadecimal digits, different each day; undefined when the address is invalid
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
