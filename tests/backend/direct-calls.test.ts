/** @module-tag own-machine */
import { readdir, readFile, readlink } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { type Call, goodQuestions } from '../platform/function-requests.ts'
import { ownHost } from '../support/own-host.ts'
import { metric, readMetrics } from '../support/prometheus.ts'

/** The functions call the backend within the process. */

const { host } = ownHost()

/** (Linux) */
async function listeningPorts(pid: number): Promise<number[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`)
  const links = await Promise.all(
    descriptors.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')),
  )
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/${pid}/net/${name}`, 'utf8')),
  )
  return tables.flatMap((table) =>
    table.split('\n').flatMap((line) => {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/)
      const isOwn = state === '0A' && links.includes(`socket:[${inode}]`)
      return isOwn ? [Number.parseInt(local.split(':')[1] as string, 16)] : []
    }),
  )
}

const LISTENERS = process.platform === 'linux'

it.runIf(LISTENERS)('the host listens on its own port only', async () => {
  expect(await listeningPorts(host.pid())).toEqual([Number(new URL(host.url).port)])
})

it('no function sends the host a request, whatever it is asked', async () => {
  const questions = Object.entries(await goodQuestions(host)).flatMap(([name, asked]) =>
    asked.map(({ call }) => ({ name, call })),
  )
  const calls: { name: string; call: Call }[] = []
  for (const { name, call } of questions)
    calls.push({ name, call: typeof call === 'function' ? await call() : call })
  const requests = async () => {
    const families = readMetrics(await (await fetch(`${host.url}/metrics`)).text())
    return Object.fromEntries(
      ['auth', 'rest', 'storage', 'functions'].map((route) => [
        route,
        metric(families, 'site_http_requests_total', { route }),
      ]),
    )
  }
  const before = await requests()
  for (const { name, call } of calls) {
    const { query = '', headers, ...init } = call
    const options = {
      redirect: 'manual',
      ...init,
      headers: { apikey: host.publishableKey, ...headers },
    } as const
    await (await fetch(`${host.url}/functions/v1/${name}${query}`, options)).arrayBuffer()
  }
  const expected = { ...before, functions: (before.functions as number) + calls.length }
  await expect.poll(requests, { timeout: 20_000 }).toEqual(expected)
})
