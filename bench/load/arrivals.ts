import { setTimeout as wait } from 'node:timers/promises'
import type { Balancer } from './balancer.ts'
import type { Random } from './random.ts'
import { Abandoned, addressOf, createVisitor, type Noted, type Visitor } from './visitor.ts'

/**
 * Visitors come when they come, whether or not the ones before have been served: intervals are exponential, and a visitor's
 * wait counts from when they were meant to come, also when this program was late in sending them.
 */

export type Arrivals = {
  samples: Noted[]
  /** Visitors who came. */
  came: number
  /** How late this program was in sending them, in milliseconds: 95 of 100 less than this. */
  lateness: number
}

type Options = {
  /** Visitors in a second. */
  rate: number
  seconds: number
  random: Random
  /** What a visitor does. */
  visit: (visitor: Visitor) => Promise<void>
  /** Ends it before its time. */
  signal?: AbortSignal
}

/** Visitors so far, of all runs: each has an address of their own. */
let visitors = 0

export async function arrive(balancer: Balancer, options: Options): Promise<Arrivals> {
  const { rate, seconds, random, visit, signal } = options
  const samples: Noted[] = []
  const lateness: number[] = []
  const under: Promise<void>[] = []
  const start = performance.now()
  let intended = start
  for (;;) {
    intended += (-Math.log(1 - random()) / rate) * 1000
    if (intended > start + seconds * 1000 || signal?.aborted) break
    if (intended > performance.now()) await wait(intended - performance.now())
    lateness.push(performance.now() - intended)
    const address = addressOf(visitors++)
    const visitor = createVisitor({
      balancer,
      address,
      random,
      intended,
      note: (sample) => samples.push(sample),
    })
    under.push(
      visit(visitor).catch((error: unknown) => {
        if (!(error instanceof Abandoned)) throw error
      }),
    )
  }
  await Promise.all(under)
  lateness.sort((a, b) => a - b)
  return { samples, came: under.length, lateness: lateness[Math.ceil(lateness.length * 0.95) - 1] ?? 0 }
}
