import { networkOf } from '#contract/network.ts'
import type { Asker } from './asker.ts'

/**
 * Who gets a connection next. Visitors share a part of them, so that functions, the operator and the jobs always find one;
 * and one network holds a part of that part, so that whatever somebody sends there is room for everybody else.
 */

type Limits = { visitors: number; perNetwork: number }

type Waiting = { network: string; sit: () => void }

export type Seats = {
  /** Resolves when there is room; gives what leaves it again. Rejects after the given time. */
  take: (asker: Asker | undefined) => Promise<() => void>
}

/** @param timeout milliseconds without a seat after which a request is refused */
export function createSeats({ visitors, perNetwork }: Limits, timeout: number): Seats {
  const held = new Map<string, number>()
  // A request that has one and needs another is not kept waiting for itself.
  const seated = new Map<Asker, number>()
  const queue: Waiting[] = []
  let taken = 0

  const of = (network: string) => held.get(network) ?? 0

  function sit(network: string): void {
    taken += 1
    held.set(network, of(network) + 1)
  }

  /** The longest waiting of the network that holds least. */
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
        // As a pool says it that has no connection left.
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
