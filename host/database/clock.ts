import type { Log } from '../log.ts'

/**
 * The database's clock, by which it is decided when a hold ends, a link expires or a file is old, whatever the clock of this
 * machine says. Between two readings, time is measured with a monotonic clock.
 */

export type DatabaseClock = {
  now: () => Date
  /**
   * Sets the clock by the database's answer.
   * @param theirs its time, in milliseconds
   * @param asked when the query was sent, by `performance.now()`
   */
  set: (theirs: number, asked: number) => void
  /** Seconds by which it is ahead of this machine's clock. */
  offset: () => number
}

/** Seconds of drift from which to warn: sessions are checked against the machine's own clock. */
const TOLERABLE = 60

/** A slower answer is too inaccurate to use, in milliseconds. */
const PROMPT = 2_000

export function createDatabaseClock(log: Log): DatabaseClock {
  // This machine's time until the database has answered.
  let origin = performance.timeOrigin
  let warned = false

  const now = () => new Date(origin + performance.now())
  const offset = () => (now().getTime() - Date.now()) / 1000

  return {
    now,
    offset,
    set(theirs, asked) {
      const answered = performance.now()
      if (answered - asked > PROMPT) return
      origin = theirs - (asked + answered) / 2
      const seconds = Math.round(offset())
      const differs = Math.abs(seconds) > TOLERABLE
      if (differs && !warned)
        log.warn(
          { seconds },
          'The database’s clock is ahead of this machine’s by this many seconds: check both',
        )
      if (!differs && warned) log.info('The clocks of database and machine agree again')
      warned = differs
    },
  }
}
