import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { type Secrets, SHARED_SECRETS, type SharedSecret } from '../secrets.ts'
import { SettingsError } from '../settings.ts'

/** Enough to tell two random secrets apart, and nothing that helps to guess one. */
function digestOf(name: string, secret: string): string {
  return createHash('sha256').update(`${name}:${secret}`).digest('hex').slice(0, 16)
}

/** Stands in the place of the digests while a restore fills the database: no host starts on half of it. */
export const RESTORING = 'a restore is not finished'

/**
 * Sees that this host has the same secrets as all others of its database: with other ones half of the sessions and links
 * would fail, depending on which host is asked. The first host to come decides.
 * @throws SettingsError naming the secrets that differ
 */
export async function agreeOnSecrets(client: Client, secrets: Secrets): Promise<void> {
  const differing: string[] = []
  for (const [name, variable] of Object.entries(SHARED_SECRETS)) {
    const digest = digestOf(name, secrets[name as SharedSecret])
    await client.query('insert into host.secret_digests values ($1, $2) on conflict do nothing', [
      name,
      digest,
    ])
    const { rows } = await client.query('select digest from host.secret_digests where name = $1', [name])
    const [known] = rows
    if (known?.digest === RESTORING) {
      throw new SettingsError(
        'A restore into this database was broken off: drop the database, make it again, and restore once more.',
      )
    }
    if (known?.digest !== digest) differing.push(variable)
  }
  if (differing.length > 0) {
    throw new SettingsError(
      `This database is used by hosts with another ${differing.join(', ')}. Give all of them the same ` +
        'value. To change it on purpose, stop all hosts and delete its row from host.secret_digests.',
    )
  }
}
