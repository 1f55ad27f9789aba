import { networkOf } from '#contract/network.ts'
import type { Bucket, Journal } from './limit-journal.ts'

/**
 * Rate limits per client network (an IPv4 address, or a /56 of IPv6): a token bucket that holds a minute's worth of
 * requests.
 */

export type RateLimit = {
  /** Takes a token from the address's bucket; returns 0, or the seconds until the next request is allowed. */
  take: (address: string) => number
}

/** Addresses kept at most; beyond that the least recently used are dropped, so that memory stays bounded. */
const MAX_ADDRESSES = 50_000

/** Milliseconds since 1970 by a clock that nobody sets: only a restart takes the machine's again. */
export const steadyNow = () => performance.timeOrigin + performance.now()

type Options = {
  now?: () => number
  /** Keeps what was taken for the next process; without one, the limit begins anew with each. */
  journal?: Journal
}

/** @param perMinute requests that one address may make per minute, in one burst if it likes */
export function createRateLimit(perMinute: number, { now = steadyNow, journal }: Options = {}): RateLimit {
  const buckets = new Map<string, Bucket>(journal?.read())
  const perMs = perMinute / 60_000
  return {
    take(address) {
      const network = networkOf(address) ?? address
      const key = journal ? journal.nameOf(network) : network
      const at = now()
      const last = buckets.get(key)
      const tokens = last ? Math.min(perMinute, last.tokens + (at - last.at) * perMs) : perMinute
      const allowed = tokens >= 1
      const bucket = { tokens: allowed ? tokens - 1 : tokens, at }
      // Deleted first, so that the map stays in order of last use.
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > MAX_ADDRESSES) buckets.delete(buckets.keys().next().value as string)
      // A refusal takes nothing: the file holds no more lines than requests were let through.
      if (allowed) journal?.note(key, bucket)
      return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000))
    },
  }
}
