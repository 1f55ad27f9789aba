/** Samples of visitors' actions, and their summary. */

/** Kinds of actions, in the order of the tables. */
const KINDS = [
  'page, first visit',
  'page, next',
  'page, again',
  'quote: upload to 3 MB',
  'quote: upload of 10 MB',
  'quote: row',
  'quote: notification',
  'booking: free times',
  'booking: hold',
  'booking: payment',
  'booking: outcome',
  'sign-in',
  'session refresh',
  'dashboard',
  'enquiry',
  'newsletter',
] as const

export type Kind = (typeof KINDS)[number]

export type Sample = {
  kind: Kind
  /** The intended start, in milliseconds of `performance.now()`. */
  at: number
  /** From then to the end of the response. */
  ms: number
  /** 'ok', the status of a refusal, or 'no answer'. */
  outcome: string
}

export type Summary = {
  kind: Kind
  count: number
  p50: number
  p95: number
  p99: number
  max: number
  /** Number of each outcome other than 'ok'. */
  errors: Record<string, number>
}

/** The value that the given share of the sorted values does not exceed. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export const failed = ({ outcome }: Pick<Sample, 'outcome'>) => outcome !== 'ok'

/** Number of occurrences of each value. */
export function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** One line for each kind that occurred. Latencies are of successful actions. */
export function summarise(samples: readonly Sample[]): Summary[] {
  return KINDS.flatMap((kind) => {
    const all = samples.filter((sample) => sample.kind === kind)
    if (all.length === 0) return []
    const times = all
      .filter((sample) => !failed(sample))
      .map(({ ms }) => ms)
      .sort((a, b) => a - b)
    return {
      kind,
      count: all.length,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
      max: times.at(-1) ?? 0,
      errors: countBy(all.filter(failed).map(({ outcome }) => outcome)),
    }
  })
}
