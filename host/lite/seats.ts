import { networkOf } from '#contract/network.ts'
import type { Asker } from './asker.ts'

/**
 * Schedules connections fairly. Visitors share a part of them, so that functions, the operator and the jobs always find one;
 * a single network gets only a part of that part, so that it cannot starve the others.
 */

type Limits = { visitors: number; perNetwork: number }

type Waiting = { network: string; sit: () => void }

export type Seats = {
  /** Resolves with a function that releases the seat. Rejects after the timeout. */
  take: (asker: Asker | undefined) => Promise<() => void>
}

/** @param timeout milliseconds without a seat before a request is refused */
export function createSeats({ visitors, perNetwork }: Limits, timeout: number): Seats {
  const held = new Map<string, number>()
  // A request that has a connection gets a second one at once: otherwise it could deadlock.
  const seated = new Map<Asker, number>()
  const queue: Waiting[] = []
  let taken = 0

  const of = (network: string) => held.get(network) ?? 0

  function sit(network: string): void {
    taken += 1
    held.set(network, of(network) + 1)
  }

  /** The longest-waiting request of the network with the fewest seats. */
  function callNext(): void {
    if (taken >= visitors) return
    let next: Waiting | undefined
    for (const waiting of queue) {
      if (of(waiting.network) < perNetwork && (!next || of(waiting.network) < of(next.network)))
        next = waiting
    }
    if (!next) return
    queue.splice(queue.indexOf(next), 1)
    next.sit()
  }

  function leave(network: string): void {
    taken -= 1
    if (of(network) > 1) held.set(network, of(network) - 1)
    else held.delete(network)
    callNext()
  }

  function wait(network: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        network,
        sit() {
          clearTimeout(timer)
          sit(network)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        // The message of a pool that has no connection left.
        reject(new Error('timeout exceeded when trying to connect'))
      }, timeout)
      queue.push(waiting)
    })
  }

  return {
    async take(asker) {
      if (!asker || asker.trusted) return () => {}
      const own = seated.get(asker) ?? 0
      const network = networkOf(asker.address) ?? asker.address
      if (own === 0) {
        if (taken < visitors && of(network) < perNetwork) sit(network)
        else await wait(network)
      }
      seated.set(asker, (seated.get(asker) ?? 0) + 1)
      return () => {
        const left = (seated.get(asker) ?? 1) - 1
        if (left > 0) return void seated.set(asker, left)
        seated.delete(asker)
        leave(network)
      }
    },
  }
}
