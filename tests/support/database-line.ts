import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseLine = {
  /** The database's address by way of this line. */
  url: string
  /** From now on nobody is let in, and who was in is thrown out: a server that was stopped. */
  refuse: () => void
  /** From now on everybody is let in, and nothing gets through, in connections that were open already, too, for ever. */
  swallow: () => void
  /** From now on every word of the database takes so many milliseconds longer. */
  delay: (milliseconds: number) => void
  /** New connections get through again, at once. */
  restore: () => void
  close: () => Promise<void>
}

/** A line between a host and its database that fails in the ways of a network. */
export async function layDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let late = 0
  let state: 'through' | 'refusing' | 'swallowing' = 'through'

  const server = createServer((host) => {
    host.on('error', () => {})
    if (state === 'refusing') return host.destroy()
    open.add(host)
    host.once('close', () => open.delete(host))
    if (state === 'swallowing') return host.resume()
    const database = connect(Number(target.port), target.hostname)
    database.on('error', () => host.destroy())
    host.once('close', () => database.destroy())
    database.once('close', () => host.destroy())
    // Once something was swallowed, a connection is of no use any more: it stays dead when the line is restored.
    let dead = false
    const pass = (to: Socket) => (bytes: Buffer) => {
      dead ||= state === 'swallowing'
      if (!dead) to.write(bytes)
    }
    host.on('data', pass(database))
    database.on('data', (bytes: Buffer) => {
      if (late === 0) return pass(host)(bytes)
      setTimeout(() => host.writable && pass(host)(bytes), late)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    refuse() {
      state = 'refusing'
      for (const socket of open) socket.destroy()
    },
    swallow() {
      state = 'swallowing'
    },
    delay(milliseconds) {
      late = milliseconds
    },
    restore() {
      state = 'through'
      late = 0
    },
    close() {
      for (const socket of open) socket.destroy()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
