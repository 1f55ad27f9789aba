import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { type NamedSecret, SECRET_SETTINGS, type Secrets } from '../secrets.ts'
import { SettingsError } from '../settings.ts'

/** Enough to tell two random secrets apart, without helping to guess one. */
function digestOf(name: string, secret: string): string {
  return createHash('sha256').update(`${name}:${secret}`).digest('hex').slice(0, 16)
}

/** While a restore fills the database. */
export const RESTORING = 'a restore is not finished'

/** An external database keeps to its first secrets: others, as after a lost data folder, would break sessions and links. */
export async function agreeOnSecrets(client: Client, secrets: Secrets): Promise<void> {
  const differing: string[] = []
  for (const [name, variable] of Object.entries(SECRET_SETTINGS)) {
    const digest = digestOf(name, secrets[name as NamedSecret])
    await client.query('insert into host.secret_digests values ($1, $2) on conflict do nothing', [
      name,
      digest,
    ])
    const { rows } = await client.query('select digest from host.secret_digests where name = $1', [name])
    const [known] = rows
    if (known?.digest === RESTORING) {
      throw new SettingsError(
        'A restore into this database did not finish: drop the database, create it again and repeat the restore.',
      )
    }
    if (known?.digest !== digest) differing.push(variable)
  }
  if (differing.length > 0) {
    throw new SettingsError(
      `This database was used with another ${differing.join(', ')}. Set the earlier value. ` +
        'To change it, delete its row from host.secret_digests.',
    )
  }
}
