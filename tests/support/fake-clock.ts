import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export async function makeFakeClock(seconds = 0) {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'))
  const file = join(folder, 'shift')
  const write = async (value: number) => {
    await writeFile(`${file}.new`, String(value * 1000))
    await rename(`${file}.new`, file)
  }
  await write(seconds)
  return {
    env: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${new URL('./fake-clock-preload.ts', import.meta.url).href}`,
    },
    async move(to: number) {
      await write(to)
      await wait(200)
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
