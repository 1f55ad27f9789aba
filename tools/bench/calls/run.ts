import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { printTable, say } from '../load/table.ts'
import { CALLS, type Call, HOME_PAGE } from './calls.ts'
import { type Counts, countCalls } from './counts.ts'
import { type Figures, figuresOf, inTurns, ratios, type Turn } from './figures.ts'
import { startMailSink } from './mail-sink.ts'
import { clear, mailIsSent } from './place.ts'
import { sendRequests } from './send.ts'
import {
  type HostSubject,
  type Subject,
  startFloor,
  startHomePageFloor,
  startHostSubject,
} from './subjects.ts'

/** Each call beside its floor, and beside the same call of other checkouts, in turns. */

/** The same order, then its reverse. */
const ROUNDS = 2

const CONNECTIONS = 20

const ROOT = resolve(import.meta.dirname, '../../..')

/** One measurement; it begins and ends without mail. */
async function takeTurn(subject: Subject, call: Call, count: number, connections: number): Promise<Turn> {
  const { place } = subject
  const requests = await call.prepare(place, count)
  const before = await subject.cpu()
  const started = performance.now()
  const unserved = await sendRequests(subject.url, requests, connections)
  await mailIsSent(place)
  const seconds = (performance.now() - started) / 1000
  const after = await subject.cpu()
  const cpu = {
    process: after.process - before.process,
    mainThread: after.mainThread - before.mainThread,
    database: after.database - before.database,
  }
  await clear(place)
  return { count: count - unserved, unserved, seconds, cpu }
}

async function measure(call: Call, subjects: readonly Subject[]): Promise<Map<Subject, Figures>> {
  const turns = new Map(subjects.map((subject) => [subject, { alone: [] as Turn[], together: [] as Turn[] }]))
  // Once each, so that code that is not warm yet is not measured.
  for (const subject of subjects) await takeTurn(subject, call, call.together, CONNECTIONS)
  for (const subject of inTurns(subjects, ROUNDS)) {
    turns.get(subject)?.together.push(await takeTurn(subject, call, call.together, CONNECTIONS))
    turns.get(subject)?.alone.push(await takeTurn(subject, call, call.alone, 1))
  }
  return new Map([...turns].map(([subject, { alone, together }]) => [subject, figuresOf(alone, together)]))
}

const COLUMNS = [
  '',
  'SQL',
  'own calls',
  'CPU ms',
  'main thread',
  'database',
  'a second',
  '× CPU',
  '× with database',
  '× time',
  'not served',
]

const digits = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)

function rowOf(label: string, counts: Counts | undefined, figures: Figures, floor?: Figures): string[] {
  const { cpu, rate, unserved } = figures
  const times = floor && ratios(figures, floor)
  return [
    label,
    ...[counts?.sql, counts?.ownCalls].map((count) =>
      count === undefined ? '' : String(Math.round(count * 10) / 10),
    ),
    ...[cpu.process, cpu.mainThread, cpu.database, rate].map(digits),
    ...(times ? [times.process, times.both, times.time].map((ratio) => ratio.toFixed(1)) : ['', '', '']),
    unserved > 0 ? String(unserved) : '',
  ]
}

function sayMemory(name: string, { atRest, peak }: { atRest: number; peak: number }): void {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  say(`Memory of ${name}: ${megabytes(atRest)} at rest, at most ${megabytes(peak)}`)
}

/** @throws when there is no call of a name */
function callsOf(names: readonly string[]): readonly Call[] {
  if (names.length === 0) return CALLS
  return names.map((wanted) => {
    const call = CALLS.find(({ name }) => name === wanted)
    if (!call) throw new Error(`--call takes ${CALLS.map(({ name }) => `'${name}'`).join(', ')}`)
    return call
  })
}

/**
 * @param beside paths of other checkouts, with their packages installed, which are measured in the same run
 * @param names of calls, if not all
 */
export async function benchCalls(
  beside: readonly string[] = [],
  names: readonly string[] = [],
): Promise<void> {
  const calls = callsOf(names)
  const checkouts = [
    { name: 'this checkout', root: ROOT },
    ...beside.map((path) => ({ name: path, root: resolve(path) })),
  ]
  const mail = await startMailSink()
  const open: Subject[] = []
  const hosts: HostSubject[] = []
  const rows: string[][] = []
  const close = async () => {
    for (const subject of open.reverse()) await subject.close()
    await mail.close()
  }
  say(`\nEach call beside its floor. Load of the machine at the start: ${loadavg()[0]?.toFixed(2)}.`)
  try {
    const counts = []
    for (const [i, { root }] of checkouts.entries())
      counts.push(await countCalls(calls, root, mail.url, i === 0))
    for (const { name, root } of checkouts) {
      const host = await startHostSubject(name, root, mail.url)
      open.push(host)
      hosts.push(host)
    }
    const [first] = hosts as [HostSubject]
    const floor = await startFloor(first.place, mail.url)
    open.push(floor)
    const pageFloor = await startHomePageFloor(floor)
    open.push(pageFloor)
    for (const call of calls) {
      const below = call.name === HOME_PAGE ? pageFloor : floor
      const subjects = [...hosts, below]
      const figures = await measure(call, subjects)
      const floorFigures = figures.get(below) as Figures
      for (const [i, host] of hosts.entries()) {
        const label = i === 0 ? call.name : `  ${host.name}`
        rows.push(rowOf(label, counts[i]?.host.get(call.name), figures.get(host) as Figures, floorFigures))
      }
      rows.push(rowOf(`  ${below.name}`, counts[0]?.floor.get(call.name), floorFigures))
      for (const row of rows.slice(-subjects.length)) process.stderr.write(`${row.join('  ')}\n`)
    }
  } finally {
    say('Milliseconds of processor time for one call, one after another; calls a second, twenty at a time.')
    printTable(COLUMNS, rows)
    for (const { name, memory } of hosts) sayMemory(name, await memory())
    say(`Load of the machine at the end: ${loadavg()[0]?.toFixed(2)}.\n`)
    await close()
  }
}
