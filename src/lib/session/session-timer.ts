import keepSession from './keep-session.ts?address'

/** The auth client's own measures: it looks every 30 s, and renews a session that lasts for fewer than 3 such ticks. */
const TICK_MS = 30_000
const TICKS_BEFORE_END = 3

/** Renews the session in time, on every page. The client is loaded when there is something to renew. */
export function renewSessionOnTime(): void {
  const timer = setInterval(async () => {
    const { sessionEnds } = document.documentElement.dataset
    const left = Number(sessionEnds) * 1000 - Date.now()
    if (!sessionEnds || document.hidden || left > TICKS_BEFORE_END * TICK_MS) return
    try {
      await import(/* @vite-ignore */ keepSession)
      clearInterval(timer)
    } catch {
      // The script cannot be had just now: the next tick tries again.
    }
  }, TICK_MS)
}
