import { errorCode, type LogEvent } from '../log.ts'

/** Calls the provider about one thing after another, and does not insist when it is down. */

/** After this many failures in a row the provider is considered down until the next run. */
const MAX_FAILURES = 3

/**
 * Asks the provider about each. What fails is logged, and left to the next run of the jobs.
 * @param ask returns whether it has led to something
 * @param deadline on the clock of `performance.now()`: from then on nothing more is asked, and the rest is left, too
 * @returns how many have led to something
 */
export async function askForEach<T>(
  items: readonly T[],
  log: LogEvent,
  ask: (item: T) => Promise<boolean>,
  deadline = Number.POSITIVE_INFINITY,
): Promise<number> {
  let done = 0
  let failures = 0
  for (const item of items) {
    if (performance.now() >= deadline) break
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
