import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { giveMemoryBack } from '../quiet-memory.ts'
import { openCallPort, requestOf } from './call-port.ts'
import type { ThreadData, ThreadMessage } from './functions.ts'
import { loadFunctions } from './load-functions.ts'
import { readSharedClock } from './shared-clock.ts'

/** The functions' thread. Its environment is theirs; the backend and the log are the main thread's. */

const { calls, clock } = workerData as ThreadData
const tell = (message: ThreadMessage) => parentPort?.postMessage(message)

let events: object[] = []
function tellEvents(): void {
  tell({ kind: 'events', events })
  events = []
}

// Functions log events. What else is printed comes from packages, and may hold personal data.
console.info = (event: unknown) => {
  if (typeof event !== 'object' || event === null || !('event' in event)) return
  // Those of one moment go together.
  if (events.push(event) === 1) queueMicrotask(tellEvents)
}
for (const level of ['log', 'debug', 'warn', 'error'] as const) console[level] = () => {}

const port = openCallPort(calls, async (request, name) => {
  const answer = functions.fetch(requestOf(request), name)
  if (!answer) throw new Error(`There is no function ${name}`)
  return answer
})
const functions = await loadFunctions({
  clock: { now: () => readSharedClock(clock) },
  call: (request) => port.send(request),
})
parentPort?.on('message', () => {
  void functions.settled().then(() => tell({ kind: 'settled' }))
})
tell({ kind: 'ready' })
flushCompileCache()
giveMemoryBack()
