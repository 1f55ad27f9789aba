import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A line to PostgreSQL that counts round trips: how often the server says that it is ready for the next query. */

export type RoundTrips = {
  /** The database's address through it. */
  url: string
  /** So far, on all connections; the one of each connection's start is left out. */
  count: () => number
  close: () => Promise<void>
}

const READY_FOR_QUERY = 'Z'.charCodeAt(0)

/** A message is one byte of type and four of length, which count themselves. */
const HEADER = 5

/** Calls back for each message of a stream. */
export function readMessages(onMessage: (type: number) => void): (chunk: Buffer) => void {
  let held: Buffer = Buffer.alloc(0)
  let skip = 0
  return (chunk) => {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
    for (;;) {
      const skipped = Math.min(skip, held.length)
      held = held.subarray(skipped)
      skip -= skipped
      if (skip > 0 || held.length < HEADER) return
      onMessage(held[0] as number)
      skip = 1 + held.readUInt32BE(1)
    }
  }
}

/** @param databaseUrl of a server without TLS */
export async function countRoundTrips(databaseUrl: string): Promise<RoundTrips> {
  const { hostname, port } = new URL(databaseUrl)
  let count = 0
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ host: hostname, port: Number(port), noDelay: true })
    count -= 1
    const read = readMessages((type) => {
      if (type === READY_FOR_QUERY) count += 1
    })
    database.on('data', read)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.pipe(database)
    database.pipe(client)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    count: () => count,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
