import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Ports that are closed and reopened: those given for port 0 may be taken meanwhile by outgoing connections. These
// lie below that range.

const FIRST = 20_000
const COUNT = 12_000

/** A file for each port that was given, with the process that has it for as long as it lives. */
const GIVEN = join(tmpdir(), 'given-ports')

/** Spreads concurrent processes. */
let next = (process.pid * 7_417) % COUNT

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function take(port: number): Promise<boolean> {
  const file = join(GIVEN, String(port))
  const owner = Number(await readFile(file, 'utf8').catch(() => 0))
  if (owner && isAlive(owner)) return false
  await rm(file, { force: true })
  const taken = await writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  )
  return taken && (await isFree(port))
}

/** Nobody listens there, and nobody else is given it. */
export async function choosePort(): Promise<number> {
  await mkdir(GIVEN, { recursive: true })
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST + next
    next = (next + 1) % COUNT
    if (await take(port)) return port
  }
  throw new Error('No port is free')
}
