/** Whether the database answers, asked no more often than needed: by whoever would otherwise wait for it in vain. */

export type Pulse = {
  /** Whether it answered a moment ago, or does now. */
  beats: () => Promise<boolean>
  /** Somebody was let down by it: from now on all ask first, until it answers again. */
  doubt: () => void
  /** Whether there is doubt. */
  doubted: () => boolean
}

/** An answer counts for so long, in milliseconds. */
const FRESH = 1_000

/** @param ask resolves when the database answers, and rejects soon when it does not */
export function createPulse(ask: () => Promise<void>): Pulse {
  let answeredAt = Number.NEGATIVE_INFINITY
  let doubted = false
  let asking: Promise<boolean> | undefined

  async function askOnce(): Promise<boolean> {
    try {
      await ask()
      answeredAt = performance.now()
      doubted = false
      return true
    } catch {
      doubted = true
      return false
    } finally {
      asking = undefined
    }
  }

  return {
    async beats() {
      if (!doubted && performance.now() - answeredAt < FRESH) return true
      asking ??= askOnce()
      return asking
    },
    doubt() {
      doubted = true
    },
    doubted: () => doubted,
  }
}
