import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { makeSecrets, writeSecrets } from '#host/secrets.ts'
import { languageCodes } from '../../tools/translations/languages.ts'
import { startCommand } from '../support/command.ts'
import { folderFor } from '../support/folder.ts'

/** `npm run translations | head`: the reader has gone before the command has said everything. */

const DATA_DIR = folderFor('closed-pipe')
await writeSecrets(DATA_DIR, makeSecrets())

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

it('a command fails as it would when nobody reads why', async () => {
  const { child, ended } = startCommand('operator/main.ts', { DATA_DIR }, ['nonsense'])
  child.stderr.destroy()
  expect((await ended).code).toBe(2)
})

it('output that finds no room ends a command with a sentence', () => {
  const words = ['-c', 'exec "$0" operator/main.ts --help > /dev/full', process.execPath]
  const { status, stderr } = spawnSync('sh', words, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The output is not complete: ENOSPC.*\n$/)])
})

it('npm run dev shows any folder of a language, which SITE_LANGUAGE names', async () => {
  const { ended } = startCommand('tools/dev.ts', { DATA_DIR, SITE_LANGUAGE: 'qqq', PORT: '65536' }, [])
  const { stderr } = await ended
  expect(stderr).toContain(`The language must be one of en, ${languageCodes().join(', ')}`)
})
