import { downloadZip } from 'client-zip'
import { extensionOf } from '#contract/files.ts'
import type { Dependencies } from '../dependencies.ts'
import { downloadName } from '../documents/download-name.ts'
import { readAccepted } from '../documents/stored.ts'
import type { PersonData } from './person.ts'

/** Exports everything stored about a person as one archive: the data as JSON, and the files as uploaded. */

type Entry = {
  name: string
  input: string | NonNullable<Awaited<ReturnType<typeof readAccepted>>>
  lastModified: Date
}

/** The data for export: documents have their original names instead of their storage paths. */
function asTold(data: PersonData): object {
  const requests = data.requests.map((request) => ({
    ...request,
    documents: request.documents.map(({ uploaded_path, ...document }) => ({
      ...document,
      path: uploaded_path,
    })),
  }))
  return { ...data, requests }
}

/**
 * Unchecked documents are in the data but not among the files: their content is unknown.
 * @returns a zip archive that is created while it is read, with one file in memory at a time
 */
export function personArchive(
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
  data: PersonData,
  now: Date,
): ReadableStream<Uint8Array> {
  async function* entries(): AsyncGenerator<Entry> {
    const text = JSON.stringify({ exported_at: now.toISOString(), ...asTold(data) }, null, 2)
    yield { name: 'data.json', input: text, lastModified: now }
    for (const { reference, created_at, documents } of data.requests) {
      for (const document of documents) {
        const { id, position, path, name, state } = document
        const extension = extensionOf(path)
        if (!extension || state !== 'accepted') continue
        const bytes = await readAccepted(database, document).catch(() => null)
        if (bytes === undefined) log({ event: 'document-altered', reference, document: id })
        // A file deleted meanwhile is missing from the archive; its entry in data.json remains.
        if (!bytes) continue
        const entryName = `files/${downloadName(reference, position, name, extension)}`
        yield { name: entryName, input: bytes, lastModified: new Date(created_at) }
      }
    }
  }

  return downloadZip(entries()).body as ReadableStream<Uint8Array>
}
