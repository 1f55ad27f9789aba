import { type Network, networksOf } from '#contract/network.ts'
import type { Bucket, Journal } from './limit-journal.ts'

/** A token bucket for each width of a network (contract/network.ts), that holds a minute's worth of requests. */

export type RateLimit = {
  /** 0, or the seconds until the request is allowed. @param weight as how many it counts */
  take: (address: string, weight?: number) => number
}

/** Beyond that the least recently used are dropped. */
const MAX_ADDRESSES = 100_000

/** By a clock that nobody sets. */
export const steadyNow = () => performance.timeOrigin + performance.now()

type Options = {
  now?: () => number
  journal?: Journal
}

export function createRateLimit(perMinute: number, { now = steadyNow, journal }: Options = {}): RateLimit {
  const buckets = new Map<string, Bucket>(journal?.read())

  /** A minute's worth of a network at one width. */
  function bucketOf({ name, share }: Network, at: number, weight: number) {
    const key = journal ? journal.nameOf(name) : name
    const size = perMinute * share
    const perMs = size / 60_000
    const last = buckets.get(key)
    const tokens = last ? Math.min(size, last.tokens + (at - last.at) * perMs) : size
    const price = Math.min(weight, perMinute)
    const missing = Math.max(0, price - tokens)
    return { key, tokens, price, seconds: missing && Math.max(1, Math.ceil(missing / perMs / 1000)) }
  }

  return {
    take(address, weight = 1) {
      const at = now()
      const widths = networksOf(address).map((network) => bucketOf(network, at, weight))
      const seconds = Math.max(...widths.map((width) => width.seconds))
      for (const { key, tokens, price } of widths) {
        const bucket = { tokens: seconds === 0 ? tokens - price : tokens, at }
        // The map stays in order of last use.
        buckets.delete(key)
        buckets.set(key, bucket)
        if (buckets.size > MAX_ADDRESSES) buckets.delete(buckets.keys().next().value as string)
        // A refusal takes nothing: the file holds no more lines than requests were let through.
        if (seconds === 0) journal?.record(key, bucket)
      }
      return seconds
    },
  }
}
