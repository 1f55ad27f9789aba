/** What turns add up to, and how it compares with a floor. */

/** Processor time in milliseconds, of the process that answers, of its main thread, and of the database. */
export type Cpu = { process: number; mainThread: number; database: number }

export type Turn = {
  /** Requests answered, or messages delivered. */
  count: number
  /** Requests that were answered with 503. */
  unserved: number
  /** Until the last response, and the last message that it caused. */
  seconds: number
  cpu: Cpu
}

/** For one call. */
export type Figures = {
  cpu: Cpu
  /** Calls in a second. */
  rate: number
  /** Calls in all turns that were not served. */
  unserved: number
}

/** Turns with and without company: each in the order, then in its reverse, so that noise falls on all. */
export function inTurns<T>(subjects: readonly T[], rounds: number): T[] {
  return Array.from({ length: rounds }, (_, round) =>
    round % 2 === 0 ? subjects : subjects.toReversed(),
  ).flat()
}

/** The middle value, or the mean of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

/**
 * @param alone turns with one request after another, which processor time is taken from
 * @param together turns with twenty at the same time, which the rate is taken from
 */
export function figuresOf(alone: readonly Turn[], together: readonly Turn[]): Figures {
  const each = (part: keyof Cpu) => median(alone.map(({ cpu, count }) => cpu[part] / count))
  return {
    cpu: { process: each('process'), mainThread: each('mainThread'), database: each('database') },
    rate: median(together.map(({ count, seconds }) => count / seconds)),
    unserved: [...alone, ...together].reduce((sum, turn) => sum + turn.unserved, 0),
  }
}

/** How many times the floor's: processor time of the process, of it and the database, and time at full speed. */
export function ratios({ cpu, rate }: Figures, floor: Figures) {
  return {
    process: cpu.process / floor.cpu.process,
    both: (cpu.process + cpu.database) / (floor.cpu.process + floor.cpu.database),
    time: floor.rate / rate,
  }
}
