import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = new URL('../../node_modules/.cache/', import.meta.url)
export const lock = new URL('site-build.lock', folder)
const POLL_MS = 100
/** As long as it can take to write a lock. */
const WRITING_MS = 5_000

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Of a process that has died, or from before the machine restarted; or empty, as a full disk or a power cut leaves it. */
async function isLeftOver(): Promise<boolean> {
  try {
    const owner = Number(await readFile(lock, 'utf8'))
    const age = Date.now() - (await stat(lock)).mtimeMs
    return age > uptime() * 1000 || (owner ? !alive(owner) : age > WRITING_MS)
  } catch {
    return false
  }
}

/** Two builds of one checkout would overwrite each other's files. A lock that was left over is taken over. */
export async function whileBuildingAlone<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true })
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (await isLeftOver()) await rm(lock, { force: true })
      else await sleep(POLL_MS)
    }
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}
