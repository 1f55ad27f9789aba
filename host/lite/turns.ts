import { TimeoutError } from '../http/timeout.ts'

/**
 * So many pieces of work at the same time; the others wait for their turn. Comparing passwords keeps the threads busy that
 * reading and writing files need, too: without this a hundred sign-ins hold everybody's uploads up.
 * @param places pieces of work at the same time
 * @param timeout work that waited for longer is not begun, in milliseconds: its caller has been answered by then, and a
 *   flood must not leave work behind that nobody wants
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
      // The place goes from hand to hand.
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }
}
