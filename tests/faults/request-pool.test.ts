import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, openRequestPool } from '#host/database/request-pool.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'

/** The connections that serve requests, and what they make of values. */

let server: Postgres
let pool: ReturnType<typeof openRequestPool>
beforeAll(async () => {
  server = await startPostgres()
  pool = openRequestPool(server.url, 3, pino({ level: 'silent' }))
})
afterAll(async () => {
  await pool.end()
  await server.close()
})

it('writes values by the type of their column, not by their own', async () => {
  await pool.query('create table things (id int, list jsonb, names text[], word jsonb)')
  const values = [1, [{ a: 1 }, 'b'], ['x', 'y, "z"'], 'text']
  await pool.query('insert into things values ($1, $2, $3, $4)', values)
  await pool.query('insert into things values ($1, $2, $3, $4)', [2, [], [], null])
  const { rows } = await pool.query('select * from things order by id')
  expect(rows).toEqual([
    { id: 1, list: [{ a: 1 }, 'b'], names: ['x', 'y, "z"'], word: 'text' },
    { id: 2, list: [], names: [], word: null },
  ])
})

it('reads values as PostgREST writes them', async () => {
  const { rows } = await pool.query(`select
    '2026-11-20 04:25:45.056+00'::timestamptz as at, array['2026-11-20 04:25:45+00'::timestamptz] as ats,
    '2026-11-20'::date as day, 5::bigint as small, 9007199254740993::bigint as large, 1.50::numeric as money,
    array['a']::name[] as names, '1 day'::interval as span`)
  expect(rows[0]).toEqual({
    at: '2026-11-20T04:25:45.056+00:00',
    ats: ['2026-11-20T04:25:45+00:00'],
    day: '2026-11-20',
    small: 5,
    large: 9007199254740993n,
    money: '1.50',
    names: ['a'],
    span: '1 day',
  })
})

it('goes on after statements that cannot be described, however many', async () => {
  for (let i = 0; i < 40; i++) {
    await expect(pool.query(`select $1::nothing${i}`, ['x'])).rejects.toMatchObject({ code: '42704' })
  }
  expect((await pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
})

it('a transaction whose connection is lost fails, and the next one gets another connection', async () => {
  for (let i = 0; i < 6; i++) {
    const lost = inTransaction(pool, async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid')
      await server.query(`select pg_terminate_backend(${rows[0].pid})`)
      await client.query('select 1')
    })
    await expect(lost).rejects.toThrow()
  }
  expect(await inTransaction(pool, async (client) => (await client.query('select 1 as one')).rows)).toEqual([
    { one: 1 },
  ])
})

it('keeps a connection that is not used, and gives one up that is silent', async () => {
  const brief = openRequestPool(server.url, 1, pino({ level: 'silent' }), { silence: 300 })
  const process = async () => (await brief.query('select pg_backend_pid() as pid')).rows[0].pid
  const first = await process()
  await wait(1_000)
  expect(await process()).toBe(first)
  await expect(brief.query('select pg_sleep(30)')).rejects.toThrow('Nothing was heard')
  expect(await process()).not.toBe(first)
  await brief.end()
})

it('refuses a statement with more values than the driver can count, and goes on', {
  tags: ['process-end'],
}, async () => {
  const statement = (values: number) =>
    `select count(*) from (values ${Array.from({ length: values }, (_, i) => `($${i + 1}::int)`).join(', ')}) as v`
  for (const values of [32_768, 65_536]) {
    const query = pool.query(statement(values), Array(values).fill(1))
    await expect(query).rejects.toMatchObject({ code: '54000' })
  }
  const most = await pool.query(statement(32_767), Array(32_767).fill(1))
  expect(most.rows).toEqual([{ count: 32_767 }])
})

it('a value that cannot be written fails its own statement only', async () => {
  const unwritable = {
    toPostgres() {
      throw new Error('unwritable')
    },
  }
  for (let i = 0; i < 3; i++) {
    await expect(pool.query('select $1::text as t', [unwritable])).rejects.toThrow('unwritable')
    const inside = inTransaction(pool, (client) => client.query('select $1::text as t', [unwritable]))
    await expect(inside).rejects.toThrow('unwritable')
    expect((await pool.query('select $1::text as t', ['x'])).rows).toEqual([{ t: 'x' }])
  }
})
