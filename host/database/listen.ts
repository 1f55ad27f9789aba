import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { idleTimeoutSocket } from './idle-timeout-socket.ts'

/** Milliseconds before reconnecting. */
const RETRY = 1_000

/** How often the connection is probed, in milliseconds: a dead one looks like an idle one. */
const HEARTBEAT = 10_000

export type Listening = { stop: () => Promise<void> }

/**
 * Calls the listener for every notification on a channel, over a dedicated connection that reconnects when lost.
 * @returns once it listens
 */
export async function listenTo(url: string, channel: string, listener: () => void): Promise<Listening> {
  let stopped = false
  let client: pg.Client

  async function connect(): Promise<void> {
    const stream = () => idleTimeoutSocket(HEARTBEAT * 2)
    client = new pg.Client({ connectionString: url, stream, connectionTimeoutMillis: 8_000 })
    client.on('notification', listener)
    client.on('error', () => {})
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    // Once it listens: until then, whoever connects tries again.
    client.once('end', () => void reconnect())
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await wait(RETRY)
      const done = await connect().then(
        () => true,
        () => false,
      )
      // Notifications may have been missed meanwhile.
      if (done) return listener()
    }
  }

  await connect()
  const heartbeat = setInterval(() => client.query('select 1').catch(() => {}), HEARTBEAT)
  return {
    async stop() {
      stopped = true
      clearInterval(heartbeat)
      await client.end().catch(() => {})
    },
  }
}
