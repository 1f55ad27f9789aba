// @module-tag release

import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { ROOT } from '../support/checkout.ts'

it('npm 9.2.0, of Debian 13, accepts the lock file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'npm-'))
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'stand-ins'])
    await cp(join(ROOT, name), join(folder, name), { recursive: true })
  const args = ['exec', '--yes', '--package=npm@9.2.0', '--', 'npm', 'ci', '--dry-run', '--ignore-scripts']
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder })
  expect(stdout).toMatch(/^added \d{3} packages/m)
  await rm(folder, { recursive: true })
})
