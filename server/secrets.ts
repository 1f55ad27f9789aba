import { createHmac, randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** Secrets of this installation: made at first start, kept in DATA_DIR with mode 600. */

const schema = z.object({
  /** The backend's secret ("service role") key. */
  secretKey: z.string().startsWith('sb_secret_'),
  /** Signs sessions and signed storage links. */
  jwtSecret: z.string().min(32),
  /** Signs the document links in the operator's mail. */
  linkSecret: z.string().min(32),
  /** Password of the embedded database. */
  databasePassword: z.string().min(16),
})

export type Secrets = z.infer<typeof schema>

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

const fileOf = (dataDir: string) => join(dataDir, 'secrets.json')

/**
 * Reads the secrets of DATA_DIR; undefined when there are none.
 * @throws when the file exists and cannot be read or is damaged
 */
export async function readSecrets(dataDir: string): Promise<Secrets | undefined> {
  const file = fileOf(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const parsed = schema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${file} is damaged: restore it from a backup`)
  return parsed.data
}

/**
 * Reads the secrets of DATA_DIR, or makes them when there are none yet.
 * @throws when the file exists and cannot be read or is damaged: new secrets would lock the old data out
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const known = await readSecrets(dataDir)
  if (known) return known
  const file = fileOf(dataDir)
  const secrets: Secrets = {
    secretKey: `sb_secret_${random(24)}_${random(6)}`,
    jwtSecret: random(48),
    linkSecret: random(48),
    databasePassword: random(24),
  }
  await mkdir(dataDir, { recursive: true })
  // Written aside and renamed, so that a crash cannot leave half a file behind.
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  await chmod(`${file}.new`, 0o600)
  await rename(`${file}.new`, file)
  return secrets
}

/** Signs the events of the payment sandbox. Derived, because installations older than the sandbox have no secret for it. */
export function sandboxSecret({ linkSecret }: Secrets): string {
  return `whsec_${createHmac('sha256', linkSecret).update('payment sandbox').digest('hex')}`
}
