import { createHmac } from 'node:crypto'
import { networkOf } from '#contract/network.ts'

/** Identifies a caller for rate limits: a keyed hash of the network, meaningless by itself. */

/**
 * @param secret without it the network cannot be derived from the hash
 * @returns 32 hexadecimal digits, different each day; undefined when the address is invalid
 */
export function senderOf(secret: string, address: string, now: Date): string | undefined {
  const network = networkOf(address)
  if (network === undefined) return undefined
  const statement = `form-sender:${now.toISOString().slice(0, 10)}:${network}`
  return createHmac('sha256', secret).update(statement).digest('hex').slice(0, 32)
}
