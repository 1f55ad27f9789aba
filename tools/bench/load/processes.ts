import { readdir, readFile } from 'node:fs/promises'
import type { Host } from '../../../tests/support/host.ts'
import { openSql } from '../../../tests/support/sql.ts'

/** Resource usage of processes on Linux. Elsewhere these figures are missing, and the rest is still printed. */

/** Seconds of CPU time so far. */
export type Cpu = {
  /** All threads of the host, and of the processes that it has started, without the database's. */
  host: number
  /** Each host's main thread. */
  mainThread: number
  /** The database server with all its connections. */
  database: number
  /** This process: the visitors. */
  visitors: number
  /** The whole machine. */
  machine: number
}

/** Bytes. */
export type Memory = { host: number; database: number }

/** Linux counts CPU time in hundredths of a second on all relevant machines. */
const TICKS = 100

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const read = (path: string) => readFile(path, 'utf8').catch(() => '')

/** Fields of /proc/PID/stat after the name, which may hold spaces: [11] utime, [12] stime, [13] and [14] those of ended children. */
async function statOf(path: string): Promise<number[]> {
  const text = await read(path)
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return [1, 11, 12, 13, 14].map((index) => Number(fields[index] ?? 0))
}

async function ownTime(path: string): Promise<number> {
  const [, user = 0, system = 0] = await statOf(path)
  return (user + system) / TICKS
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(pids.map(async (pid) => (await statOf(`/proc/${pid}/stat`))[0]))
  return pids.filter((_, i) => parents[i] === parent)
}

/** A process and those that it has started, without one of them and what that has started. */
async function treeOf(pid: number, except: number): Promise<number[]> {
  const children = (await childrenOf(pid)).filter((child) => child !== except)
  return [pid, ...(await Promise.all(children.map((child) => treeOf(child, except)))).flat()]
}

/** CPU time of a host in seconds: of its process and those that it has started, without the database's. */
export async function treeTime(pid: number, postmaster: number): Promise<number> {
  const tree = await treeOf(pid, postmaster)
  return sum(await Promise.all(tree.map((each) => ownTime(`/proc/${each}/stat`))))
}

/** CPU time of a process's main thread in seconds. */
export const mainThreadTime = (pid: number) => ownTime(`/proc/${pid}/task/${pid}/stat`)

/** CPU time of the server and its connections in seconds, including those that have ended. */
export async function serverTime(postmaster: number): Promise<number> {
  const [, user = 0, system = 0, endedUser = 0, endedSystem = 0] = await statOf(`/proc/${postmaster}/stat`)
  const children = await childrenOf(postmaster)
  const living = await Promise.all(children.map((pid) => ownTime(`/proc/${pid}/stat`)))
  return (user + system + endedUser + endedSystem) / TICKS + sum(living)
}

async function machineTime(): Promise<number> {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (await read('/proc/stat'))
    .split('\n', 1)
    .join()
    .split(/\s+/)
    .map(Number)
  return (user + nice + system + irq + softirq) / TICKS
}

/** The process id of a database's server. */
export async function postmasterOf(databaseUrl: string): Promise<number> {
  const sql = openSql(databaseUrl)
  try {
    const [row] = await sql`select pg_backend_pid() as pid`
    return (await statOf(`/proc/${row?.pid}/stat`))[0] ?? 0
  } finally {
    await sql.end()
  }
}

export async function cpuOf(host: Host, postmaster: number): Promise<Cpu> {
  const { user, system } = process.cpuUsage()
  return {
    host: await treeTime(host.pid(), postmaster),
    mainThread: await mainThreadTime(host.pid()),
    database: await serverTime(postmaster),
    visitors: (user + system) / 1e6,
    machine: await machineTime(),
  }
}

export function used(before: Cpu, after: Cpu): Cpu {
  const names = Object.keys(before) as (keyof Cpu)[]
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Cpu
}

const kilobytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)

/** Resident memory of a process in bytes. */
export async function residentMemory(pid: number): Promise<number> {
  return kilobytes(await read(`/proc/${pid}/status`), 'VmRSS') * 1024
}

/** Resident memory of a host in bytes: of its process and those that it has started, without the database's. */
export async function treeMemory(pid: number, postmaster: number): Promise<number> {
  return sum(await Promise.all((await treeOf(pid, postmaster)).map(residentMemory)))
}

/** The most resident memory that a process has had so far, in bytes. */
export async function peakMemory(pid: number): Promise<number> {
  return kilobytes(await read(`/proc/${pid}/status`), 'VmHWM') * 1024
}

/** The database's shared pages are counted once. */
export async function memoryOf(host: Host, postmaster: number): Promise<Memory> {
  const server = [postmaster, ...(await childrenOf(postmaster))]
  const shares = await Promise.all(
    server.map(async (pid) => kilobytes(await read(`/proc/${pid}/smaps_rollup`), 'Pss') * 1024),
  )
  return {
    host: await treeMemory(host.pid(), postmaster),
    database: sum(shares),
  }
}
