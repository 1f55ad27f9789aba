/**
 * So many pieces of work at the same time; the others wait for their turn. Comparing passwords keeps the threads busy that
 * reading and writing files need, too: without this a hundred sign-ins hold everybody's uploads up.
 */
export function createTurns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let taken = 0
  return async (work) => {
    if (taken < places) taken += 1
    else await new Promise<void>((next) => waiting.push(next))
    try {
      return await work()
    } finally {
      // The place goes from hand to hand.
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }
}
