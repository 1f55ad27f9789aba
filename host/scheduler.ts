import type { Functions } from './functions/load.ts'
import { errorCode, type Log } from './log.ts'
import { jobRuns, jobSuccess, jobsBegun } from './metrics/metrics.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Calls `run-jobs` at a steady interval, as pg_cron does on the platform. */

export type Scheduler = {
  soon: () => void
  stop: () => Promise<void>
}

/** A function delivers the message that it has just written; the jobs pick up the rest after this. */
const HEAD_START_MS = 1_000

type Work = 'all' | 'mail'

type Options = {
  functions: Functions
  secrets: Secrets
  settings: Settings
  log: Log
  /** Asks the database for the time, which the jobs go by. */
  ping: () => Promise<void>
}

export function startScheduler({ functions, secrets, settings, log, ping }: Options): Scheduler {
  let running: Promise<void> = Promise.resolve()
  let busy: Work | undefined
  let next: Work | undefined
  const stopped = new AbortController()

  async function run(work: Work): Promise<void> {
    let outcome = 'failed'
    try {
      const headers = { apikey: secrets.secretKey, 'content-type': 'application/json' }
      const request = new Request('http://localhost/functions/v1/run-jobs', {
        method: 'POST',
        headers,
        body: work === 'mail' ? '{"only":"mail"}' : '{}',
        signal: stopped.signal,
      })
      const response = await functions.fetch(request, 'run-jobs')
      if (response?.ok) {
        outcome = 'done'
        // The run has stopped at what one call may use.
        const { more } = (await response.json()) as { more?: boolean }
        if (more) next ??= 'mail'
        jobSuccess.set({ work }, Date.now() / 1000)
      } else {
        log.warn({ status: response?.status }, 'The jobs failed')
      }
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'The jobs failed')
    } finally {
      busy = undefined
      jobRuns.inc({ work, outcome })
    }
    const due = next
    next = undefined
    if (due && !stopped.signal.aborted) tick(due)
  }

  function tick(work: Work): void {
    if (!busy) {
      busy = work
      if (work === 'all') jobsBegun.setToCurrentTime()
      running = run(work)
    } else if (work === 'mail') {
      // The current run may already have been past the outbox.
      next ??= work
    } else if (busy === 'mail') {
      next = work
    }
    // A full run that takes longer than the interval is not followed by another at once.
  }

  async function tickByItsTime(): Promise<void> {
    try {
      await ping()
      if (!stopped.signal.aborted) tick('all')
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'The jobs failed')
    }
  }

  // At once: work may be left over from before a crash.
  tick('all')
  const timer = setInterval(tickByItsTime, settings.JOBS_INTERVAL_SECONDS * 1000)
  let early: NodeJS.Timeout | undefined
  return {
    soon() {
      early ??= setTimeout(() => {
        early = undefined
        tick('mail')
      }, HEAD_START_MS)
    },
    async stop() {
      clearInterval(timer)
      clearTimeout(early)
      // Finishes the current run, and starts no other.
      stopped.abort()
      await running
    },
  }
}
