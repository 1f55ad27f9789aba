/** Whether the backend is slow just now, by the calls of functions: a function may be waiting for something else as well. */

export type LatencyMonitor = {
  /** Notes a call's time, from its begin to its end. */
  watch: <T>(call: Promise<T>) => Promise<T>
  /** Whether a call is taking long, or one has a moment ago. */
  isDegraded: () => boolean
}

/** A call that takes so long is slow, in milliseconds; on a machine that is merely busy they take less. */
const SLOW = 2_500

/** One that was slow says so for this long, in milliseconds. */
const MOMENT = 5_000

/** @param now milliseconds of a clock that nobody sets */
export function createLatencyMonitor(now = () => performance.now()): LatencyMonitor {
  const underWay = new Set<{ since: number }>()
  let slowAt = Number.NEGATIVE_INFINITY
  return {
    async watch(call) {
      const entry = { since: now() }
      underWay.add(entry)
      try {
        return await call
      } finally {
        underWay.delete(entry)
        if (now() - entry.since > SLOW) slowAt = now()
      }
    },
    isDegraded() {
      const [oldest] = underWay
      return now() - slowAt < MOMENT || (oldest !== undefined && now() - oldest.since > SLOW)
    },
  }
}
