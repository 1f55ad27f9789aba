import pg from 'pg'

/**
 * Opens one connection for setting up, backup and restore, whose statements may take as long as they need. When it is lost, the
 * statement under way fails.
 */
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
