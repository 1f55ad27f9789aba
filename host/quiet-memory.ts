import { performance } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'

/**
 * Gives memory back while nobody needs it. V8 collects when something is allocated, so a host at rest would keep the garbage
 * of its start, or of its last busy hour, and the room that this took.
 */

/** What a thread uses, in bytes of heap and of buffers outside of it, and the share of its time that it has worked since it was last asked. */
export type Gauge = { held: () => number; busy: () => number }

/** Seldom enough that a host with visitors hardly ever looks quiet; in milliseconds. */
const INTERVAL = 10_000

/** The jobs of a host that nobody visits take less than this share of a thread's time. */
const QUIET = 0.02

/** How much more a thread must hold than after its last collection, in bytes: one stops it for about 0.1 s. */
const GROWTH = 4_000_000

function gaugeThread(): Gauge {
  let before = performance.eventLoopUtilization()
  return {
    held() {
      const { heapTotal, external } = memoryUsage()
      return heapTotal + external
    },
    busy() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
  }
}

/**
 * Collects a thread's garbage, and shrinks its heap, whenever it was quiet and holds more than after the last time. Without Node's
 * flag `--expose-gc` it does nothing.
 */
export function giveMemoryBack(collect = globalThis.gc, { held, busy }: Gauge = gaugeThread()): void {
  if (!collect) return
  let kept = 0
  const timer = setInterval(() => {
    if (busy() > QUIET || held() < kept + GROWTH) return
    // Only this flavour shrinks the heap. The flag's own name for it sounds worse than it is.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    kept = held()
  }, INTERVAL)
  timer.unref()
}
