import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from '../../tests/support/siege.ts'
import { startBench } from './set-up.ts'
import { printTable, say, TIMES_COLUMNS, timesRow } from './table.ts'
import { askForQuote, type QuoteTimes, visitor } from './visitor.ts'

/** The load that we build for: a second start, memory at rest, a hundred people at once, and 20 quotes a second with a file each. */

const MEGABYTE = 1024 * 1024
const PER_SECOND = 20
const SECONDS = 60
/** Of each document, in bytes. */
const SIZE = 200_000
/** People who arrive in the first second after "Ready". */
const CROWD = 100
/** A host is at rest after so many milliseconds without a request. */
const REST_MS = 15_000

type Visit = { ms: number; failed: boolean; times?: QuoteTimes }

/** People who arrive one after another, whether or not those before them are done. */
async function arrive(count: number, intervalMs: number, work: () => Promise<Visit>): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  const started = performance.now()
  for (let i = 0; i < count; i++) {
    await wait(Math.max(0, started + i * intervalMs - performance.now()))
    visits.push(work())
  }
  return Promise.all(visits)
}

async function timed(work: () => Promise<QuoteTimes | undefined>): Promise<Visit> {
  const started = performance.now()
  try {
    const times = await work()
    return { ms: performance.now() - started, failed: false, ...(times && { times }) }
  } catch {
    return { ms: performance.now() - started, failed: true }
  }
}

const failures = (visits: readonly Visit[]) => visits.filter(({ failed }) => failed).length

const row = (name: string, visits: readonly Visit[], of: (visit: Visit) => number | undefined) =>
  timesRow(
    name,
    visits.flatMap((visit) => of(visit) ?? []),
  )

export async function benchLoad(): Promise<void> {
  const { host, close } = await startBench()
  try {
    await askForQuote(visitor(host), SIZE)
    await host.stop()
    const started = performance.now()
    await host.start()
    say(`A second start took ${(performance.now() - started).toFixed(0)} ms`)

    const pages = ['/', '/get-quote', '/booking-form', '/auth', '/apostille-notarisation']
    let visitors = 0
    const crowd = await arrive(CROWD, 1_000 / CROWD, () =>
      timed(async () => {
        const number = visitors++
        if (number % 5 === 0) return askForQuote(visitor(host), 0)
        const { status } = await fetch(`${host.url}${pages[number % pages.length]}`)
        if (status !== 200) throw new Error(String(status))
        return undefined
      }),
    )
    say(`${CROWD} people in the first second after "Ready"; ${failures(crowd)} failed`)
    printTable(TIMES_COLUMNS, [
      row('page', crowd, ({ ms, times }) => (times ? undefined : ms)),
      row('quote', crowd, ({ ms, times }) => (times ? ms : undefined)),
    ])

    await wait(REST_MS)
    say(`At rest the host has ${((await memoryOf(host)) / MEGABYTE).toFixed(0)} MB`)

    const quotes = await arrive(PER_SECOND * SECONDS, 1_000 / PER_SECOND, () =>
      timed(() => askForQuote(visitor(host), SIZE)),
    )
    say(
      `${PER_SECOND} quotes a second with a document of ${SIZE / 1000} KB, for ${SECONDS} s; ${failures(quotes)} failed`,
    )
    printTable(TIMES_COLUMNS, [
      row('upload', quotes, ({ times }) => times?.upload),
      row('row', quotes, ({ times }) => times?.row),
      row('notification', quotes, ({ times }) => times?.notification),
      row(
        'each request',
        quotes,
        ({ times }) => times && Math.max(times.upload, times.row, times.notification),
      ),
      row('the whole quote', quotes, ({ ms }) => ms),
    ])
    say(`Beside it the host had ${((await memoryOf(host)) / MEGABYTE).toFixed(0)} MB`)
  } finally {
    await close()
  }
}
