import { unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { SettingsError } from './settings.ts'

/** One process at a time works on a data folder. Unlike a PID file, a socket shows whether its owner is alive, even after a crash. */

/** Of a socket's path on Linux, less a margin. */
const MAX_PATH = 100

function isAlive(path: string): Promise<boolean> {
  return new Promise((done) => {
    const call = connect(path, () => {
      call.destroy()
      done(true)
    })
    call.once('error', () => done(false))
  })
}

function listenOn(path: string): Promise<(() => Promise<void>) | undefined> {
  const server = createServer((call) => call.destroy())
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(path, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })
}

/** @returns a function that releases the lock; undefined when another process has it */
export async function lockDataDir(dataDir: string): Promise<(() => Promise<void>) | undefined> {
  const absolute = join(dataDir, 'host.sock')
  const near = relative(process.cwd(), absolute)
  const path = near.length < absolute.length ? near : absolute
  if (Buffer.byteLength(path) > MAX_PATH)
    throw new SettingsError(`DATA_DIR is too long: ${dataDir.length} characters.`)
  const first = await listenOn(path)
  if (first || (await isAlive(path))) return first
  // Left behind by a killed process.
  await unlink(path).catch(() => {})
  return listenOn(path)
}
