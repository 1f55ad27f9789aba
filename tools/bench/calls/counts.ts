import { setTimeout as wait } from 'node:timers/promises'
import { startHost } from '../../../tests/support/host.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import type { Call } from './calls.ts'
import { median } from './figures.ts'
import { clear, openPlace, type Place } from './place.ts'
import { countRoundTrips } from './round-trips.ts'
import { type BenchRequest, sendRequests } from './send.ts'
import { hostSettings, startFloor } from './subjects.ts'

/** How often each call asks the database, and how often it calls the host's own API over HTTP. */

export type Counts = {
  sql: number
  /** Undefined for what has no API to call. */
  ownCalls?: number
}

/** Each is counted so often, or so many messages: what the host does by itself meanwhile falls on few of them. */
const SAMPLES = 10

/** Silence after which nothing more happens, in milliseconds. */
const SILENCE_MS = 150

type Counters = {
  sql: () => number
  /** Requests to the host so far, from wherever. */
  requests?: () => number
}

/** What a request causes, with its mail. */
async function countOne(url: string, request: BenchRequest, counters: Counters): Promise<Required<Counts>> {
  const [sql, before = 0] = [counters.sql(), counters.requests?.()]
  await sendRequests(url, [request], 1)
  for (let seen = -1; seen !== counters.sql(); ) {
    seen = counters.sql()
    await wait(SILENCE_MS)
  }
  return { sql: counters.sql() - sql, ownCalls: (counters.requests?.() ?? 1) - before - 1 }
}

async function countCall(call: Call, place: Place, url: string, counters: Counters): Promise<Counts> {
  const samples: Required<Counts>[] = []
  for (const request of await call.prepare(place, SAMPLES))
    samples.push(await countOne(url, request, counters))
  await clear(place)
  // One request may stand for all of the messages.
  const each = SAMPLES / samples.length
  return {
    sql: median(samples.map(({ sql }) => sql)) / each,
    ...(counters.requests && { ownCalls: median(samples.map(({ ownCalls }) => ownCalls)) / each }),
  }
}

/**
 * Counts on a host of its own, whose line to the database is slower than usual.
 * @param root its checkout
 * @param withFloor whether to count the floor's, too
 * @returns by subject and name of the call
 */
export async function countCalls(
  calls: readonly Call[],
  root: string,
  smtpUrl: string,
  withFloor: boolean,
): Promise<{ host: Map<string, Counts>; floor: Map<string, Counts> }> {
  const server = await startPostgres()
  const line = await countRoundTrips(server.url)
  const env = { ...hostSettings(smtpUrl), DATABASE_URL: line.url, LOG_LEVEL: 'debug' }
  const host = await startHost(env, root)
  const place = await openPlace({ ...host, databaseUrl: server.url })
  const requests = () => host.output().split('"msg":"Request"').length - 1
  try {
    const all = async (url: string, counters: Counters) => {
      const counts = new Map<string, Counts>()
      for (const call of calls) counts.set(call.name, await countCall(call, place, url, counters))
      return counts
    }
    const ofHost = await all(host.url, { sql: line.count, requests })
    if (!withFloor) return { host: ofHost, floor: new Map() }
    const floor = await startFloor(place, smtpUrl, line.url)
    try {
      return { host: ofHost, floor: await all(floor.url, { sql: line.count }) }
    } finally {
      await floor.close()
    }
  } finally {
    await place.sql.end()
    await host.dispose()
    await line.close()
    await server.close()
  }
}
