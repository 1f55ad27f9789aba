import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** deploy/publish, in a release of one file, with npm, systemctl and curl that only note how they are called. */

const run = promisify(execFile)
let release: string
let calls: string
let environment: NodeJS.ProcessEnv

const git = async (...words: string[]) =>
  (
    await run('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...words], {
      cwd: release,
    })
  ).stdout

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  release = join(folder, 'release')
  calls = join(folder, 'calls')
  const programs = join(folder, 'programs')
  for (const path of [
    join(release, 'deploy'),
    join(release, 'content'),
    join(release, 'public/pictures'),
    join(release, 'src/fonts'),
    join(release, 'node_modules/astro'),
    programs,
  ])
    await mkdir(path, { recursive: true })
  await copyFile(new URL('../../deploy/publish', import.meta.url), join(release, 'deploy/publish'))
  await writeFile(join(release, 'content/business.yaml'), 'price: 3000\n')
  await writeFile(join(release, 'public/pictures/first.jpg'), 'a picture')
  await writeFile(join(release, 'src/fonts/latin.woff2'), 'a typeface')
  await copyFile(new URL('../../.gitignore', import.meta.url), join(release, '.gitignore'))
  await writeFile(calls, '')
  const unit = 'signet-and-quill@3001.service loaded\\n'
  const stubs = {
    npm: '! grep -q pounds content/business.yaml',
    systemctl: `[ "$1" != list-units ] || printf '${unit}'`,
    curl: 'true',
  }
  for (const [name, does] of Object.entries(stubs)) {
    await writeFile(join(programs, name), `#!/bin/sh\necho "${name} $*" >> ${calls}\n${does}\n`)
    await chmod(join(programs, name), 0o755)
  }
  environment = { ...process.env, PATH: `${programs}:${process.env.PATH}` }
  await git('init', '--quiet')
  await git('add', '--all')
  await git('commit', '--quiet', '-m', 'The release')
})

afterEach(() => rm(join(release, '..'), { recursive: true, force: true }))

const publish = () => run(join(release, 'deploy/publish'), { env: environment })

it('builds, keeps the change for the next release, and restarts the host', async () => {
  await writeFile(join(release, 'content/business.yaml'), 'price: 3500\n')
  const { stdout } = await publish()
  expect(stdout).toMatch(/3001 shows the change./)
  expect(await git('status', '--short')).toBe('')
  expect(await git('show', 'HEAD:content/business.yaml')).toBe('price: 3500\n')
  const order = (await readFile(calls, 'utf8'))
    .split('\n')
    .map((line) => line.replace(/ --silent|-fs.*127.0.0.1:/, ''))
  expect(order).toEqual([
    'npm run build',
    expect.stringMatching(/^systemctl list-units/),
    'systemctl restart signet-and-quill@3001.service',
    'curl 3001/readyz/host',
    '',
  ])
})

it('keeps new pictures, and nothing that commands have written', async () => {
  await writeFile(join(release, 'public/pictures/second.jpg'), 'a picture')
  const exports = ['books.csv', 'papers-2026-11.zip', 'person-2026-11-27.zip', 'by-hand.backup']
  for (const name of [...exports, 'anything-else', 'content/books.csv'])
    await writeFile(join(release, name), 'personal')
  await publish()
  expect(await git('show', '--format=', '--name-only', 'HEAD')).toBe('public/pictures/second.jpg\n')
  expect(await git('status', '--short')).toBe('?? anything-else\n')
})

it('publishes nothing when the build fails, and says how to go on', async () => {
  await writeFile(join(release, 'content/business.yaml'), 'price: thirty pounds\n')
  await expect(publish()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('checkout content'),
  })
  expect(await git('log', '--format=%s')).toBe('The release\n')
  expect(await readFile(calls, 'utf8')).not.toContain('restart')
})

it('installs what building needs where it was pruned', async () => {
  await rm(join(release, 'node_modules'), { recursive: true })
  await publish()
  expect(await readFile(calls, 'utf8')).toMatch(/^npm install --no-save .*\nnpm run/)
})

it('publishes a rebuilt site when nothing was changed', async () => {
  await publish()
  expect(await git('log', '--format=%s')).toBe('The release\n')
  expect(await readFile(calls, 'utf8')).toContain('restart')
})
