import { loadavg } from 'node:os'
import { arrive } from './arrivals.ts'
import { DAY, gatherPeople, type People, RETURNING } from './day.ts'
import { MEAN_COUNT, meanSize, USUAL_SIZES } from './documents.ts'
import { gauge, type Use } from './gauge.ts'
import { failed, type Kind, type Summary, summarise } from './measure.ts'
import { seeded } from './random.ts'
import { type SetUp, startEmbedded } from './set-up.ts'
import { counts, printTable, say } from './table.ts'

/** The day's mix at rising rates, until visitors would notice. */

/** Visitors in a second. */
const RATES = [10, 20, 30, 40, 50, 60]
const SECONDS = 10

/** Acceptable waits, 95th percentile, in milliseconds; uploads excepted. */
const LIMIT = 500
const OWN_LIMITS: Partial<Record<Kind, number>> = {
  'quote: upload to 3 MB': 1_500,
  'quote: upload of 10 MB': 4_000,
}

/** Acceptable failure rate: one in this many. */
const FAILURES = 1 / 1000

/** Of fewer, the 95th of 100 says nothing. */
const ENOUGH = 20

/** A step's problems; empty if there are none. */
function complaints(rows: readonly Summary[], errors: number, count: number, { delivered }: Use): string[] {
  const slow = rows
    .filter(({ kind, count, p95 }) => count >= ENOUGH && p95 > (OWN_LIMITS[kind] ?? LIMIT))
    .map(({ kind, p95 }) => `${kind}: p95 is ${p95.toFixed(0)} ms`)
  const broken = errors > count * FAILURES ? [`${errors} of ${count} failed`] : []
  return [...slow, ...broken, ...(delivered ? [] : ['mail is left in the outbox'])]
}

/** Seconds of CPU time of everything else on this machine. */
function timeOfOthers({ cpu }: Use): number {
  return Math.max(0, cpu.machine - cpu.host - cpu.database - cpu.visitors)
}

function sayUse(use: Use, seconds: number, came: number, lateness: number): void {
  const { host, mainThread, database, visitors } = use.cpu
  const cores = (time: number) => (time / use.seconds).toFixed(2)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  say(
    `  cores: host ${cores(host)} (main thread ${cores(mainThread)}), database ${cores(database)}, visitors ${cores(visitors)}, others on this machine ${cores(timeOfOthers(use))}; over ${use.seconds.toFixed(1)} s`,
  )
  say(
    `  memory: host ${megabytes(use.memory.host)}, database ${megabytes(use.memory.database)}; database grew ${(use.database / came / 1000).toFixed(1)} kB a visitor, journal ${(use.journal / came / 1000).toFixed(1)} kB`,
  )
  say(
    `  mail: ${use.messages} messages, at most ${use.queued} waiting, the oldest for ${use.oldestMessage.toFixed(1)} s, all out ${(use.seconds - seconds).toFixed(1)} s after the last arrival; visitors sent ${lateness.toFixed(0)} ms late (p95)\n`,
  )
}

/** @returns whether nothing was past its limit */
async function step(setUp: SetUp, people: People, rate: number): Promise<boolean> {
  const { result, use } = await gauge(setUp, () =>
    arrive(setUp.front, { rate, seconds: SECONDS, random: seeded(rate), visit: people.come }),
  )
  const { samples, came, lateness } = result
  const rows = summarise(samples)
  const errors = samples.filter(failed).length
  say(`${rate} visitors a second for ${SECONDS} s, ${came} came`)
  printTable(
    ['', 'count', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'errors'],
    rows.map((row) => [
      row.kind,
      row.count,
      (row.count / SECONDS).toFixed(1),
      ...[row.p50, row.p95, row.p99, row.max].map((time) => time.toFixed(0)),
      counts(row.errors),
    ]),
  )
  sayUse(use, SECONDS, came, lateness)
  const wrong = complaints(rows, errors, samples.length, use)
  if (wrong.length > 0) say(`  Past the limit: ${wrong.join('; ')}\n`)
  return wrong.length === 0
}

export async function benchSteps(): Promise<void> {
  const setUp = await startEmbedded()
  try {
    const shares = Object.entries(DAY).map(([errand, weight]) => `${errand} ${weight}`)
    say(
      `\nThe mix: ${shares.join(', ')}; ${RETURNING * 100} % of readers were here before; ${MEAN_COUNT} documents a quote, of ${(meanSize(USUAL_SIZES) / 1e6).toFixed(1)} MB on average. Load of the machine at the start: ${loadavg()[0]?.toFixed(2)}.\n`,
    )
    const people = await gatherPeople(setUp)
    // One-off costs.
    await arrive(setUp.front, { rate: 5, seconds: 4, random: seeded(1), visit: people.come })
    for (const rate of RATES) {
      if (!(await step(setUp, people, rate))) break
    }
  } finally {
    await setUp.close()
  }
}
