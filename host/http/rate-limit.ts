import { networkOf } from '#contract/network.ts'

/**
 * Rate limits per client network (an IPv4 address, or a /56 of IPv6): a token bucket that holds a minute's worth of
 * requests.
 */

export type RateLimit = {
  /** Takes a token from the address's bucket; returns 0, or the seconds until the next request is allowed. */
  take: (address: string) => number
}

type Bucket = { tokens: number; at: number }

/** Addresses kept at most; beyond that the least recently used are dropped, so that memory stays bounded. */
const MAX_ADDRESSES = 50_000

/**
 * @param perMinute requests that one address may make per minute, in one burst if it likes
 * @param now milliseconds of a monotonic clock
 */
export function createRateLimit(perMinute: number, now = () => performance.now()): RateLimit {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000
  return {
    take(address) {
      const key = networkOf(address) ?? address
      const at = now()
      const last = buckets.get(key)
      const tokens = last ? Math.min(perMinute, last.tokens + (at - last.at) * perMs) : perMinute
      const allowed = tokens >= 1
      // Deleted first, so that the map stays in order of last use.
      buckets.delete(key)
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at })
      if (buckets.size > MAX_ADDRESSES) buckets.delete(buckets.keys().next().value as string)
      return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000))
    },
  }
}
