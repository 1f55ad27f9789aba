import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { expect, it } from 'vitest'

it.runIf(process.platform === 'linux')(
  'a log on a full disk loses its lines, and stops nobody',
  { tags: ['disk-full'] },
  () => {
    const full = openSync('/dev/full', 'w')
    const script = `
    import { createLog } from '#host/log.ts'
    const log = createLog({ LOG_LEVEL: 'info' })
    for (let i = 0; i < 3; i += 1) log.info('a line')
    setTimeout(() => process.exit(7), 10)`
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: new URL('../..', import.meta.url),
      stdio: ['ignore', full, 'pipe'],
      timeout: 20_000,
    })
    closeSync(full)
    expect(status).toBe(7)
  },
)
