import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { startEmbeddedDatabase } from '#host/database/embedded.ts'
import { openSql, type Row } from './sql.ts'

export type Postgres = {
  url: string
  urlFor: (changes: { user?: string; password?: string; database?: string; query?: string }) => string
  query: (text: string) => Promise<Row[]>
  close: () => Promise<void>
}

/** Not embedded in a host: for DATABASE_URL. */
export async function startPostgres(): Promise<Postgres> {
  const dir = await mkdtemp(join(tmpdir(), 'postgres-'))
  const server = await startEmbeddedDatabase(dir, 'a password of the tests', pino({ level: 'silent' }))
  return {
    url: server.url,
    urlFor({ user, password, database, query }) {
      const url = new URL(server.url)
      if (user) url.username = user
      if (password) url.password = password
      if (database) url.pathname = `/${database}`
      if (query) url.search = query
      return url.href
    },
    async query(text) {
      const sql = openSql(server.url)
      try {
        return await sql.unsafe(text)
      } finally {
        await sql.end()
      }
    },
    async close() {
      await server.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
