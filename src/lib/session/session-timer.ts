import keepSession from './keep-session.ts?address'

/** As auth-js: it checks every 30 s, and renews a session with fewer than 3 checks left. */
const TICK_MS = 30_000
const TICKS_BEFORE_END = 3

export function renewSessionOnTime(): void {
  const timer = setInterval(async () => {
    const { sessionEnds } = document.documentElement.dataset
    const left = Number(sessionEnds) * 1000 - Date.now()
    if (!sessionEnds || document.hidden || left > TICKS_BEFORE_END * TICK_MS) return
    try {
      await import(/* @vite-ignore */ keepSession)
      clearInterval(timer)
    } catch {}
  }, TICK_MS)
}
