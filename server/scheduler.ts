import type { Functions } from './functions.ts'
import { errorCode, type Log } from './log.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Calls `run-jobs` at a steady interval, as pg_cron does on the platform. */

export type Scheduler = {
  /** Runs the jobs soon: something is waiting for them. */
  soon: () => void
  stop: () => Promise<void>
}

/** A function that has just written a message delivers it itself; the jobs step in for what is left after this, in ms. */
const HEAD_START = 1_000

type Options = { functions: Functions; secrets: Secrets; settings: Settings; log: Log }

export function startScheduler({ functions, secrets, settings, log }: Options): Scheduler {
  let running: Promise<void> = Promise.resolve()
  let busy = false

  async function run(): Promise<void> {
    try {
      const headers = { apikey: secrets.secretKey, 'content-type': 'application/json' }
      const request = new Request('http://localhost/functions/v1/run-jobs', {
        method: 'POST',
        headers,
        body: '{}',
      })
      const response = await functions.fetch(request, 'run-jobs')
      if (!response?.ok) log.warn({ status: response?.status }, 'The jobs failed')
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'The jobs failed')
    } finally {
      busy = false
    }
  }

  const tick = () => {
    // A run that takes longer than the interval is not overtaken by the next.
    if (busy) return
    busy = true
    running = run()
  }
  tick()
  const timer = setInterval(tick, settings.JOBS_INTERVAL_SECONDS * 1000)
  let early: NodeJS.Timeout | undefined
  return {
    soon() {
      early ??= setTimeout(() => {
        early = undefined
        tick()
      }, HEAD_START)
    },
    async stop() {
      clearInterval(timer)
      clearTimeout(early)
      await running
    },
  }
}
