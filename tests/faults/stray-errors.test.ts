import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { expect, it } from 'vitest'

/** In a process of its own, which such an error would end. */
function run(script: string): { lines: Record<string, unknown>[]; status: number | null } {
  const guarded = `
    import { createLog } from '#host/log.ts'
    import { keepServing } from '#host/stray-errors.ts'
    keepServing(createLog({ LOG_LEVEL: 'info' }))
    ${script}`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', guarded], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  })
  return {
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    status,
  }
}

it('logs what nobody handled, by its code and place only, and goes on', () => {
  const { lines, status } = run(`
    import { EventEmitter } from 'node:events'
    import { readTarget } from '#host/gateway/target.ts'
    setTimeout(() => new EventEmitter().emit('error', Object.assign(new Error('canary\\n    at canary (/canary.ts:1:1)'), { code: 'ECONNRESET' })))
    setTimeout(() => { throw new DOMException('canary', 'AbortError') }, 5)
    setTimeout(() => { throw 'canary' }, 10)
    setTimeout(() => void Promise.reject(new TypeError('canary')), 15)
    setTimeout(() => readTarget(undefined), 20)
    setTimeout(() => process.exit(7), 60)`)
  expect(status).toBe(7)
  expect(lines).toMatchObject([
    { level: 50, code: 'Error:ECONNRESET', msg: 'An error that nobody handled' },
    { level: 50, code: 'AbortError' },
    { level: 50, code: 'unknown' },
    { level: 50, code: 'TypeError' },
    { level: 50, code: 'TypeError', at: expect.stringMatching(/^host\/gateway\/target\.ts:\d+:\d+$/) },
  ])
  expect(JSON.stringify(lines)).not.toContain('canary')
})

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
