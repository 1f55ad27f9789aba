import { setTimeout as wait } from 'node:timers/promises'

/** A counting test must not start at the end of a ten-minute window. */
export function withinOneWindow(seconds = 40): Promise<void> {
  const left = 600_000 - (Date.now() % 600_000)
  return wait(left < seconds * 1000 ? left + 1_000 : 0)
}
