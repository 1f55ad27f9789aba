import { cpuUsage, memoryUsage } from 'node:process'

/**
 * Gives memory back while nobody needs it. V8 collects when something is allocated, so a host at rest would keep the garbage
 * of its start, or of its last busy hour, and the room that this took.
 */

/** What a thread holds, in bytes of its heap and of buffers outside of it, and how busy the whole process is, in cores. */
export type Gauge = { held: () => number; busy: () => number }

/** In milliseconds. */
const INTERVAL = 10_000

/** The jobs of a host that nobody visits take less. A collection uses both cores, so one thread's is felt by the other. */
const QUIET = 0.03

/** How much more a thread must hold than after its last collection, in bytes: one stops it for about 0.1 s. */
const GROWTH = 4_000_000

function gaugeThread(): Gauge {
  let before = { cpu: cpuUsage(), at: performance.now() }
  return {
    held() {
      const { heapTotal, external } = memoryUsage()
      return heapTotal + external
    },
    busy() {
      const { user, system } = cpuUsage(before.cpu)
      const microseconds = (performance.now() - before.at) * 1000
      before = { cpu: cpuUsage(), at: performance.now() }
      return (user + system) / microseconds
    },
  }
}

/**
 * Collects a thread's garbage, and shrinks its heap, when all has been quiet and it holds more than after the last time. Without Node's
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
