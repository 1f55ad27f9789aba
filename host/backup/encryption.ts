import { readFileSync } from 'node:fs'
import { Decrypter, Encrypter, generateIdentity, type Identity, identityToRecipient } from 'age-encryption'
import { SettingsError } from '../settings.ts'

/**
 * Backups are encrypted with a passphrase or a public key, in the age format (https://age-encryption.org), so any age
 * program can decrypt them.
 */

export const BACKUP_SETTINGS = [
  'BACKUP_RECIPIENT',
  'BACKUP_PASSPHRASE',
  'BACKUP_PASSPHRASE_FILE',
  'BACKUP_IDENTITY',
  'BACKUP_IDENTITY_FILE',
] as const

type Environment = { readonly [Name in (typeof BACKUP_SETTINGS)[number]]?: string | undefined }

/** Passphrases must be random words or characters: a guessable one can be brute-forced. */
const LEAST_PASSPHRASE = 12

const NEITHER = `A backup holds all documents and secrets, and is not written in clear: set BACKUP_RECIPIENT to a public key (npm run backup -- --new-key makes one) or BACKUP_PASSPHRASE, or add --unencrypted.`

/** The lines of a variable, or of the file named by its `_FILE` variant. */
function linesOf(env: Environment, name: 'BACKUP_PASSPHRASE' | 'BACKUP_IDENTITY'): string[] {
  const file = env[`${name}_FILE`]
  try {
    const text = file ? readFileSync(file, 'utf8') : (env[name] ?? '')
    return text.split(/\r?\n/).filter(Boolean)
  } catch {
    throw new SettingsError(`${name}_FILE cannot be read.`)
  }
}

/**
 * What encrypts backups, by BACKUP_RECIPIENT (public keys, separated by commas or spaces) or BACKUP_PASSPHRASE(_FILE).
 * @throws SettingsError when neither is set, both are, or one is invalid
 */
export function readEncryption(env: Environment): Encrypter {
  const recipients = (env.BACKUP_RECIPIENT ?? '').split(/[\s,]+/).filter(Boolean)
  const [passphrase] = linesOf(env, 'BACKUP_PASSPHRASE')
  if (recipients.length === 0 && !passphrase) throw new SettingsError(NEITHER)
  if (recipients.length > 0 && passphrase)
    throw new SettingsError('Set BACKUP_RECIPIENT or BACKUP_PASSPHRASE, and not both.')
  const encrypter = new Encrypter()
  if (passphrase) {
    if (passphrase.length < LEAST_PASSPHRASE)
      throw new SettingsError(`BACKUP_PASSPHRASE must be at least ${LEAST_PASSPHRASE} characters.`)
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

/**
 * What decrypts backups: BACKUP_PASSPHRASE(_FILE) or BACKUP_IDENTITY(_FILE), the secret half of a key pair.
 * @throws SettingsError when one of them is invalid
 */
export function readDecryption(env: Environment): Decrypter {
  const decrypter = new Decrypter()
  const [passphrase] = linesOf(env, 'BACKUP_PASSPHRASE')
  if (passphrase) decrypter.addPassphrase(passphrase)
  // The file may have been written by age-keygen, which adds comments.
  for (const identity of linesOf(env, 'BACKUP_IDENTITY').filter((line) => !line.startsWith('#'))) {
    try {
      decrypter.addIdentity(identity.trim())
    } catch {
      throw new SettingsError('BACKUP_IDENTITY is not a secret key that begins with AGE-SECRET-KEY-.')
    }
  }
  return decrypter
}

/** A new key pair. */
export async function makeKeys(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Every age file begins with this. */
const MAGIC = 'age-encryption.org/v1\n'

/** The header of an encrypted file, with its last line, or undefined when the file is not encrypted. */
export function headerOf(beginning: Buffer): Buffer | undefined {
  if (beginning.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined
  const last = beginning.indexOf('\n--- ')
  const end = last < 0 ? -1 : beginning.indexOf('\n', last + 1)
  return beginning.subarray(0, end + 1)
}

/** The key of one file. Deriving it from a passphrase is deliberately slow, so it is done once and used for several reads. */
export async function openHeader(header: Buffer, keys: Decrypter): Promise<Decrypter> {
  const fileKey = await keys.decryptHeader(new Uint8Array(header))
  const known: Identity = { unwrapFileKey: () => fileKey }
  const opened = new Decrypter()
  opened.addIdentity(known)
  return opened
}
