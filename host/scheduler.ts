import type { Functions } from './functions.ts'
import { errorCode, type Log } from './log.ts'
import { jobRuns, jobSuccess } from './metrics/metrics.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Calls `run-jobs` at a steady interval, as pg_cron does on the platform. */

export type Scheduler = {
  /** Delivers mail soon: a message is waiting. */
  soon: () => void
  stop: () => Promise<void>
}

/** A function that has just written a message delivers it itself; the jobs step in for what is left after this, in ms. */
const HEAD_START = 1_000

/** What a run is for: everything, or the messages that have just come. */
type Work = 'all' | 'mail'

type Options = {
  functions: Functions
  secrets: Secrets
  settings: Settings
  log: Log
  /** Whether no other host of the database has begun the jobs within the given seconds. */
  takeTurn: (seconds: number) => Promise<boolean>
}

export function startScheduler({ functions, secrets, settings, log, takeTurn }: Options): Scheduler {
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
      running = run(work)
    } else if (work === 'mail') {
      // The run in hand may have been past its messages when these came.
      next ??= work
    } else if (busy === 'mail') {
      next = work
    }
    // A run of everything that takes longer than the interval is not followed by another at once.
  }

  /** With several hosts on one database, one of them does the jobs at each interval, whichever comes first. */
  async function tickInTurn(): Promise<void> {
    // Less than the interval, because timers are not exact.
    const mine = await takeTurn(settings.JOBS_INTERVAL_SECONDS * 0.9).catch((error: unknown) => {
      log.warn({ code: errorCode(error) }, 'The jobs failed')
      return false
    })
    if (mine && !stopped.signal.aborted) tick('all')
  }

  // At a start without waiting for a turn: the host may come back after a crash, with work left behind.
  tick('all')
  const timer = setInterval(tickInTurn, settings.JOBS_INTERVAL_SECONDS * 1000)
  let early: NodeJS.Timeout | undefined
  return {
    soon() {
      early ??= setTimeout(() => {
        early = undefined
        tick('mail')
      }, HEAD_START)
    },
    async stop() {
      clearInterval(timer)
      clearTimeout(early)
      // What is in hand is finished, and nothing more is begun.
      stopped.abort()
      await running
    },
  }
}
