import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds until the next try after a lost connection. Whatever is announced meanwhile, the jobs find. */
const RETRY = 1_000

export type Listening = { stop: () => Promise<void> }

/**
 * Calls the listener for every notification of a channel, over a connection of its own that comes back when it is lost.
 * @returns once it listens
 */
export async function listenTo(url: string, channel: string, listener: () => void): Promise<Listening> {
  let stopped = false
  let client: pg.Client

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 8_000 })
    client.on('notification', listener)
    client.on('error', () => {})
    await client.connect()
    client.once('end', () => void reconnect())
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await wait(RETRY)
      const done = await connect().then(
        () => true,
        () => false,
      )
      if (done) return
    }
  }

  await connect()
  return {
    async stop() {
      stopped = true
      await client.end().catch(() => {})
    },
  }
}
