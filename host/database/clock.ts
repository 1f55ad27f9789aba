import type { Log } from '../log.ts'

/** The database's time decides when a hold ends, a link expires or a file is old, whatever this machine's clock says. */

export type DatabaseClock = {
  now: () => Date
  /** @param asked when the query was sent, by `performance.now()` */
  set: (theirs: number, asked: number) => void
  /** Seconds ahead of this machine's clock. */
  offset: () => number
}

/** Sessions are checked against the machine's own clock. */
const TOLERABLE_SECONDS = 60

/** A slower answer is too inaccurate. */
const PROMPT_MS = 2_000

export function createDatabaseClock(log: Log): DatabaseClock {
  let origin = performance.timeOrigin
  let warned = false

  const now = () => new Date(origin + performance.now())
  const offset = () => (now().getTime() - Date.now()) / 1000

  return {
    now,
    offset,
    set(theirs, asked) {
      const answered = performance.now()
      if (answered - asked > PROMPT_MS) return
      origin = theirs - (asked + answered) / 2
      const seconds = Math.round(offset())
      const differs = Math.abs(seconds) > TOLERABLE_SECONDS
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
