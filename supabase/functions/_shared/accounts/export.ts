import { downloadZip } from 'client-zip'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { extensionOf } from '#contract/files.ts'
import type { DatabaseClient } from '../dependencies.ts'
import { downloadName } from '../documents/download-name.ts'
import type { PersonData } from './person.ts'

/** Everything that is kept about a person, as one archive: the data as JSON, and the files as they were sent. */

type Entry = { name: string; input: string | ReadableStream<Uint8Array>; lastModified: Date }

/** @returns a zip archive that is made while it is read: neither it nor a whole file is held in memory */
export function personArchive(
  database: DatabaseClient,
  data: PersonData,
  now: Date,
): ReadableStream<Uint8Array> {
  async function* entries(): AsyncGenerator<Entry> {
    const text = JSON.stringify({ exported_at: now.toISOString(), ...data }, null, 2)
    yield { name: 'data.json', input: text, lastModified: now }
    for (const { reference, created_at, documents } of data.requests) {
      for (const { position, path, name, state } of documents) {
        const extension = extensionOf(path)
        if (!extension || state === 'refused' || state === 'missing') continue
        const file = await database.storage.from(QUOTE_BUCKET).download(path).asStream()
        // A file that is gone by now is not in the archive; its entry in data.json still tells of it.
        if (file.error) continue
        const entryName = `files/${downloadName(reference, position, name, extension)}`
        yield { name: entryName, input: file.data, lastModified: new Date(created_at) }
      }
    }
  }

  return downloadZip(entries()).body as ReadableStream<Uint8Array>
}
