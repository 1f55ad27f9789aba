/** Whether the database answers, asked no more often than needed: on behalf of requests that would otherwise wait in vain. */

export type HealthCheck = {
  /** Whether it answered a moment ago, or does now. */
  isHealthy: () => Promise<boolean>
  /** Somebody was let down by it: from now on all ask first, until it answers again. */
  reportFailure: () => void
  /** Whether there is doubt. */
  isSuspect: () => boolean
}

/** An answer counts for so long, in milliseconds. */
const FRESH = 1_000

/** @param ask resolves when the database answers, and rejects soon when it does not */
export function createHealthCheck(ask: () => Promise<void>): HealthCheck {
  let answeredAt = Number.NEGATIVE_INFINITY
  let suspect = false
  let asking: Promise<boolean> | undefined

  async function askOnce(): Promise<boolean> {
    try {
      await ask()
      answeredAt = performance.now()
      suspect = false
      return true
    } catch {
      suspect = true
      return false
    } finally {
      asking = undefined
    }
  }

  return {
    async isHealthy() {
      if (!suspect && performance.now() - answeredAt < FRESH) return true
      asking ??= askOnce()
      return asking
    },
    reportFailure() {
      suspect = true
    },
    isSuspect: () => suspect,
  }
}
