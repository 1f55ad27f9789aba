import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { DatabaseClient } from '../dependencies.ts'

/** Documents that one call removes: storage takes no longer list. */
const BATCH = 500

/** Removes stored documents, however many. */
export async function removeDocuments(database: DatabaseClient, paths: string[]): Promise<void> {
  for (let done = 0; done < paths.length; done += BATCH) {
    const { error } = await database.storage.from(QUOTE_BUCKET).remove(paths.slice(done, done + BATCH))
    if (error) throw error
  }
}
