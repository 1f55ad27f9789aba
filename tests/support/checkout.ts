import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Only what git has, or would have with the next commit. */
export async function copyCheckout(folder: string): Promise<void> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 },
  )
  // Deleted files are listed until they are committed.
  const copy = (path: string) => cp(join(ROOT, path), join(folder, path)).catch(() => undefined)
  await Promise.all(stdout.split('\0').filter(Boolean).map(copy))
}
