import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyRequest, everyRequest } from '../support/every-request.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { type Line, openLine } from '../support/line.ts'
import {
  AT_ONCE_TIMEOUT_MS,
  askAll,
  askAlone,
  expectRecovery,
  expectStored,
  expectTheRest,
  expectUnavailable,
  keepInserting,
  print,
} from '../support/outage.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { openSql } from '../support/sql.ts'

/**
 * With the database away, silent or slow, callers get an answer within 10 s, everyone else is served, and it recovers by
 * itself.
 */

describe("a database of the operator's own", () => {
  let server: Postgres
  let proxy: Line
  let host: Host
  let requests: AnyRequest[]
  beforeAll(async () => {
    server = await startPostgres()
    proxy = await openLine(server.url)
    host = await startHost({ DATABASE_URL: proxy.url, JOBS_INTERVAL_SECONDS: '2' })
    requests = await everyRequest(host)
  })
  afterAll(async () => {
    await host.dispose()
    await proxy.close()
    await server.close()
  })

  /** Not the jobs, which do one thing after another. */
  const waitedFor = () => requests.filter(({ name }) => !name.startsWith('run-jobs'))

  for (const [when, fail, release] of [
    ['refuses everybody', () => proxy.cut(), []],
    ['lets everybody in and says nothing', () => proxy.swallow(), ['release']],
  ] as const)
    it(`that ${when}`, { tags: ['database-outage', ...release] }, async () => {
      const inserting = keepInserting(host)
      await wait(1_000)
      fail()
      try {
        const first = await askAll(requests)
        print(when, first)
        expectUnavailable(first)
        await expectTheRest(host)
        const later = await askAll(requests)
        print(`${when}, still`, later)
        // Later callers do not wait for what others have found out.
        expectUnavailable(later, 15_000)
        expectUnavailable(await askAlone(requests), 6_000)
      } finally {
        proxy.restore()
        setTimeout(inserting.stop, 20_000).unref()
      }
      await expectRecovery(host, requests)
      await expectStored(server.url, await inserting.end())
    })

  it.each([
    ['a few', askAlone],
    ['all', askAll],
  ])(
    'whose every word takes most of a second, for %s at once',
    {
      tags: ['database-outage', 'release'],
    },
    async (_, ask) => {
      proxy.delay(800)
      try {
        const answers = await ask(waitedFor())
        print('slow', answers)
        const late = answers.filter(({ status }) => status >= 500)
        process.stdout.write(`${answers.length - late.length} of them were served\n`)
        expectUnavailable(late)
        for (const { name, ms } of answers) expect(ms, name).toBeLessThan(AT_ONCE_TIMEOUT_MS)
        expect((await fetch(`${host.url}/get-quote`)).status).toBe(200)
      } finally {
        proxy.restore()
      }
      await expectRecovery(host, requests)
    },
  )

  it('whose tables are locked by somebody else', { tags: ['database-outage', 'release'] }, async () => {
    const unlock = await lockTables(server.url)
    try {
      await askAlone(requests)
      const answers = await askAll(waitedFor())
      print('locked', answers)
      // Some functions refuse without a table; the others must recover.
      expectUnavailable(answers.filter(({ name, status }) => status >= 500 || !name.includes(':')))
      for (const { name, ms } of answers) expect(ms, name).toBeLessThan(AT_ONCE_TIMEOUT_MS)
      expect((await fetch(`${host.url}/get-quote`)).status).toBe(200)
      expect((await fetch(`${host.url}/healthz`)).status).toBe(200)
    } finally {
      await unlock()
    }
    await expectRecovery(host, requests)
  })
})

/** Like someone who forgets to end a transaction. @returns what ends it */
async function lockTables(databaseUrl: string): Promise<() => Promise<void>> {
  const sql = openSql(databaseUrl)
  const connection = await sql.reserve()
  const [row] = await connection`
    select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
    from pg_tables where schemaname in ('public', 'auth', 'storage')`
  // The host's jobs may deadlock with it: then one of the two starts again.
  await eventually(async () => {
    await connection`begin`
    const locked = connection.unsafe(`lock table ${row?.tables} in access exclusive mode`)
    const done = await locked.then(
      () => true,
      () => undefined,
    )
    if (!done) await connection`rollback`
    return done
  })
  return async () => {
    await connection`rollback`
    connection.release()
    await sql.end()
  }
}
