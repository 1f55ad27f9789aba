import { setTimeout as wait } from 'node:timers/promises'
import { MEGABYTE } from '../../tests/support/samples.ts'
import { memoryOf } from '../../tests/support/siege.ts'
import { benchSiege } from './siege.ts'
import { askForQuote, printTable, type QuoteTimes, say, startBench, visitor } from './visitors.ts'

/**
 * `npm run bench`: the load that we build for, which is a second start, memory at rest, a hundred people at once, and 20 quotes a
 * second with a file each. `npm run bench -- --only siege`: beside each flood. Nothing here asserts a figure.
 */

const PER_SECOND = 20
const SECONDS = 60
/** Until then much code is not compiled yet. */
const WARM_SECONDS = 10
const SIZE = 200_000
/** People who arrive in the first second after "Ready". */
const CROWD = 100
/** A host is at rest after so many milliseconds without a request. */
const REST_MS = 15_000

type Visit = { ms: number; failed: boolean; times?: QuoteTimes | undefined }

/** People who arrive one after another, whether or not those before them are done. */
async function arrive(
  count: number,
  intervalMs: number,
  work: (number: number) => Promise<QuoteTimes | undefined>,
): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  const started = performance.now()
  for (let i = 0; i < count; i++) {
    await wait(Math.max(0, started + i * intervalMs - performance.now()))
    const begun = performance.now()
    const ms = () => performance.now() - begun
    visits.push(
      work(i).then(
        (times) => ({ ms: ms(), failed: false, times }),
        () => ({ ms: ms(), failed: true }),
      ),
    )
  }
  return Promise.all(visits)
}

const failures = (visits: readonly Visit[]) => visits.filter(({ failed }) => failed).length

const COLUMNS = ['', 'count', 'p50 ms', 'p99 ms', 'max ms']

function row(name: string, visits: readonly Visit[], of: (visit: Visit) => number | undefined): string[] {
  const sorted = visits.flatMap((visit) => of(visit) ?? []).sort((a, b) => a - b)
  const notExceededBy = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return [name, String(sorted.length), ...[0.5, 0.99, 1].map((share) => notExceededBy(share).toFixed(0))]
}

async function benchLoad(): Promise<void> {
  const { host, close } = await startBench()
  try {
    await askForQuote(visitor(host), SIZE)
    await host.stop()
    const started = performance.now()
    await host.start()
    say(`A second start took ${(performance.now() - started).toFixed(0)} ms`)

    const pages = ['/', '/get-quote', '/booking-form', '/auth', '/apostille-notarisation']
    const crowd = await arrive(CROWD, 1_000 / CROWD, async (number) => {
      if (number % 5 === 0) return askForQuote(visitor(host), 0)
      const { status } = await fetch(`${host.url}${pages[number % pages.length]}`)
      if (status !== 200) throw new Error(String(status))
      return undefined
    })
    say(`${CROWD} people in the first second after "Ready"; ${failures(crowd)} failed`)
    printTable(COLUMNS, [
      row('page', crowd, ({ ms, times }) => (times ? undefined : ms)),
      row('quote', crowd, ({ ms, times }) => (times ? ms : undefined)),
    ])

    await wait(REST_MS)
    say(`At rest the host has ${((await memoryOf(host)) / MEGABYTE).toFixed(0)} MB`)

    const quotes = await arrive(PER_SECOND * SECONDS, 1_000 / PER_SECOND, () =>
      askForQuote(visitor(host), SIZE),
    )
    say(
      `${PER_SECOND} quotes a second with a document of ${SIZE / 1000} KB, for ${SECONDS} s; ${failures(quotes)} failed`,
    )
    printTable(COLUMNS, [
      row('upload', quotes, ({ times }) => times?.upload),
      row('row', quotes, ({ times }) => times?.row),
      row('notification', quotes, ({ times }) => times?.notification),
      row('the whole quote', quotes, ({ ms }) => ms),
      row(`the same after ${WARM_SECONDS} s`, quotes.slice(PER_SECOND * WARM_SECONDS), ({ ms }) => ms),
    ])
    say(`Beside it the host had ${((await memoryOf(host)) / MEGABYTE).toFixed(0)} MB`)
  } finally {
    await close()
  }
}

await (process.argv.includes('siege') ? benchSiege() : benchLoad())
