import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { type Functions, functionEnvironment } from '../functions.ts'
import { problem } from '../http/problem.ts'
import { errorCode, type Log } from '../log.ts'
import type { Answer } from '../plain/request.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { openCallPort, type TextRequest } from './call-port.ts'
import { functionNames } from './load-functions.ts'
import { createSharedClock, type SharedClock, setSharedClock } from './shared-clock.ts'

/**
 * Runs the functions, and with them the jobs and all mail, in a thread beside the main one (decision 042). They call the
 * backend in the main thread. A thread that ends is replaced; what it was delivering, the jobs deliver later.
 */

export type ThreadData = { calls: MessagePort; clock: SharedClock }

export type ThreadMessage = { kind: 'ready' | 'settled' } | { kind: 'events'; events: object[] }

export type FunctionsThread = Functions & {
  /** Ends the thread, whatever it is doing. */
  stop: () => Promise<void>
}

type Options = {
  settings: Settings
  secrets: Secrets
  clock: { now: () => Date }
  log: Log
  /** Answers the functions' calls to the backend. */
  call: (request: Request | TextRequest) => Promise<Response | Answer>
}

/** As much memory as the platform grants a function, in megabytes. Beyond it the thread ends, and the host goes on. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 }

/** Before a thread that has ended is replaced, in milliseconds. */
const RETRY = 1_000

const UNAVAILABLE = 'The service is not available just now. Please try again in a minute.'

/**
 * @returns once the functions can be called
 * @throws what keeps them from starting
 */
export async function startFunctions(options: Options): Promise<FunctionsThread> {
  const { settings, secrets, log, call } = options
  const names = await functionNames()
  const clock = createSharedClock()
  const setClock = () => setSharedClock(clock, options.clock.now())
  const given = Object.entries({ ...process.env, ...functionEnvironment({ settings, secrets }) })
  // A worker would read undefined as a word.
  const env = Object.fromEntries(given.filter(([, value]) => value !== undefined))
  let stopped = false

  function launch() {
    setClock()
    const { port1, port2 } = new MessageChannel()
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      workerData: { calls: port2, clock } satisfies ThreadData,
      transferList: [port2],
      env,
      resourceLimits: MEMORY,
      name: 'functions',
    })
    const port = openCallPort(port1, (request) => call(request).finally(setClock))
    const ready = new Promise<void>((done, fail) => {
      worker.on('message', (message: ThreadMessage) => {
        if (message.kind === 'ready') done()
        if (message.kind === 'events') for (const event of message.events) log.info(event)
      })
      worker.on('error', (error) => {
        log.error({ code: errorCode(error) }, 'The functions failed')
        fail(error)
      })
      worker.on('exit', () => {
        port.close()
        fail(new Error('The functions have ended'))
      })
    })
    return { worker, port, ready }
  }

  let thread = launch()
  await thread.ready

  function replace(): void {
    if (stopped) return
    thread = launch()
    thread.ready.catch(() => {})
    thread.worker.on('exit', replaceLater)
  }
  const replaceLater = () => void setTimeout(replace, RETRY)
  thread.worker.on('exit', replaceLater)

  async function ask(request: Request, name: string): Promise<Response> {
    try {
      await thread.ready
      setClock()
      return await thread.port.send(request, name)
    } catch {
      return problem(503, UNAVAILABLE, { 'retry-after': '5' })
    }
  }

  return {
    fetch: (request, name) => (names.includes(name) ? ask(request, name) : undefined),
    async settled() {
      const { worker } = thread
      const settled = new Promise<void>((done) => {
        worker.once('exit', () => done())
        worker.on('message', ({ kind }: ThreadMessage) => kind === 'settled' && done())
      })
      worker.postMessage('settle')
      await settled
    },
    async stop() {
      stopped = true
      await thread.worker.terminate()
    },
  }
}
