import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** In memory. */
export async function mountSmallDisk(megabytes: number) {
  const dir = await mkdtemp(join(tmpdir(), 'small-disk-'))
  await exec('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', dir]).catch(
    ({ stderr }: { stderr: string }) => {
      throw new Error(
        `This test mounts a small file system, which needs root with CAP_SYS_ADMIN: ${stderr.trim()}`,
      )
    },
  )
  const filler = join(dir, 'filler')
  async function room(): Promise<number> {
    const { bavail, bsize } = await statfs(dir)
    return bavail * bsize
  }
  return {
    dir,
    room,
    async fill(leave: number) {
      // others may write meanwhile
      for (let tries = 10; ; tries--) {
        await rm(filler, { force: true })
        const full = await exec('fallocate', ['-l', String((await room()) - leave), filler]).then(
          () => true,
          (error: unknown) => {
            if (tries === 0) throw error
          },
        )
        if (full) return
      }
    },
    free: () => rm(filler, { force: true }),
    async close() {
      await exec('umount', ['--lazy', dir])
      await rm(dir, { recursive: true, force: true })
    },
  }
}
