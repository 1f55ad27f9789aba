/** Whether the database answers, checked as rarely as possible, so that requests do not wait for a database that is away. */

export type HealthCheck = {
  /** Whether it answered recently, or does now. */
  isHealthy: () => Promise<boolean>
  /** Reports a failure: every request checks first, until the database answers again. */
  reportFailure: () => void
  /** Whether a failure has been reported since the last answer. */
  isSuspect: () => boolean
}

/** How long an answer is valid, in milliseconds. */
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
