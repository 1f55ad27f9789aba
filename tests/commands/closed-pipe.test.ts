import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startCommand } from '../support/command.ts'

/** `npm run translations | head`: the reader has gone before the command has said everything. */

const DATA_DIR = mkdtempSync(join(tmpdir(), 'closed-pipe-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

it.each([
  ['tools/translations/main.ts', []],
  ['tools/generate.ts', []],
  ['setup/main.ts', ['--help']],
  ['operator/main.ts', ['--help']],
  ['host/backup/backup.ts', ['--new-key']],
  ['host/secrets.ts', []],
])('%s %j ends quietly when nobody reads on', async (script, words) => {
  const { child, ended } = startCommand(script, { DATA_DIR }, words)
  child.stdout.destroy()
  const { code, stderr } = await ended
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
