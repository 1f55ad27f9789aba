import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pino from 'pino'
import { checkBackup } from '#host/backup/check-backup.ts'
import { makeKeys, readDecryption } from '#host/backup/encryption.ts'
import { startEmbeddedDatabase } from '#host/database/embedded.ts'
import { startCommand } from './command.ts'
import { dumpDatabase } from './dump.ts'

const { recipient, identity } = await makeKeys()

/** Encrypted for a key of the tests. */
export const startBackup = (env: Record<string, string>, file: string, root?: string) =>
  startCommand(
    'host/backup/backup.ts',
    { HOME: '/', BACKUP_RECIPIENT: recipient, ...env },
    [file],
    root,
    root,
  )

export const startRestore = (env: Record<string, string>, file: string, root?: string) =>
  startCommand('host/backup/restore.ts', { HOME: '/', BACKUP_IDENTITY: identity, ...env }, [file], root, root)

/** In this process. */
export const judge = (file: string) => checkBackup(file, readDecryption({ BACKUP_IDENTITY: identity }))

/** For commands that are started in other ways. */
export const backupKey = { BACKUP_IDENTITY: identity }

/** @returns what a successful command printed */
export async function succeed(command: ReturnType<typeof startCommand>): Promise<string> {
  const { code, stdout, stderr } = await command.ended
  if (code !== 0) throw new Error(`The command ended with ${code}:\n${stderr}`)
  return stdout
}

export async function rowsOfStopped(dataDir: string): Promise<string[]> {
  const { databasePassword } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const database = await startEmbeddedDatabase(dataDir, databasePassword, pino({ level: 'silent' }))
  try {
    return (await dumpDatabase(database.url)).sort()
  } finally {
    await database.stop()
  }
}

export async function digests(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const lines = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const sum = createHash('sha256').update(await readFile(path))
      return `${relative(folder, path)} ${sum.digest('hex')}`
    })
  return (await Promise.all(lines)).sort()
}
