import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The EICAR test file, in two parts so that no scanner objects to this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export type FakeClamd = {
  url: string
  scanned: number[]
  mood: 'silent' | 'overloaded' | undefined
  close: () => Promise<void>
}

/** INSTREAM: chunks preceded by their length, until length 0. */
async function readStream(socket: Socket): Promise<Buffer | undefined> {
  let received = Buffer.alloc(0)
  const content: Buffer[] = []
  let started = false
  for await (const data of socket.iterator({ destroyOnReturn: false })) {
    received = Buffer.concat([received, data as Buffer])
    if (!started && received.length >= 10) {
      if (received.subarray(0, 10).toString() !== 'zINSTREAM\0') return undefined
      started = true
      received = received.subarray(10)
    }
    while (started && received.length >= 4) {
      const length = received.readUInt32BE()
      if (length === 0) return Buffer.concat(content)
      if (received.length < 4 + length) break
      content.push(received.subarray(4, 4 + length))
      received = received.subarray(4 + length)
    }
  }
  return undefined
}

/** Speaks clamd's protocol and knows one virus. */
export async function startClamd(port = 0): Promise<FakeClamd> {
  const sockets = new Set<Socket>()
  const server = createServer(async (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (clamd.mood === 'overloaded') return socket.end('INSTREAM size limit exceeded. ERROR\0')
    const file = await readStream(socket).catch(() => undefined)
    if (clamd.mood === 'silent') return socket.destroy()
    if (!file) return socket.end('UNKNOWN COMMAND\0')
    clamd.scanned.push(file.length)
    socket.end(file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const clamd: FakeClamd = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: [],
    mood: undefined,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((done) => server.close(() => done()))
    },
  }
  return clamd
}
