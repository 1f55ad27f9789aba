import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = new URL('../../node_modules/.cache/', import.meta.url)
const lock = new URL('site-build.lock', folder)
const POLL_MS = 100

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Two builds of one checkout would overwrite each other's files. The lock of a process that has died is taken over. */
export async function whileBuildingAlone<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true })
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = Number(await readFile(lock, 'utf8').catch(() => ''))
      // An empty lock is still being written.
      if (owner && !alive(owner)) await rm(lock, { force: true })
      else await sleep(POLL_MS)
    }
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}
