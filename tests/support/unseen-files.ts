import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { isGenuine, service } from './clients.ts'
import type { Host } from './host.ts'

/**
 * Replaces a stored file's bytes without a check, as the platform's storage allows. On our host they are written to
 * disk.
 * @returns false if the database refuses them
 */
export async function replaceUnseen(
  host: Pick<Host, 'url' | 'publishableKey' | 'secretKey' | 'dataDir' | 'databaseUrl'>,
  path: string,
  bytes: string | Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<boolean> {
  if (!isGenuine('STORAGE_URL', host)) {
    await writeFile(join(host.dataDir, 'files', QUOTE_BUCKET, path.replace('.', '%2E')), bytes)
    return true
  }
  const options = { contentType, upsert: true, duplex: 'half' }
  const stream = new Blob([bytes]).stream()
  const { error } = await service(host).storage.from(QUOTE_BUCKET).upload(path, stream, options)
  if (error && !error.message.includes('maximum allowed size')) throw error
  return error === null
}
