import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { lockDataDir } from '../data-dir-lock.ts'
import { startEmbeddedDatabase } from '../database/embedded.ts'
import { awaitExternalDatabase } from '../database/external.ts'
import type { Log } from '../log.ts'
import { type Secrets, writeSecrets } from '../secrets.ts'
import { type Settings, SettingsError } from '../settings.ts'
import type { Manifest } from './manifest.ts'
import { listTables } from './tables.ts'

export type Target = {
  url: string
  finish: () => Promise<void>
  discard: () => Promise<void>
  close: () => Promise<void>
}

/** What a new disk contains, and what this process creates. */
const NOTHING = ['lost+found', 'host.sock']

export async function checkPlace({ DATA_DIR }: Settings): Promise<void> {
  const there = (await readdir(DATA_DIR).catch(() => [])).filter((name) => !NOTHING.includes(name))
  if (there.length > 0) {
    throw new SettingsError(
      `${DATA_DIR} is not empty (it has ${there.slice(0, 3).join(', ')}): set DATA_DIR to a new folder.`,
    )
  }
}

/** A new embedded database with its write-ahead log, in bytes. */
const DATABASE_ROOM = 120_000_000

export async function checkRoom({ files }: Manifest, { DATA_DIR, DATABASE_URL }: Settings): Promise<void> {
  const documents = files.reduce((sum, { size }) => sum + size, 0)
  const needed = documents + (DATABASE_URL ? 0 : DATABASE_ROOM)
  let folder = DATA_DIR
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed)
    throw new SettingsError(
      `The disk of ${DATA_DIR} has too little room: ${Math.ceil(needed / 1e6)} MB are needed.`,
    )
}

export async function checkDatabaseIsEmpty(client: Client): Promise<void> {
  const [table] = await listTables(client)
  if (!table) return
  const name = `${table.schema}.${table.name}`
  throw new SettingsError(`The database is not empty (it has ${name}): set DATABASE_URL to a new one.`)
}

export async function openTarget(settings: Settings, secrets: Secrets, log: Log): Promise<Target> {
  const { DATA_DIR, DATABASE_URL } = settings
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
  const unlock = await lockDataDir(DATA_DIR)
  if (!unlock) throw new SettingsError(`Another process is using ${DATA_DIR}: stop it, or set DATA_DIR.`)
  // Last: a host does not start on an existing database without secrets.
  const finish = () => writeSecrets(DATA_DIR, secrets)
  async function clear(): Promise<void> {
    for (const name of await readdir(DATA_DIR))
      if (!NOTHING.includes(name)) await rm(join(DATA_DIR, name), { recursive: true, force: true })
  }
  if (DATABASE_URL) {
    await awaitExternalDatabase(DATABASE_URL, log)
    return { url: DATABASE_URL, finish, discard: clear, close: unlock }
  }
  const database = await startEmbeddedDatabase(DATA_DIR, secrets.databasePassword, log)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= database.stop()
    return stopped
  }
  return {
    url: database.url,
    finish,
    async discard() {
      await stop()
      await clear()
    },
    async close() {
      await stop()
      await unlock()
    },
  }
}
