import { readFileSync } from 'node:fs'
import { Decrypter, Encrypter, generateIdentity, type Identity, identityToRecipient } from 'age-encryption'
import { SettingsError } from '../settings.ts'

/** In the age format (https://age-encryption.org): any age program can decrypt a backup. */

export const BACKUP_SETTINGS = [
  'BACKUP_RECIPIENT',
  'BACKUP_PASSPHRASE',
  'BACKUP_PASSPHRASE_FILE',
  'BACKUP_IDENTITY',
  'BACKUP_IDENTITY_FILE',
] as const

type Environment = { readonly [Name in (typeof BACKUP_SETTINGS)[number]]?: string | undefined }

const MIN_PASSPHRASE_LENGTH = 12

const NEITHER = `A backup holds all documents and secrets, and is not written in clear: set BACKUP_RECIPIENT to a public key (npm run backup -- --new-key makes one) or BACKUP_PASSPHRASE, or add --unencrypted.`

/** Lines of the variable, or of the file that its `_FILE` variant names. */
function linesOf(env: Environment, name: 'BACKUP_PASSPHRASE' | 'BACKUP_IDENTITY'): string[] {
  const file = env[`${name}_FILE`]
  try {
    const text = file ? readFileSync(file, 'utf8') : (env[name] ?? '')
    return text.split(/\r?\n/).filter(Boolean)
  } catch {
    throw new SettingsError(`${name}_FILE cannot be read.`)
  }
}

export function readEncryption(env: Environment): Encrypter {
  const recipients = (env.BACKUP_RECIPIENT ?? '').split(/[\s,]+/).filter(Boolean)
  const [passphrase] = linesOf(env, 'BACKUP_PASSPHRASE')
  if (recipients.length === 0 && !passphrase) throw new SettingsError(NEITHER)
  if (recipients.length > 0 && passphrase)
    throw new SettingsError('Set BACKUP_RECIPIENT or BACKUP_PASSPHRASE, and not both.')
  const encrypter = new Encrypter()
  if (passphrase) {
    if (passphrase.length < MIN_PASSPHRASE_LENGTH)
      throw new SettingsError(`BACKUP_PASSPHRASE must be at least ${MIN_PASSPHRASE_LENGTH} characters.`)
    encrypter.setPassphrase(passphrase)
  }
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new SettingsError('BACKUP_RECIPIENT is not a public key that begins with age1.')
    }
  }
  return encrypter
}

export function readDecryption(env: Environment): Decrypter {
  const decrypter = new Decrypter()
  const [passphrase] = linesOf(env, 'BACKUP_PASSPHRASE')
  if (passphrase) decrypter.addPassphrase(passphrase)
  // age-keygen adds comments.
  for (const identity of linesOf(env, 'BACKUP_IDENTITY').filter((line) => !line.startsWith('#'))) {
    try {
      decrypter.addIdentity(identity.trim())
    } catch {
      throw new SettingsError('BACKUP_IDENTITY is not a secret key that begins with AGE-SECRET-KEY-.')
    }
  }
  return decrypter
}

export async function makeKeys(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity) }
}

const MAGIC = 'age-encryption.org/v1\n'

export function headerOf(beginning: Buffer): Buffer | undefined {
  if (beginning.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined
  const last = beginning.indexOf('\n--- ')
  const end = last < 0 ? -1 : beginning.indexOf('\n', last + 1)
  return beginning.subarray(0, end + 1)
}

/** Deriving a key from a passphrase is deliberately slow: done once, used for several reads. */
export async function openHeader(header: Buffer, keys: Decrypter): Promise<Decrypter> {
  const fileKey = await keys.decryptHeader(new Uint8Array(header))
  const known: Identity = { unwrapFileKey: () => fileKey }
  const opened = new Decrypter()
  opened.addIdentity(known)
  return opened
}
