import { createServer } from 'node:net'

/**
 * Ports that are closed, and opened later or again. One that the system gives for 0 may be somebody else's by then: it is one of
 * those from which connections go out. These lie below them.
 */

const FIRST = 20_000
const COUNT = 12_000

/** Far from where the processes that are started next begin. */
let next = (process.pid * 7_417) % COUNT

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    // At every address.
    probe.listen(port, () => probe.close(() => done(true)))
  })

/** A port that nobody listens at, and that nobody is given by chance. */
export async function choosePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST + next
    next = (next + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error('No port is free')
}
