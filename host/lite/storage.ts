import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { createFileStorage, type FileStorage } from './file-storage.ts'
import { clearSpool } from './spool.ts'

/** The configured storage: an S3 bucket or the disk. */
export async function openStorage({ s3, DATA_DIR }: Pick<Settings, 's3' | 'DATA_DIR'>): Promise<FileStorage> {
  const files = join(DATA_DIR, 'files')
  const uploads = join(files, '.uploads')
  await clearSpool(uploads)
  if (!s3) return createFileStorage(files, uploads)
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(s3, uploads)
}
