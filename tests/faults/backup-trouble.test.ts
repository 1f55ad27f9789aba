import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { checkBackup } from '#host/backup/check-backup.ts'
import { makeKeys, readDecryption } from '#host/backup/encryption.ts'
import { backupKey, digests, judge, startBackup, startRestore, succeed } from '../support/backup.ts'
import { anonymous, sendQuote, storeQuote } from '../support/clients.ts'
import { startCommand } from '../support/command.ts'
import { eventually, startHost } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'

/** Backups that are damaged, truncated or meant for another place are refused, and nothing changes. */

const folder = await mkdtemp(join(tmpdir(), 'backup-trouble-'))
const good = join(folder, 'good.backup')
const { host, sql } = ownHost()

beforeAll(async () => {
  for (let i = 0; i < 3; i++) await sendQuote(anonymous(host))
  await succeed(startBackup({ DATA_DIR: host.dataDir }, good))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function refused(env: Record<string, string>, file: string): Promise<string> {
  const { code, stdout, stderr } = await startRestore(env, file).ended
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).not.toMatch(/\n\s+at /)
  return stderr
}

it('a backup is for its owner alone, and nothing in it can be read without the key', {
  tags: ['encrypted-backups'],
}, async () => {
  expect((await stat(good)).mode & 0o777).toBe(0o600)
  const bytes = await readFile(good)
  expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
  for (const text of ['manifest.json', QUOTE_BUCKET, '%PDF-', host.linkSecret])
    expect(bytes.includes(text), text).toBe(false)
})

it('one in clear is made only for those who say so; tar opens it, and it is restored', {
  tags: ['encrypted-backups', 'release'],
}, async () => {
  const plain = join(folder, 'plain.backup')
  const unasked = await startCommand('host/backup/backup.ts', { DATA_DIR: host.dataDir }, [plain]).ended
  expect(unasked).toMatchObject({ code: 1, stdout: '' })
  expect(unasked.stderr.trim()).toMatch(/^A backup holds all .*set BACKUP_RECIPIENT .*--unencrypted\.$/)
  expect(existsSync(plain)).toBe(false)
  await succeed(startCommand('host/backup/backup.ts', { DATA_DIR: host.dataDir }, ['--unencrypted', plain]))
  expect((await stat(plain)).mode & 0o777).toBe(0o600)
  const names = execFileSync('tar', ['-tf', plain], { encoding: 'utf8' }).trim().split('\n')
  expect(names).toContain('manifest.json')
  expect(names.filter((name) => name.startsWith(`files/${QUOTE_BUCKET}/`))).toHaveLength(3)
  execFileSync('tar', ['-xf', plain, '-C', folder, 'tables'])
  const packed = await readdir(join(folder, 'tables', 'public.quote_requests'))
  const text = gunzipSync(
    await readFile(join(folder, 'tables', 'public.quote_requests', packed[0] as string)),
  )
  expect(text.toString().trim().split('\n')).toHaveLength(3)
  const target = { DATA_DIR: join(folder, 'from-plain') }
  await succeed(startCommand('host/backup/restore.ts', target, [plain]))
})

/** Files of the same content: for a public key, for a passphrase, and in clear. */
const KINDS = ['a key', 'a passphrase', 'nobody'] as const

for (const [index, kind] of KINDS.entries())
  it(`one for ${kind} that was cut off, or altered by a single byte anywhere, is refused`, {
    tags: ['backups', 'encrypted-backups', ...(index === 0 ? [] : ['release'])],
  }, async () => {
    const PASSPHRASE = 'a passphrase that takes a while'
    const file = join(folder, `${kind.replace(' ', '-')}.backup`)
    const words = kind === 'nobody' ? ['--unencrypted', file] : [file]
    const env: Record<string, string> = kind === 'a passphrase' ? { BACKUP_PASSPHRASE: PASSPHRASE } : {}
    if (kind === 'a key') await copyFile(good, file)
    else await succeed(startCommand('host/backup/backup.ts', { DATA_DIR: host.dataDir, ...env }, words))
    const keys = kind === 'a key' ? backupKey : env
    const judged = (path: string) => checkBackup(path, readDecryption(keys))
    expect((await judged(file)).manifest.files).toHaveLength(3)

    const whole = await readFile(file)
    const bad = join(folder, 'bad.backup')
    const REFUSED = /is not a backup|is damaged/
    // With a passphrase each check takes a second.
    const some = <Case>(cases: Case[]) =>
      kind === 'a passphrase' ? cases.filter((_, i) => i % 16 === 0) : cases
    const lengths = [0, 1, 511, 512, 513, 1_000, whole.length >> 1, whole.length - 513, whole.length - 1]
    for (const length of some(lengths)) {
      await copyFile(file, bad)
      await truncate(bad, length)
      await expect(judged(bad), `${length} bytes`).rejects.toThrow(REFUSED)
    }
    for (const more of some(['x', 'x'.repeat(70_000)])) {
      await writeFile(bad, Buffer.concat([whole, Buffer.from(more)]))
      await expect(judged(bad)).rejects.toThrow(REFUSED)
    }
    const places = Array.from({ length: 40 }, (_, i) => Math.floor((i * (whole.length - 1)) / 39))
    const header = kind === 'nobody' ? 0 : whole.indexOf('\n', whole.indexOf('\n--- ') + 1)
    for (let place = 0; place < header; place += 5) places.push(place)
    for (const place of some(places)) {
      const altered = Buffer.from(whole)
      altered[place] = (altered[place] as number) ^ 1
      await writeFile(bad, altered)
      await expect(judged(bad), `byte ${place}`).rejects.toThrow(REFUSED)
    }
    const check = (path: string) => startCommand('host/backup/restore.ts', keys, ['--check', path]).ended
    expect(await check(bad)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(REFUSED) })
    expect(await check(file)).toMatchObject({ code: 0, stdout: expect.stringMatching(/\.backup is intact/) })
    const target = join(folder, 'from-bad')
    expect(await refused({ DATA_DIR: target, ...keys }, bad)).toMatch(REFUSED)
    expect(await refused({ DATA_DIR: target }, join(folder, 'no-such-file'))).toMatch(/no such file/)
    expect(existsSync(target)).toBe(false)
  })

it('without its key, or with another one, a backup is refused with a sentence', {
  tags: ['encrypted-backups'],
}, async () => {
  const none = await startCommand('host/backup/restore.ts', {}, ['--check', good]).ended
  expect(none).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/set BACKUP_IDENTITY/) })
  const { identity } = await makeKeys()
  expect(await refused({ BACKUP_IDENTITY: identity }, good)).toMatch(/encrypted with a different key/)
  const wrong = { BACKUP_IDENTITY: '', BACKUP_PASSPHRASE: 'not the passphrase' }
  expect(await refused(wrong, good)).toMatch(/encrypted with a different key/)
  expect(await refused({ BACKUP_IDENTITY: 'my key' }, good)).toMatch(/^BACKUP_IDENTITY is not a secret key/)
  const backup = (env: Record<string, string>) =>
    startBackup({ DATA_DIR: host.dataDir, ...env }, join(folder, 'never.backup')).ended
  const short = { BACKUP_RECIPIENT: '', BACKUP_PASSPHRASE: 'short' }
  expect((await backup(short)).stderr).toMatch(/^BACKUP_PASSPHRASE must be at least 12 characters/)
  expect((await backup({ BACKUP_RECIPIENT: 'age1nonsense' })).stderr).toMatch(/^BACKUP_RECIPIENT is not/)
  expect((await backup({ BACKUP_PASSPHRASE: 'one of them only' })).stderr).toMatch(/and not both/)
})

it('a key pair is made for the owner: what one half encrypts the other opens', {
  tags: ['release'],
}, async () => {
  const printed = await succeed(startCommand('host/backup/backup.ts', {}, ['--new-key']))
  const [recipient = ''] = /^age1\w+$/m.exec(printed) ?? []
  const [identity = ''] = /^AGE-SECRET-KEY-1\w+$/m.exec(printed) ?? []
  const file = join(folder, 'own-key.backup')
  await succeed(startBackup({ DATA_DIR: host.dataDir, BACKUP_RECIPIENT: recipient }, file))
  const key = join(folder, 'key.txt')
  await writeFile(key, `# as age-keygen writes it\n# public key: ${recipient}\n${identity}\n`)
  const keys = { BACKUP_IDENTITY: '', BACKUP_IDENTITY_FILE: key }
  await succeed(startRestore({ DATA_DIR: join(folder, 'own-key'), ...keys }, file))
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

it('secrets of the environment that are not those of the backup are refused by name', {
  tags: ['release'],
}, async () => {
  const target = join(folder, 'other-secrets')
  const env = { DATA_DIR: target, JWT_SECRET: 'another secret than the one of this backup' }
  expect(await refused(env, good)).toMatch(/different JWT_SECRET from the backup/)
  expect(existsSync(target)).toBe(false)
})

it('what cannot be backed up is told', async () => {
  const nowhere = await startBackup({ DATA_DIR: join(folder, 'nowhere') }, join(folder, 'x.backup')).ended
  expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/nothing to back up in .*nowhere/) })
  const noFolder = await startBackup({ DATA_DIR: host.dataDir }, join(folder, 'none', 'x.backup')).ended
  expect(noFolder).toMatchObject({ code: 1, stderr: expect.stringMatching(/no such file or directory/) })
  const noFile = await startBackup({ DATA_DIR: host.dataDir }, '').ended
  expect(noFile).toMatchObject({ code: 1, stderr: expect.stringMatching(/npm run backup -- FILE/) })
  const link = join(folder, 'link')
  await symlink(good, link)
  for (const place of [folder, link]) {
    const refused = await startBackup({ DATA_DIR: host.dataDir }, place).ended
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/name another one\.\n$/) })
  }
  expect((await lstat(link)).isSymbolicLink()).toBe(true)
})

it('two at once to one file are made one after the other', async () => {
  const file = join(folder, 'twice.backup')
  await Promise.all([1, 2, 3].map(() => succeed(startBackup({ DATA_DIR: host.dataDir }, file))))
  expect((await judge(file)).manifest.files).toHaveLength(3)
})

it('a backup that is killed leaves the earlier file unchanged, and the next one is complete', {
  tags: ['backups'],
}, async () => {
  const file = join(folder, 'killed.backup')
  await copyFile(good, file)
  for (let i = 0; i < 20; i++) await storeQuote(anonymous(host))
  // A sending to wait for, once the backup's files are written.
  await sql`
    insert into public.outbox (kind, recipient, dedupe_key, leased_until)
    values ('quote_customer', 'held@example.com', 'held', now() + interval '1 minute')`
  const { child, ended } = startBackup({ DATA_DIR: host.dataDir }, file)
  await eventually(() => existsSync(`${file}.part`) || child.exitCode !== null || undefined)
  child.kill('SIGKILL')
  await ended
  await sql`delete from public.outbox where dedupe_key = 'held'`
  expect((await readFile(file)).equals(await readFile(good))).toBe(true)
  await succeed(startBackup({ DATA_DIR: host.dataDir }, file))
  expect(existsSync(`${file}.part`)).toBe(false)
  expect((await judge(file)).manifest.files.length).toBeGreaterThanOrEqual(23)
})

it('no host starts on a restore that was broken off', { tags: ['release'] }, async () => {
  const target = join(folder, 'broken-off')
  const { child, ended } = startRestore({ DATA_DIR: target }, good)
  await eventually(() => existsSync(join(target, 'postgres', 'PG_VERSION')) || undefined, 60)
  child.kill('SIGKILL')
  await ended
  await expect(startHost({ DATA_DIR: target })).rejects.toThrow(
    /If a restore was interrupted, empty the folder/,
  )
  expect(await refused({ DATA_DIR: target }, good)).toMatch(/is not empty/)
  // PostgreSQL stops when the command that started it is gone.
  await eventually(() => !existsSync(join(target, 'postgres', 'postmaster.pid')) || undefined, 60)
})

it('a message that is being sent at this moment is waited for, so that a restored host does not send it again', {
  tags: ['release'],
}, async () => {
  const [message] = await sql`
    insert into public.outbox (kind, recipient, dedupe_key, leased_until)
    values ('quote_customer', 'under-way@example.com', 'under way', now() + interval '1 minute') returning id`
  const file = join(folder, 'under-way.backup')
  const { ended, child } = startBackup({ DATA_DIR: host.dataDir }, file)
  await wait(3_000)
  expect(child.exitCode).toBeNull()
  await sql`select public.settle_messages(array[${message?.id}::uuid])`
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
  expect((await judge(file)).manifest.mailUnderWay).toBe(0)
})

it('a file that is lost already does not stand in the way of the backup of all others', {
  tags: ['release'],
}, async () => {
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
  expect((await judge(file)).manifest.missing).toEqual([{ bucket: QUOTE_BUCKET, key: path }])
  await succeed(startRestore({ DATA_DIR: join(folder, 'with-a-gap') }, file))
})
