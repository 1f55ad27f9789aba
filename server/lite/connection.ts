import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { noteDatabaseError } from './trouble.ts'

/**
 * The embedded backend's connection, over our own pool. The driver that it brings takes the whole process down, or mixes
 * up its connections, when the database goes away under load (decision 014).
 */
export function connectBackend(pool: Pool): PostgresConnection {
  // Its own pool opens no connection before it is asked for one.
  const connection = createPostgresConnection({ url: 'postgres://unused' })
  const watched = {
    async connect() {
      try {
        return await pool.connect()
      } catch (error) {
        noteDatabaseError(error)
        throw error
      }
    },
    end: () => pool.end(),
  }
  connection.kysely = new Kysely({
    dialect: new PostgresDialect({ pool: watched }),
    log(event) {
      if (event.level === 'error') noteDatabaseError(event.error)
    },
  })
  return connection
}
