import { createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { SELLER } from '#contract/business-facts.ts'
import { newSealKey } from '#functions/_shared/certificate/seal-key.ts'
import { runCommand, say } from './command.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

/** Generated at first start and kept in DATA_DIR with mode 600, or set in the environment. */

export const secretsSchema = z.object({
  secretKey: z.string().startsWith('sb_secret_'),
  jwtSecret: z.string().min(32),
  linkSecret: z.string().min(32),
  databasePassword: z.string().min(16),
  /** Made at the next start where there is none, as in a backup of settings alone. */
  sealKey: z.string().optional(),
})

export type Secrets = z.infer<typeof secretsSchema>

export const SECRET_SETTINGS = {
  secretKey: 'SECRET_KEY',
  jwtSecret: 'JWT_SECRET',
  linkSecret: 'LINK_SIGNING_SECRET',
} as const satisfies Partial<Record<keyof Secrets, keyof Settings>>

export type NamedSecret = keyof typeof SECRET_SETTINGS

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

export function makeSecrets(): Secrets {
  return {
    secretKey: `sb_secret_${random(24)}_${random(6)}`,
    jwtSecret: random(48),
    linkSecret: random(48),
    databasePassword: random(24),
  }
}

const fileOf = (dataDir: string) => join(dataDir, 'secrets.json')

/** @throws SettingsError when the file is damaged */
async function readKept(dataDir: string): Promise<Secrets | undefined> {
  const file = fileOf(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  try {
    return secretsSchema.parse(JSON.parse(text))
  } catch {
    throw new SettingsError(`${file} is damaged: restore it from a backup.`)
  }
}

export async function writeSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  // A crash must not leave half a file.
  const aside = `${fileOf(dataDir)}.new`
  await rm(aside, { force: true })
  await writeFile(aside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await rename(aside, fileOf(dataDir))
}

async function firstSecrets(dataDir: string): Promise<Secrets> {
  if (existsSync(join(dataDir, 'postgres'))) {
    // New ones would lock out the old data.
    throw new SettingsError(
      `${fileOf(dataDir)} is missing. If a restore was interrupted, empty the folder and repeat it; otherwise put the file back.`,
    )
  }
  const secrets = makeSecrets()
  await writeSecrets(dataDir, secrets)
  return secrets
}

type Given = Pick<Settings, 'DATA_DIR' | 'SEAL_KEY' | (typeof SECRET_SETTINGS)[NamedSecret]>

const withGiven = (kept: Secrets, settings: Given): Secrets => ({
  ...kept,
  secretKey: settings.SECRET_KEY ?? kept.secretKey,
  jwtSecret: settings.JWT_SECRET ?? kept.jwtSecret,
  linkSecret: settings.LINK_SIGNING_SECRET ?? kept.linkSecret,
  sealKey: settings.SEAL_KEY ?? kept.sealKey,
})

export async function readSecrets(settings: Given): Promise<Secrets | undefined> {
  const kept = await readKept(settings.DATA_DIR)
  return kept && withGiven(kept, settings)
}

/** @throws SettingsError when the file is damaged or lost */
export async function loadSecrets(settings: Given): Promise<Secrets> {
  const { DATA_DIR, SEAL_KEY } = settings
  const kept = (await readKept(DATA_DIR)) ?? (await firstSecrets(DATA_DIR))
  if (!kept.sealKey && !SEAL_KEY) {
    kept.sealKey = newSealKey(SELLER.name, new Date())
    await writeSecrets(DATA_DIR, kept)
  }
  return withGiven(kept, settings)
}

export function sandboxSecret({ linkSecret }: Secrets): string {
  return `whsec_${createHmac('sha256', linkSecret).update('payment sandbox').digest('hex')}`
}

/** `npm run keys`: this installation's address and keys, for clients and scripts. */
if (import.meta.main)
  await runCommand(async () => {
    const settings = readSettings(process.env)
    const secrets = await readSecrets(settings)
    if (!secrets) throw new SettingsError(`There is no installation in ${settings.DATA_DIR}: check DATA_DIR.`)
    say(`SUPABASE_URL=${settings.SITE_URL}`)
    say(`SUPABASE_PUBLISHABLE_KEY=${EMBEDDED_PUBLISHABLE_KEY}`)
    say(`SUPABASE_SECRET_KEY=${secrets.secretKey}`)
  })
