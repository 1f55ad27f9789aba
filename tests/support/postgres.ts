import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { startEmbeddedDatabase } from '#host/database/embedded.ts'
import { waitForNoDisk, withSql } from './sql.ts'

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

type Changes = { user?: string; password?: string; database?: string | undefined; query?: string }

/** Not embedded in a host: for DATABASE_URL. */
export async function startPostgres() {
  const dir = await mkdtemp(join(tmpdir(), 'postgres-'))
  const server = await startEmbeddedDatabase(dir, 'a password of the tests', pino({ level: 'silent' }))
  await waitForNoDisk(server.url)
  return {
    url: server.url,
    urlFor({ user, password, database, query }: Changes) {
      const url = new URL(server.url)
      if (user) url.username = user
      if (password) url.password = password
      if (database) url.pathname = `/${database}`
      if (query) url.search = query
      return url.href
    },
    query: (text: string) => withSql(server.url, (sql) => sql.unsafe(text)),
    async close() {
      await server.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
