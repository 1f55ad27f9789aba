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
