import { TimeoutError } from '../http/timeout.ts'

/**
 * Limits concurrency; further tasks wait in a queue. Comparing passwords occupies the threads that file access needs too:
 * without this a hundred sign-ins hold up everybody's uploads.
 * @param places maximum number of concurrent tasks
 * @param timeout tasks that have waited longer are dropped, in milliseconds: their caller has been answered by then, and a
 *   flood must not leave a backlog
 */
export function createTurns(places: number, timeout: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let taken = 0
  return async (work) => {
    const came = performance.now()
    if (taken < places) taken += 1
    else await new Promise<void>((next) => waiting.push(next))
    try {
      if (performance.now() - came > timeout) throw new TimeoutError('Timed out')
      return await work()
    } finally {
      // The slot passes to the next task.
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }
}
