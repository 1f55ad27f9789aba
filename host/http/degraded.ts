/** Whether the backend is slow, measured by the functions' calls: a function may be waiting for something else too. */

export type LatencyMonitor = {
  /** Times a call. */
  watch: <T>(call: Promise<T>) => Promise<T>
  /** Whether a call is slow now, or was a moment ago. */
  isDegraded: () => boolean
}

/** Threshold of a slow call, in milliseconds; on a machine that is merely busy they take less. */
const SLOW = 2_500

/** How long one slow call counts, in milliseconds. */
const MOMENT = 5_000

/** @param now milliseconds of a monotonic clock */
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
