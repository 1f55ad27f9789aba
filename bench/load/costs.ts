import { setTimeout as wait } from 'node:timers/promises'
import { MEGABYTE } from '../../tests/support/samples.ts'
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

/** What each thing costs by itself, at a rate that the machine carries easily. Capacity is computed from this. */

type Thing = { name: string; rate: number; visit: (visitor: Visitor) => Promise<void> }

const SECONDS = 5

/** Before each of them, so that none is charged with what the last one left behind, in milliseconds. */
const PAUSE = 1_000

/** What the hosts and the database use while nobody comes, in processor seconds per second. */
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
    { name: 'quote with one document of 10 MB', rate: 2, visit: quote([10]) },
    { name: 'consultation, booked and paid', rate: 6, visit: (visitor) => run('booking', visitor) },
    { name: 'sign-in and dashboard', rate: 4, visit: customers.signIn },
    { name: 'session renewed and dashboard', rate: 15, visit: customers.comeBack },
    { name: 'enquiry', rate: 8, visit: (visitor) => run('enquiry', visitor) },
    { name: 'newsletter sign-up', rate: 10, visit: (visitor) => run('newsletter', visitor) },
  ]
}

/** Milliseconds of processor time for each, of what the idle machine does not use anyway. */
const each = (seconds: number, idlePerSecond: number, use: Use, count: number) =>
  (((seconds - idlePerSecond * use.seconds) * 1000) / count).toFixed(1)

const kilobytesEach = (bytes: number, count: number) => (bytes / count / 1000).toFixed(1)

function rowOf(name: string, { samples, came }: Arrivals, use: Use, resting: Use): (string | number)[] {
  const perSecond = (part: 'hosts' | 'mainThreads' | 'database') => resting.cpu[part] / resting.seconds
  return [
    name,
    came,
    each(use.cpu.mainThreads, perSecond('mainThreads'), use, came),
    each(use.cpu.hosts, perSecond('hosts'), use, came),
    each(use.cpu.database, perSecond('database'), use, came),
    each(use.cpu.visitors, resting.cpu.visitors / resting.seconds, use, came),
    kilobytesEach(use.database, came),
    kilobytesEach(use.journal, came),
    (use.messages / came).toFixed(1),
    kilobytesEach(use.mailBytes, came),
    counts(countBy(samples.filter(failed).map(({ outcome }) => outcome))),
  ]
}

/** The jobs of each minute, when there is nothing for them to do. */
async function jobs(setUp: SetUp, resting: Use): Promise<string> {
  const runs = 10
  const { use } = await gauge(setUp, async () => {
    for (let i = 0; i < runs; i++) await setUp.hosts[0]?.runJobs()
  })
  const host = each(use.cpu.hosts, resting.cpu.hosts / resting.seconds, use, runs)
  const database = each(use.cpu.database, resting.cpu.database / resting.seconds, use, runs)
  return `The jobs of a minute: host ${host} ms, database ${database} ms of processor time.`
}

export async function benchCosts(): Promise<void> {
  const setUp = await startEmbedded()
  try {
    const people = await gatherPeople(setUp)
    const things = thingsOf(people)
    const random = seeded(1)
    // Once each, so that nothing is measured that happens at the first time only.
    for (const { visit } of things) await arrive(setUp.balancer, { rate: 10, seconds: 0.5, random, visit })
    await mailIsOut(setUp, 10)
    const measured: { name: string; result: Arrivals; use: Use }[] = []
    for (const { name, rate, visit } of things) {
      await wait(PAUSE)
      const work = () => arrive(setUp.balancer, { rate, seconds: SECONDS, random, visit })
      measured.push({ name, ...(await gauge(setUp, work)) })
    }
    // Now that all code is compiled and memory swept.
    await wait(3 * PAUSE)
    const resting = await idle(setUp)
    const rows = measured.map(({ name, result, use }) => rowOf(name, result, use, resting))
    say('\nWhat each costs: milliseconds of processor time, kilobytes of disk and of mail')
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
    say(`At rest: host ${percent(resting.cpu.hosts)}, database ${percent(resting.cpu.database)} of a core.`)
    say(`${await jobs(setUp, resting)}\n`)
  } finally {
    await setUp.close()
  }
}
