import { utimes, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { expect, it } from 'vitest'
import { lock, whileBuildingAlone } from './build-lock.ts'

const beforeBoot = Date.now() / 1000 - uptime() - 60

it.each([
  ['empty, as a full disk leaves it', '', Date.now() / 1000 - 60],
  ['of a process before the machine restarted', String(process.ppid), beforeBoot],
])('a lock is taken over that is %s', async (_, text, seconds) => {
  // Within the lock, so that no genuine build is disturbed.
  const taken = await whileBuildingAlone(async () => {
    await writeFile(lock, text)
    await utimes(lock, seconds, seconds)
    return whileBuildingAlone(async () => 'taken')
  })
  expect(taken).toBe('taken')
})
