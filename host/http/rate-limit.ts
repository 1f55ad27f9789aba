import { networkOf } from '#contract/network.ts'
import type { Bucket, Journal } from './limit-journal.ts'

/** A token bucket per network (an IPv4 address, or a /56 of IPv6) that holds a minute's worth of requests. */

export type RateLimit = {
  /** 0, or the seconds until the request is allowed. @param weight as how many it counts */
  take: (address: string, weight?: number) => number
}

/** Beyond that the least recently used are dropped. */
const MAX_ADDRESSES = 50_000

/** By a clock that nobody sets. */
export const steadyNow = () => performance.timeOrigin + performance.now()

type Options = {
  now?: () => number
  journal?: Journal
}

export function createRateLimit(perMinute: number, { now = steadyNow, journal }: Options = {}): RateLimit {
  const buckets = new Map<string, Bucket>(journal?.read())
  const perMs = perMinute / 60_000
  return {
    take(address, weight = 1) {
      const network = networkOf(address) ?? address
      const key = journal ? journal.nameOf(network) : network
      const at = now()
      const last = buckets.get(key)
      const tokens = last ? Math.min(perMinute, last.tokens + (at - last.at) * perMs) : perMinute
      const price = Math.min(weight, perMinute)
      const allowed = tokens >= price
      const bucket = { tokens: allowed ? tokens - price : tokens, at }
      // The map stays in order of last use.
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > MAX_ADDRESSES) buckets.delete(buckets.keys().next().value as string)
      // A refusal takes nothing: the file holds no more lines than requests were let through.
      if (allowed) journal?.record(key, bucket)
      return allowed ? 0 : Math.max(1, Math.ceil((price - tokens) / perMs / 1000))
    },
  }
}
