import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { sampleRow } from './clients.ts'
import type { Host } from './host.ts'
import { sendRaw } from './raw-http.ts'

type Besieged = Pick<Host, 'url' | 'publishableKey' | 'pid'>

/** A visitor is served: what has waited for eight seconds would be put off with a 503. */
export async function expectQuote(host: Besieged): Promise<void> {
  const { status, text } = await sendRaw(host, {
    method: 'POST',
    path: '/rest/v1/quote_requests',
    body: JSON.stringify(sampleRow()),
    fresh: true,
  })
  expect(status, text).toBe(201)
}

/** For what the caller has done wrong, which is no error of ours. */
export function expectRefused(status: number, what?: string): void {
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
}

/** In milliseconds, of all threads; Linux counts hundredths of a second. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // the name before may contain spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident, in bytes. */
export async function memoryOf(host: Besieged): Promise<number> {
  const status = await readFile(`/proc/${host.pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}

/** Resident, in bytes. */
export async function peakMemory(host: Besieged, work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const watch = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(host).catch(() => 0))
  }, 50)
  try {
    await work()
  } finally {
    clearInterval(watch)
  }
  return peak
}

/** The process that was started, and it answers. */
export async function expectAlive(host: Besieged): Promise<void> {
  process.kill(host.pid(), 0)
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200)
}
