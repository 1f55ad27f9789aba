// @module-tag release

import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuild } from '#host/static/ensure-build.ts'
import { type Machine, upgrade } from '#host/upgrade.ts'
import { startBackup, succeed } from '../support/backup.ts'
import { copyCheckout, ROOT } from '../support/checkout.ts'
import { eventually } from '../support/host.ts'
import { choosePort } from '../support/ports.ts'
import { serve } from '../support/serve.ts'

/** `npm run upgrade`, with this test in the place of systemd. */

/** What each release does to the database of the one before. */
const RELEASES = {
  first: '',
  broken: 'select 1 / 0;',
  second: 'alter table public.quote_requests add column priority smallint not null default 0;',
}

let folder = ''
let port = 0
let host: ChildProcess | undefined
/** What was done to the machine, in order. */
let done: string[] = []

const release = (name: keyof typeof RELEASES) => join(folder, name)

async function stop(): Promise<void> {
  if (!host || host.exitCode !== null) return
  const ended = new Promise((resolve) => host?.once('exit', resolve))
  host.kill('SIGTERM')
  await ended
}

async function restart(): Promise<void> {
  await stop()
  const inUse = await readlink(join(folder, 'link'))
  done.push(`start ${inUse.slice(folder.length + 1)}`)
  host = spawn(process.execPath, ['host/main.ts'], {
    cwd: inUse,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    },
    stdio: 'ignore',
  })
}

const machine = (): Machine => ({
  link: join(folder, 'link'),
  port,
  restart,
  async backup() {
    done.push('backup')
    await succeed(startBackup({ DATA_DIR: join(folder, 'data') }, join(folder, 'a.backup')))
  },
  async install(from, to) {
    done.push(`install ${[from, to].map((path) => path.slice(folder.length + 1)).join(' to ')}`)
  },
  // The broken one never becomes ready; the others do, however busy the machine.
  get patience() {
    return done.at(-1)?.endsWith(' to broken') ? 3 : 100
  },
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
  port = await choosePort()
  await ensureBuild(pino({ level: 'silent' }))
  for (const [name, sql] of Object.entries(RELEASES)) {
    const path = join(folder, name)
    await copyCheckout(path)
    await symlink(join(ROOT, 'node_modules'), join(path, 'node_modules'))
    await cp(join(ROOT, 'build'), join(path, 'build'), { recursive: true })
    if (sql) await writeFile(join(path, 'supabase/migrations', `29990101000000_${name}.sql`), sql)
  }
  await symlink(release('first'), join(folder, 'link'))
  await restart()
  await eventually(
    () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      ),
    60,
  )
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

it('a release that does not become ready is left again, with nothing lost', {
  tags: ['upgrades'],
}, async () => {
  done = []
  await expect(upgrade(release('broken'), machine())).rejects.toThrow('The earlier release is in use again.')
  expect(done).toEqual([
    'backup',
    'install first to broken',
    'start broken',
    'install broken to first',
    'start first',
  ])
  expect(await readlink(join(folder, 'link'))).toBe(release('first'))
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
})

it('a backup that takes the last room on the disk ends it before anything is changed', {
  tags: ['upgrades'],
}, async () => {
  done = []
  let status = 200
  const url = await serve((_, response) => response.writeHead(status).end())
  const backup = async () => {
    status = 503
  }
  const full = { ...machine(), port: Number(new URL(url).port), backup }
  await expect(upgrade(release('second'), full)).rejects.toThrow('The host is not ready')
  expect(done).toEqual([])
})

it('a release is in use once its host is ready, on the database that it has migrated', {
  tags: ['upgrades'],
}, async () => {
  done = []
  await upgrade(release('second'), machine())
  expect(done).toEqual(['backup', 'install first to second', 'start second'])
  expect(await readlink(join(folder, 'link'))).toBe(release('second'))
  await expect(upgrade(release('second'), machine())).rejects.toThrow('already points to')
  await expect(upgrade(release('first'), { ...machine(), port: await choosePort() })).rejects.toThrow(
    'To go back from it to an earlier release, see docs/operate/updates.md, "Going back".',
  )
  // Going back needs nothing else: migrations only add.
  await upgrade(release('first'), machine())
  expect(done.at(-1)).toBe('start first')
})
