const FRESH_MS = 1_000

export function createHealthCheck(ask: () => Promise<void>) {
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
      if (!suspect && performance.now() - answeredAt < FRESH_MS) return true
      asking ??= askOnce()
      return asking
    },
    reportFailure() {
      suspect = true
    },
    isSuspect: () => suspect,
  }
}
