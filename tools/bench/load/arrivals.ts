import { setTimeout as wait } from 'node:timers/promises'
import type { Front } from './front.ts'
import type { Sample } from './measure.ts'
import type { Random } from './random.ts'
import { Abandoned, addressOf, createVisitor, type Visitor } from './visitor.ts'

/**
 * An open-loop load: visitors arrive whether or not earlier ones have been served. Intervals are exponential, and waits
 * count from the intended arrival, even when this program was late.
 */

export type Arrivals = {
  samples: Sample[]
  /** Number of visitors. */
  came: number
  /** Lateness of this program in milliseconds, 95th percentile. */
  lateness: number
}

type Options = {
  /** Visitors per second. */
  rate: number
  seconds: number
  random: Random
  /** What a visitor does. */
  visit: (visitor: Visitor) => Promise<void>
  /**
   * No more visitors than this at the same time: whoever comes then comes later. For a test of what is done, on a machine that
   * may be busy; waits measured with it would mean nothing.
   */
  atMost?: number
  /** Ends it early. */
  signal?: AbortSignal
  /** Where samples are collected, for live display. */
  samples?: Sample[]
}

/** Visitors so far, in all runs: each has a separate address. */
let visitors = 0

export async function arrive(front: Front, options: Options): Promise<Arrivals> {
  const { rate, seconds, random, visit, atMost = Number.POSITIVE_INFINITY, signal, samples = [] } = options
  const lateness: number[] = []
  const present = new Set<Promise<void>>()
  let came = 0
  const start = performance.now()
  let intended = start
  for (;;) {
    intended += (-Math.log(1 - random()) / rate) * 1000
    await wait(Math.max(0, intended - performance.now()))
    while (present.size >= atMost) {
      await Promise.race(present)
      intended = performance.now()
    }
    if (intended > start + seconds * 1000 || signal?.aborted) break
    lateness.push(performance.now() - intended)
    came += 1
    const note = (sample: Sample) => samples.push(sample)
    const visitor = createVisitor({ front, address: addressOf(visitors++), random, intended, note })
    const visiting = visit(visitor)
      .catch((error: unknown) => {
        if (!(error instanceof Abandoned)) throw error
      })
      .finally(() => present.delete(visiting))
    present.add(visiting)
  }
  await Promise.all(present)
  lateness.sort((a, b) => a - b)
  return { samples, came, lateness: lateness[Math.ceil(lateness.length * 0.95) - 1] ?? 0 }
}
