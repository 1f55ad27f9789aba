import { Socket } from 'node:net'
import pg from 'pg'

/** A connection for setup, backup and restore, without a statement timeout. When it is lost, its statement fails. */
export async function connect(url: string, timeoutMs = 30_000): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: timeoutMs,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Closes when nothing arrives: a machine that loses power sends no FIN, and the system would wait a quarter of an hour. */
export function idleTimeoutSocket(silence: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () => socket.destroy(new Error('Nothing was heard from the database')))
}
