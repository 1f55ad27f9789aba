import { errorCode, type LogEvent } from '../log.ts'

/** Calls left in a run of the jobs, for bookings and orders together. */
export type Allowance = {
  left: number
  /** As performance.now(). */
  deadline: number
}

/** Per run. Within two seconds of CPU time, a call also delivers a hundred messages (tests/platform/limits.test.ts). */
export const MAX_CALLS_PER_RUN = 30

/** In milliseconds. A call may last 55 seconds; the last query can take half of them, with its retry and a refund. */
const CALLING_MS = 20_000

export const allowanceOfRun = (): Allowance => ({
  left: MAX_CALLS_PER_RUN,
  deadline: performance.now() + CALLING_MS,
})

const everything = (): Allowance => ({ left: Number.POSITIVE_INFINITY, deadline: Number.POSITIVE_INFINITY })

/** Consecutive failures before the provider counts as down. */
const MAX_FAILURES = 3

/** Failures are logged and left to the next run. @param ask returns true if it had an effect @returns how many had */
export async function askForEach<T>(
  items: readonly T[],
  log: LogEvent,
  ask: (item: T) => Promise<unknown>,
  allowance = everything(),
): Promise<number> {
  let done = 0
  let failures = 0
  for (const item of items) {
    if (allowance.left <= 0 || performance.now() >= allowance.deadline) break
    allowance.left -= 1
    try {
      if ((await ask(item)) === true) done += 1
      failures = 0
    } catch (error) {
      log({ event: 'provider-failed', code: errorCode(error) })
      failures += 1
      if (failures === MAX_FAILURES) break
    }
  }
  return done
}
