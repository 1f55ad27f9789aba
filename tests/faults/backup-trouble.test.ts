import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { checkBackup } from '#server/backup/check-backup.ts'
import { digests, startBackup, startRestore, succeed } from '../support/backup.ts'
import { anonymous, sendQuote, storeQuote } from '../support/clients.ts'
import { startCommand } from '../support/command.ts'
import { eventually, type Host, startHost } from '../support/host.ts'

/** Backups that are damaged, broken off, or meant for the wrong place: told, and nothing is changed. */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 240_000 })

let folder: string
let host: Host
let good: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-trouble-'))
  host = await startHost()
  for (let i = 0; i < 3; i++) await sendQuote(anonymous(host))
  good = join(folder, 'good.backup')
  await succeed(startBackup({ DATA_DIR: host.dataDir }, good))
})

afterAll(async () => {
  await host.dispose()
  await rm(folder, { recursive: true, force: true })
})

/** A restore that has to fail; gives what it said. */
async function refused(env: Record<string, string>, file: string): Promise<string> {
  const { code, stdout, stderr } = await startRestore(env, file).ended
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).not.toMatch(/\n\s+at /)
  return stderr
}

it('a backup is for its owner alone, and tar opens it', async () => {
  expect((await stat(good)).mode & 0o777).toBe(0o600)
  const names = execFileSync('tar', ['-tf', good], { encoding: 'utf8' }).trim().split('\n')
  expect(names).toContain('manifest.json')
  expect(names.filter((name) => name.startsWith(`files/${QUOTE_BUCKET}/`))).toHaveLength(3)
  execFileSync('tar', ['-xf', good, '-C', folder, 'tables'])
  const packed = await readdir(join(folder, 'tables', 'public.quote_requests'))
  const text = gunzipSync(
    await readFile(join(folder, 'tables', 'public.quote_requests', packed[0] as string)),
  )
  expect(text.toString().trim().split('\n')).toHaveLength(3)
})

it('one that was cut off, or altered by a single byte anywhere, is refused before anything is made', async () => {
  const whole = await readFile(good)
  const bad = join(folder, 'bad.backup')
  const lengths = [
    0,
    1,
    511,
    512,
    513,
    1_000,
    Math.floor(whole.length / 2),
    whole.length - 513,
    whole.length - 1,
  ]
  for (const length of lengths) {
    await copyFile(good, bad)
    await truncate(bad, length)
    await expect(checkBackup(bad), `${length} bytes`).rejects.toThrow(/is no backup|is damaged/)
  }
  await writeFile(bad, Buffer.concat([whole, Buffer.from('x')]))
  await expect(checkBackup(bad)).rejects.toThrow(/is damaged/)
  const places = Array.from({ length: 40 }, (_, i) => Math.floor((i * (whole.length - 1)) / 39))
  for (const place of places) {
    const altered = Buffer.from(whole)
    altered[place] = (altered[place] as number) ^ 1
    await writeFile(bad, altered)
    await expect(checkBackup(bad), `byte ${place}`).rejects.toThrow(/is damaged/)
  }
  const check = (file: string) => startCommand('server/backup/restore.ts', {}, ['--check', file]).ended
  expect(await check(bad)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/is damaged/) })
  expect(await check(good)).toMatchObject({ code: 0, stdout: expect.stringMatching(/good\.backup is whole/) })
  const target = join(folder, 'from-bad')
  expect(await refused({ DATA_DIR: target }, bad)).toMatch(/bad\.backup is damaged/)
  expect(await refused({ DATA_DIR: target }, join(folder, 'no-such-file'))).toMatch(/no such file/)
  expect(existsSync(target)).toBe(false)
})

it('a place with anything in it is left as it is, that of a running host too', async () => {
  const occupied = join(folder, 'occupied')
  await mkdir(join(occupied, 'mail'), { recursive: true })
  await writeFile(join(occupied, 'mail', 'a.eml'), 'a message')
  const before = await digests(occupied)
  expect(await refused({ DATA_DIR: occupied }, good)).toMatch(/occupied is not empty \(it has mail\)/)
  expect(await digests(occupied)).toEqual(before)
  expect(await refused({ DATA_DIR: host.dataDir }, good)).toMatch(/is not empty/)
  expect((await fetch(`${host.url}/readyz`)).status).toBe(200)
})

it('secrets of the environment that are not those of the backup are refused by name', async () => {
  const target = join(folder, 'other-secrets')
  const env = { DATA_DIR: target, JWT_SECRET: 'another secret than the one of this backup' }
  expect(await refused(env, good)).toMatch(/another JWT_SECRET than the backup holds/)
  expect(existsSync(target)).toBe(false)
})

it('what cannot be backed up is told', async () => {
  const nowhere = await startBackup({ DATA_DIR: join(folder, 'nowhere') }, join(folder, 'x.backup')).ended
  expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/nothing to back up in .*nowhere/) })
  const noFolder = await startBackup({ DATA_DIR: host.dataDir }, join(folder, 'none', 'x.backup')).ended
  expect(noFolder).toMatchObject({ code: 1, stderr: expect.stringMatching(/no such file or directory/) })
  const noFile = await startBackup({ DATA_DIR: host.dataDir }, '').ended
  expect(noFile).toMatchObject({ code: 1, stderr: expect.stringMatching(/npm run backup -- FILE/) })
})

it('a backup that is killed leaves the earlier file as it was, and the next one is whole', async () => {
  const file = join(folder, 'killed.backup')
  await copyFile(good, file)
  for (let i = 0; i < 20; i++) await storeQuote(anonymous(host))
  const sql = postgres(host.databaseUrl, { max: 1, onnotice: () => {} })
  // Something to wait for, once its files are written.
  await sql`
    insert into public.outbox (kind, recipient, dedupe_key, leased_until)
    values ('quote_customer', 'held@example.com', 'held', now() + interval '1 minute')`
  const { child, ended } = startBackup({ DATA_DIR: host.dataDir }, file)
  await eventually(() => existsSync(`${file}.part`) || child.exitCode !== null || undefined)
  child.kill('SIGKILL')
  await ended
  await sql`delete from public.outbox where dedupe_key = 'held'`
  await sql.end()
  expect((await readFile(file)).equals(await readFile(good))).toBe(true)
  await succeed(startBackup({ DATA_DIR: host.dataDir }, file))
  expect(existsSync(`${file}.part`)).toBe(false)
  expect((await checkBackup(file)).manifest.files.length).toBeGreaterThanOrEqual(23)
})

it('no host starts on a restore that was broken off', async () => {
  const target = join(folder, 'broken-off')
  const { child, ended } = startRestore({ DATA_DIR: target }, good)
  await eventually(() => existsSync(join(target, 'postgres', 'PG_VERSION')) || undefined, 60)
  child.kill('SIGKILL')
  await ended
  await expect(startHost({ DATA_DIR: target })).rejects.toThrow(
    /If a restore was broken off, empty the folder/,
  )
  expect(await refused({ DATA_DIR: target }, good)).toMatch(/is not empty/)
  // The database goes down by itself when the command that started it is gone.
  await eventually(() => !existsSync(join(target, 'postgres', 'postmaster.pid')) || undefined, 60)
})

it('a message that is being sent at this moment is waited for, so that a restored host does not send it again', async () => {
  const sql = postgres(host.databaseUrl, { max: 1, onnotice: () => {} })
  const [message] = await sql`
    insert into public.outbox (kind, recipient, dedupe_key, leased_until)
    values ('quote_customer', 'under-way@example.com', 'under way', now() + interval '1 minute') returning id`
  const file = join(folder, 'under-way.backup')
  const { ended, child } = startBackup({ DATA_DIR: host.dataDir }, file)
  await wait(3_000)
  expect(child.exitCode).toBeNull()
  await sql`select public.settle_message(${message?.id})`
  await sql.end()
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
  expect((await checkBackup(file)).manifest.mailUnderWay).toBe(0)
})

it('a file that is lost already does not stand in the way of the backup of all others', async () => {
  const { row } = await storeQuote(anonymous(host))
  const path = row.uploaded_files?.[0]?.path as string
  const stored = await readdir(join(host.dataDir, 'files', QUOTE_BUCKET))
  const lost = stored.find((name) => decodeURIComponent(name) === path) as string
  await unlink(join(host.dataDir, 'files', QUOTE_BUCKET, lost))
  const file = join(folder, 'with-a-gap.backup')
  const { code, stderr } = await startBackup({ DATA_DIR: host.dataDir }, file).ended
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/^1 file that the database names is not in the storage/),
  ])
  expect((await checkBackup(file)).manifest.missing).toEqual([{ bucket: QUOTE_BUCKET, key: path }])
  await succeed(startRestore({ DATA_DIR: join(folder, 'with-a-gap') }, file))
})
