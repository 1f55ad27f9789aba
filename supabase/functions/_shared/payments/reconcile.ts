import { errorCode, type LogEvent } from '../log.ts'

/** Calls the provider about one thing after another, and does not insist when it is down. */

/** What a run of the jobs may still ask the provider, about bookings and orders together; the rest is left to the next run. */
export type Allowance = {
  left: number
  /** On the clock of `performance.now()`. */
  deadline: number
}

/**
 * Sessions queried and refunds made in one run. On the platform a call may use two seconds of processor time, in which it also
 * delivers a hundred messages (tests/platform/limits.test.ts).
 */
export const MAX_CALLS_PER_RUN = 30

/**
 * How long a run begins to ask, in milliseconds. The call may last 55 seconds: the last question can take half of them, with its
 * second attempts and a refund that follows.
 */
const CALLING_MS = 20_000

export const allowanceOfRun = (): Allowance => ({
  left: MAX_CALLS_PER_RUN,
  deadline: performance.now() + CALLING_MS,
})

const everything = (): Allowance => ({ left: Number.POSITIVE_INFINITY, deadline: Number.POSITIVE_INFINITY })

/** After this many failures in a row the provider is considered down until the next run. */
const MAX_FAILURES = 3

/**
 * Asks the provider about each. What fails is logged, and left to the next run of the jobs.
 * @param ask returns whether it has led to something
 * @param allowance by default whatever it takes
 * @returns how many have led to something
 */
export async function askForEach<T>(
  items: readonly T[],
  log: LogEvent,
  ask: (item: T) => Promise<boolean>,
  allowance = everything(),
): Promise<number> {
  let done = 0
  let failures = 0
  for (const item of items) {
    if (allowance.left <= 0 || performance.now() >= allowance.deadline) break
    allowance.left -= 1
    try {
      if (await ask(item)) done += 1
      failures = 0
    } catch (error) {
      log({ event: 'provider-failed', code: errorCode(error) })
      failures += 1
      if (failures === MAX_FAILURES) break
    }
  }
  return done
}
