import type { Decrypter } from 'age-encryption'
import { listMigrations } from '../database/migrate.ts'
import type { Secrets } from '../secrets.ts'
import { SECRET_SETTINGS, secretsSchema } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import {
  type Archive,
  ArchiveError,
  checkSeal,
  type Digest,
  digestOf,
  openArchive,
  readArchive,
} from './archive.ts'
import { fileEntryName, MANIFEST, type Manifest, manifestSchema, SECRETS } from './manifest.ts'

export type Backup = { archive: Archive; manifest: Manifest; secrets: Secrets }

export async function checkBackup(file: string, keys?: Decrypter): Promise<Backup> {
  const archive = await openArchive(file, keys)
  await checkSeal(archive)
  const entries = new Map<string, Digest>()
  const texts = new Map<string, string>()
  await readArchive(archive, async (name, body) => {
    const kept: Uint8Array[] = []
    const isKept = name === MANIFEST || name === SECRETS
    entries.set(name, await digestOf(body, (chunk) => isKept && kept.push(chunk)))
    if (isKept) texts.set(name, Buffer.concat(kept).toString())
  })
  const text = texts.get(MANIFEST)
  if (text === undefined) throw new ArchiveError(`${file} has no ${MANIFEST}.`)
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success)
    throw new ArchiveError(`${file} has a different format: restore it with the release that made it.`)
  const manifest = parsed.data
  for (const entry of manifest.files) {
    const found = entries.get(fileEntryName(entry))
    if (found?.sha256 !== entry.sha256 || found.size !== entry.size)
      throw new ArchiveError(`${file} contains a ${fileEntryName(entry)} that does not match its manifest.`)
  }
  for (const part of manifest.tables.flatMap(({ parts }) => parts))
    if (!entries.has(part)) throw new ArchiveError(`${file} has no ${part}.`)
  const secrets = secretsSchema.parse(JSON.parse(texts.get(SECRETS) ?? '{}'))
  return { archive, manifest, secrets }
}

export async function checkRelease({ migrations }: Manifest): Promise<void> {
  const known = new Set((await listMigrations()).map(({ version }) => version))
  const unknown = migrations.filter(({ version }) => !known.has(version))
  if (unknown.length === 0) return
  const names = unknown.map(({ version, name }) => `${version}_${name}`).join(', ')
  throw new ArchiveError(
    `The backup was made by a newer release: this one lacks ${names}. Restore it with that one.`,
  )
}

/** Other secrets than the backup's would invalidate sessions and links. */
export function checkSecrets(secrets: Secrets, settings: Settings): void {
  const others = Object.entries(SECRET_SETTINGS).filter(
    ([name, variable]) =>
      (settings[variable] ?? secrets[name as keyof Secrets]) !== secrets[name as keyof Secrets],
  )
  if (others.length === 0) return
  const names = others.map(([, variable]) => variable).join(', ')
  throw new ArchiveError(
    `The environment sets a different ${names} from the backup's. Unset it or restore the old value: links and ` +
      'sessions depend on it. It can be changed after the restore.',
  )
}
