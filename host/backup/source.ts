import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockDataDir } from '../data-dir-lock.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded.ts'
import { awaitExternalDatabase } from '../database/external.ts'
import type { Log } from '../log.ts'
import { readSecrets, type Secrets } from '../secrets.ts'
import { type Settings, SettingsError } from '../settings.ts'

/** What a backup reads, whether the host is running or not. */

export type Source = { url: string; secrets: Secrets; close: () => Promise<void> }

const DATABASE_TIMEOUT_MS = 30_000

async function secretsOf(settings: Settings): Promise<Secrets> {
  const kept = await readSecrets(settings)
  if (kept) return kept
  const { SECRET_KEY, JWT_SECRET, LINK_SIGNING_SECRET, SEAL_KEY, DATABASE_URL } = settings
  if (!DATABASE_URL || !SECRET_KEY || !JWT_SECRET || !LINK_SIGNING_SECRET)
    throw new SettingsError(`There is nothing to back up in ${settings.DATA_DIR}: check DATA_DIR.`)
  return {
    secretKey: SECRET_KEY,
    jwtSecret: JWT_SECRET,
    linkSecret: LINK_SIGNING_SECRET,
    sealKey: SEAL_KEY,
    databasePassword: randomBytes(24).toString('base64url'),
  }
}

async function runningDatabase({ DATA_DIR }: Settings, { databasePassword }: Secrets): Promise<string> {
  const deadline = Date.now() + DATABASE_TIMEOUT_MS
  for (;;) {
    const lockFile = await readFile(join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
    // Line 4 of PostgreSQL's lock file is its port, line 8 its status.
    const [, , , port, , , , status] = lockFile.split('\n')
    if (status?.trim() === 'ready')
      return `postgres://postgres:${encodeURIComponent(databasePassword)}@127.0.0.1:${port}/postgres`
    if (Date.now() > deadline)
      throw new SettingsError('The host is using the data folder, but its database does not start.')
    await wait(200)
  }
}

export async function openSource(settings: Settings, log: Log): Promise<Source> {
  const secrets = await secretsOf(settings)
  if (settings.DATABASE_URL) {
    await awaitExternalDatabase(settings.DATABASE_URL, log, DATABASE_TIMEOUT_MS)
    return { url: settings.DATABASE_URL, secrets, close: async () => {} }
  }
  if (!existsSync(join(settings.DATA_DIR, 'postgres')))
    throw new SettingsError(
      `There is no database in ${settings.DATA_DIR}: check DATA_DIR, or set DATABASE_URL.`,
    )
  const unlock = await lockDataDir(settings.DATA_DIR)
  if (!unlock) return { url: await runningDatabase(settings, secrets), secrets, close: async () => {} }
  const database: EmbeddedDatabase = await startEmbeddedDatabase(
    settings.DATA_DIR,
    secrets.databasePassword,
    log,
  )
  return {
    url: database.url,
    secrets,
    async close() {
      await database.stop()
      await unlock()
    },
  }
}
