import type { Log } from '../log.ts'

/**
 * The database's clock, which all of its hosts share: by it they agree on when a hold ends, a link expires and a file is old,
 * whatever the clocks of their machines say. Between two looks at it time is counted by a clock that nobody sets.
 */

export type DatabaseClock = {
  now: () => Date
  /**
   * Sets it by what the database said.
   * @param theirs its time, in milliseconds
   * @param asked when it was asked, by `performance.now()`
   */
  set: (theirs: number, asked: number) => void
  /** By how many seconds it is ahead of this machine's clock. */
  offset: () => number
}

/** Beyond this somebody should look at the machine, in seconds: sessions are held to its own clock. */
const TOLERABLE = 60

/** An answer that took longer says too little about now, in milliseconds. */
const PROMPT = 2_000

export function createDatabaseClock(log: Log): DatabaseClock {
  // Until the database was asked, this machine's own.
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
          'The database’s clock is ahead of this machine’s by so many seconds: check both',
        )
      if (!differs && warned) log.info('The clocks of database and machine agree again')
      warned = differs
    },
  }
}
