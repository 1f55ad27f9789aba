import { connect, createServer, type Socket } from 'node:net'
import { listen } from './listen.ts'

export type Line = Awaited<ReturnType<typeof openLine>>

/** A line to a server, in front of which it stands as a proxy. */
export async function openLine(serverUrl: string) {
  const url = new URL(serverUrl)
  const { port, hostname } = url
  const open = new Set<Socket>()
  let late = 0
  let speed = Number.POSITIVE_INFINITY
  let state: 'through' | 'cut' | 'swallowing' = 'through'

  const proxy = createServer((client) => {
    client.on('error', () => {})
    if (state === 'cut') return client.destroy()
    open.add(client)
    client.once('close', () => open.delete(client))
    if (state === 'swallowing') return client.resume()
    const server = connect(Number(port), hostname)
    server.on('error', () => client.destroy())
    client.once('close', () => server.destroy())
    // After what is still on its way.
    server.once('close', () => setTimeout(() => client.destroySoon(), late))
    // A connection that has lost something stays dead after restore().
    let dead = false
    const pass = (to: Socket, bytes: Buffer) => {
      dead ||= state === 'swallowing'
      if (!dead && to.writable) to.write(bytes)
    }
    client.on('data', (bytes: Buffer) => {
      pass(server, bytes)
      if (speed === Number.POSITIVE_INFINITY) return
      client.pause()
      setTimeout(() => client.resume(), (bytes.length / speed) * 1000)
    })
    server.on('data', (bytes: Buffer) => {
      if (late === 0) return pass(client, bytes)
      setTimeout(() => pass(client, bytes), late)
    })
  })

  url.port = new URL(await listen(proxy)).port
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href.replace(/\/$/, ''),
    /** Breaks all connections and accepts no new ones, like a stopped server, or a tunnel to a phone. */
    cut() {
      state = 'cut'
      breakAll()
    },
    /** Accepts connections, but passes nothing on, not even in open ones, for ever. */
    swallow() {
      state = 'swallowing'
    },
    /** For each chunk from the server. */
    delay(milliseconds: number) {
      late = milliseconds
    },
    /** Towards the server. */
    narrow(bytesPerSecond: number) {
      speed = bytesPerSecond
    },
    restore() {
      state = 'through'
      late = 0
      speed = Number.POSITIVE_INFINITY
    },
    close() {
      breakAll()
      return new Promise<void>((done) => proxy.close(() => done()))
    },
  }
}
