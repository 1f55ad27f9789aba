import pino from 'pino'
import { expect, it } from 'vitest'
import { awaitExternalDatabase, serverProblem } from './external.ts'

const fit = { version: 170_010, encoding: 'UTF8', may_bootstrap: true, may_create: true }

it('accepts PostgreSQL 17 and newer, and says what else is wrong', () => {
  expect(serverProblem(fit)).toBeUndefined()
  expect(serverProblem({ ...fit, version: 180_001 })).toBeUndefined()
  expect(serverProblem({ ...fit, version: 160_009 })).toBe('it is PostgreSQL 16, and 17 or newer is required')
  expect(serverProblem({ ...fit, encoding: 'SQL_ASCII' })).toContain('SQL_ASCII')
  expect(serverProblem({ ...fit, may_bootstrap: false })).toContain('CREATEROLE and BYPASSRLS')
  expect(serverProblem({ ...fit, may_create: false })).toContain('own the database')
})

it('waits for a database that does not answer, then names its address without the password', async () => {
  const started = performance.now()
  const waiting = awaitExternalDatabase(
    'postgres://somebody:a-password@127.0.0.1:9/site',
    pino({ level: 'silent' }),
    1_500,
  )
  await expect(waiting).rejects.toThrow('The database at 127.0.0.1:9/site does not answer (ECONNREFUSED).')
  expect(performance.now() - started).toBeGreaterThanOrEqual(1_500)
})
