import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type FlakyProxy = {
  url: string
  cut: () => void
  restore: (bytesPerSecond?: number) => void
  close: () => Promise<void>
}

/** Cuts connections in the middle of a transfer, as a tunnel does to a phone. @param bytesPerSecond upstream */
export async function startFlakyProxy(hostUrl: string, bytesPerSecond: number): Promise<FlakyProxy> {
  const { hostname, port } = new URL(hostUrl)
  const sockets = new Set<Socket>()
  let whole = true
  let speed = bytesPerSecond

  const server = createServer(async (visitor) => {
    if (!whole) return visitor.destroy()
    const host = connect(Number(port), hostname)
    for (const socket of [visitor, host]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        visitor.destroy()
        host.destroy()
      })
    }
    host.pipe(visitor)
    try {
      for await (const chunk of visitor) {
        host.write(chunk)
        await wait((chunk.length / speed) * 1000)
      }
    } catch {
      // cut while reading
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const cut = () => {
    whole = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    restore(changed = speed) {
      whole = true
      speed = changed
    },
    close() {
      cut()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
