import { setTimeout as wait } from 'node:timers/promises'

/** Sendings are counted in windows of ten minutes: a test that counts must not begin at the end of one. */
export async function withinOneWindow(seconds = 40): Promise<void> {
  const left = 600_000 - (Date.now() % 600_000)
  if (left < seconds * 1000) await wait(left + 1_000)
}
