import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { idleTimeoutSocket } from './connect.ts'

const RETRY_MS = 1_000

/** A dead connection looks like an idle one. */
const HEARTBEAT_MS = 10_000

export type Listening = { stop: () => Promise<void> }

export async function listenTo(url: string, channel: string, listener: () => void): Promise<Listening> {
  let stopped = false
  let client: pg.Client

  async function connect(): Promise<void> {
    const stream = () => idleTimeoutSocket(HEARTBEAT_MS * 2)
    client = new pg.Client({ connectionString: url, stream, connectionTimeoutMillis: 8_000 })
    client.on('notification', listener)
    client.on('error', () => {})
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    // Once it listens: until then, the caller tries again.
    client.once('end', () => void reconnect())
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await wait(RETRY_MS)
      const done = await connect().then(
        () => true,
        () => false,
      )
      // Notifications may have been missed.
      if (done) return listener()
    }
  }

  await connect()
  const heartbeat = setInterval(() => client.query('select 1').catch(() => {}), HEARTBEAT_MS)
  return {
    async stop() {
      stopped = true
      clearInterval(heartbeat)
      await client.end().catch(() => {})
    },
  }
}
