import { createServer } from 'node:net'

// Ports that are closed and reopened: those given for port 0 may be taken meanwhile by outgoing connections. These
// lie below that range.

const FIRST = 20_000
const COUNT = 12_000

/** Spreads concurrent processes. */
let next = (process.pid * 7_417) % COUNT

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })

/** Nobody listens there, and nobody is given it by chance. */
export async function choosePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST + next
    next = (next + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error('No port is free')
}
