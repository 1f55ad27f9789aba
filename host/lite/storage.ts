import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { createFileStorage, type FileStorage } from './file-storage.ts'
import { clearSpool } from './spool.ts'

export async function openStorage({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): Promise<FileStorage> {
  const files = join(DATA_DIR, 'files')
  const uploads = join(files, '.uploads')
  await clearSpool(uploads)
  return createFileStorage(files, uploads)
}
