import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = {
  url: string
  /** Closes all connections and accepts no new ones, like a stopped server. */
  refuse: () => void
  /** Accepts connections, but passes nothing on, not even in open ones, for ever. */
  swallow: () => void
  /** In milliseconds, for each chunk from the database. */
  delay: (milliseconds: number) => void
  restore: () => void
  close: () => Promise<void>
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
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
    // A connection that has lost something stays dead after restore().
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
