import { unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { SettingsError } from './settings.ts'

/**
 * Only one process at a time works on the database and secrets of a data folder. The lock is a socket rather than a PID
 * file: it shows whether its owner is alive, even after a crash and from another container.
 */

/** Maximum length of a socket's path on Linux, less a margin. */
const MAX_PATH = 100

/** Whether a process listens on the socket. */
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
    // Stays, for connections that cannot be accepted later.
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

/**
 * Locks the data folder for this process.
 * @param dataDir absolute path of a folder that exists
 * @returns a function that releases the lock; undefined when another process has it
 * @throws SettingsError when the folder's path is too long for a socket
 */
export async function lockDataDir(dataDir: string): Promise<(() => Promise<void>) | undefined> {
  const absolute = join(dataDir, 'host.sock')
  const near = relative(process.cwd(), absolute)
  const path = near.length < absolute.length ? near : absolute
  if (Buffer.byteLength(path) > MAX_PATH)
    throw new SettingsError(`DATA_DIR is too long: ${dataDir.length} characters.`)
  const first = await listenOn(path)
  if (first || (await isAlive(path))) return first
  // Left behind by a process that was killed.
  await unlink(path).catch(() => {})
  return listenOn(path)
}
