import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, openRequestPool } from '#host/database/request-pool.ts'
import { WITH_THE_NEXT } from '#host/database/typed-params-client.ts'
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

it('goes on when the server has lost the statements it kept, or their columns have changed', async () => {
  await pool.query('create table changing (id int)')
  await pool.query('insert into changing values ($1)', [1])
  const read = 'select * from changing where id = $1'
  const alone = async () => (await pool.query(read, [1])).rows
  const first = () => inTransaction(pool, async (client) => (await client.query(read, [1])).rows)
  for (const ask of [alone, first]) {
    for (let i = 0; i < 3; i++) expect(await ask()).toEqual([expect.objectContaining({ id: 1 })])
    await pool.query('deallocate all')
    expect(await ask()).toEqual([expect.objectContaining({ id: 1 })])
    await pool.query(`alter table changing add column ${ask.name} text`)
    expect(await ask()).toEqual([expect.objectContaining({ id: 1, [ask.name]: null })])
  }
})

it('keeps a bounded number of statements', async () => {
  const client = await pool.connect()
  for (let i = 0; i < 300; i++) {
    for (let twice = 0; twice < 2; twice++) await client.query(`select $1::int as n${i}`, [i])
  }
  const { rows } = await client.query('select count(*)::int as kept from pg_prepared_statements')
  client.release()
  expect(rows[0].kept).toBeGreaterThan(50)
  expect(rows[0].kept).toBeLessThanOrEqual(101)
})

it('what begins a transaction holds for its first statement, and ends with it', async () => {
  const settings = `${WITH_THE_NEXT}select set_config('statement_timeout', $1, true), set_config('role', $2, true)`
  const client = await pool.connect()
  for (let i = 0; i < 3; i++) {
    await client.query('begin')
    await client.query(settings, ['500ms', 'pg_monitor'])
    const { rows } = await client.query('select current_user::text as role, $1::int as n', [i])
    expect(rows).toEqual([{ role: 'pg_monitor', n: i }])
    await client.query('commit')

    await client.query('begin')
    await client.query(settings, ['500ms', 'pg_monitor'])
    await expect(client.query('select pg_sleep($1)', [5])).rejects.toMatchObject({ code: '57014' })
    await client.query('rollback')

    // Settings that fail: nothing may run without them.
    await client.query('begin')
    await client.query(settings, ['500ms', 'no_such_role'])
    await expect(client.query('select $1::int as n', [i])).rejects.toMatchObject({ code: '22023' })
    await client.query('rollback')

    // A transaction without statements.
    await client.query('begin')
    await client.query(settings, ['500ms', 'pg_monitor'])
    await client.query('commit')
    const after = await client.query(`select current_user::text as role, $1::int as n`, [i])
    expect(after.rows).toEqual([{ role: 'postgres', n: i }])
  }
  client.release()
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

it('writes that nobody reads the result of are made before the next statement, or by the commit, or not at all', async () => {
  await pool.query('create table late (n int primary key)')
  const write = `${WITH_THE_NEXT}insert into late values ($1)`
  const numbers = async () => (await pool.query('select n from late order by n')).rows.map(({ n }) => n)
  // The first two are sent at once: their types are not known yet.
  for (const n of [1, 2, 3]) await inTransaction(pool, (client) => client.query(write, [n]))
  expect(await numbers()).toEqual([1, 2, 3])
  const counted = await inTransaction(pool, async (client) => {
    await client.query(write, [4])
    return client.query('select count(*)::int as count from late where n > $1', [0])
  })
  expect(counted.rows).toEqual([{ count: 4 }])
  const twice = inTransaction(pool, async (client) => {
    await client.query(write, [5])
    await client.query(write, [5])
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  const thrown = inTransaction(pool, async (client) => {
    await client.query(write, [6])
    throw new Error('changed its mind')
  })
  await expect(thrown).rejects.toThrow('changed its mind')
  expect(await numbers()).toEqual([1, 2, 3, 4])
})
