import { setTimeout as wait } from 'node:timers/promises'
import { MEGABYTE } from '../../../tests/support/samples.ts'
import { type Arrivals, arrive } from './arrivals.ts'
import { gatherPeople, type People } from './day.ts'
import { documentOf } from './documents.ts'
import { gauge, type Use } from './gauge.ts'
import { countBy, failed } from './measure.ts'
import { seeded } from './random.ts'
import { askForQuote } from './requests.ts'
import { mailIsOut, type SetUp, startEmbedded } from './set-up.ts'
import { counts, printTable, say } from './table.ts'
import type { Visitor } from './visitor.ts'

/** The cost of each action by itself, at a rate that the machine sustains easily. Capacity is computed from this. */

type Thing = { name: string; rate: number; visit: (visitor: Visitor) => Promise<void> }

const SECONDS = 5

/** A pause before each, so that none is charged for its predecessor, in milliseconds. */
const PAUSE = 1_000

/** What host and database use when idle. */
async function idle(setUp: SetUp): Promise<Use> {
  const { use } = await gauge(setUp, () => wait(SECONDS * 1000))
  return use
}

function thingsOf({ library, customers, acknowledged, run }: People): Thing[] {
  const quote = (sizes: number[]) => (visitor: Visitor) => {
    const documents = sizes.map((megabytes) => documentOf(megabytes * MEGABYTE))
    return askForQuote(visitor, acknowledged, documents)
  }
  return [
    { name: 'page with its files, first visit', rate: 15, visit: library.firstVisit },
    { name: 'page, files known', rate: 100, visit: library.nextPage },
    { name: 'page, unchanged (304)', rate: 150, visit: library.again },
    { name: 'quote without a document', rate: 6, visit: quote([]) },
    { name: 'quote with one document of 1 MB', rate: 6, visit: quote([1]) },
    { name: 'quote with one document of 10 MB', rate: 3, visit: quote([10]) },
    { name: 'consultation, booked and paid', rate: 6, visit: (visitor) => run('booking', visitor) },
    { name: 'sign-in and dashboard', rate: 4, visit: customers.signIn },
    { name: 'session renewed and dashboard', rate: 15, visit: customers.comeBack },
    { name: 'enquiry', rate: 8, visit: (visitor) => run('enquiry', visitor) },
    { name: 'newsletter sign-up', rate: 10, visit: (visitor) => run('newsletter', visitor) },
  ]
}

/** Milliseconds of CPU time for each. */
const each = (seconds: number, count: number) => ((seconds * 1000) / count).toFixed(1)

const kilobytesEach = (bytes: number, count: number) => (bytes / count / 1000).toFixed(1)

function rowOf(name: string, { samples, came }: Arrivals, use: Use): (string | number)[] {
  return [
    name,
    came,
    each(use.cpu.mainThread, came),
    each(use.cpu.host, came),
    each(use.cpu.database, came),
    each(use.cpu.visitors, came),
    kilobytesEach(use.database, came),
    kilobytesEach(use.journal, came),
    (use.messages / came).toFixed(1),
    kilobytesEach(use.mailBytes, came),
    counts(countBy(samples.filter(failed).map(({ outcome }) => outcome))),
  ]
}

/** The jobs of each minute, when there is nothing to do. */
async function jobs(setUp: SetUp): Promise<string> {
  const runs = 10
  const { use } = await gauge(setUp, async () => {
    for (let i = 0; i < runs; i++) await setUp.host.runJobs()
  })
  return `The jobs of a minute: host ${each(use.cpu.host, runs)} ms, database ${each(use.cpu.database, runs)} ms of processor time.`
}

export async function benchCosts(): Promise<void> {
  const setUp = await startEmbedded()
  try {
    const people = await gatherPeople(setUp)
    const things = thingsOf(people)
    const random = seeded(1)
    // Once each, so that one-off costs are not measured.
    for (const { visit } of things) await arrive(setUp.front, { rate: 10, seconds: 0.5, random, visit })
    await mailIsOut(setUp, 10)
    const rows: (string | number)[][] = []
    for (const { name, rate, visit } of things) {
      await wait(PAUSE)
      const work = () => arrive(setUp.front, { rate, seconds: SECONDS, random, visit })
      const { result, use } = await gauge(setUp, work)
      rows.push(rowOf(name, result, use))
    }
    await wait(3 * PAUSE)
    const resting = await idle(setUp)
    say(`\nWhat each costs: milliseconds of processor time, kilobytes of disk and of mail`)
    printTable(
      [
        '',
        'count',
        'main thread',
        'host',
        'database',
        'visitors',
        'rows kB',
        'journal kB',
        'mails',
        'mail kB',
        'errors',
      ],
      rows,
    )
    const percent = (seconds: number) => `${((seconds / resting.seconds) * 100).toFixed(1)} %`
    say(
      `At rest, and in all of the above: host ${percent(resting.cpu.host)}, database ${percent(resting.cpu.database)} of a core.`,
    )
    say(`${await jobs(setUp)}\n`)
  } finally {
    await setUp.close()
  }
}
