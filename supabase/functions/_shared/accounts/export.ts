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

/** Documents in one archive of several, in bytes. On the platform hashing and packing them takes most of the two seconds of a call. */
const ARCHIVE_BYTES = 100 * 1024 * 1024

/** The ids of the documents in an archive. */
export type Part = ReadonlySet<string>

/**
 * Shares a person's documents among archives that a function can make, always in the same way.
 * @returns at least one part; a document that is larger than a part has its own
 */
export function archiveParts({ requests }: PersonData): Part[] {
  const parts: Set<string>[] = [new Set()]
  let size = 0
  const documents = requests
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))
    .flatMap((request) => request.documents.toSorted((a, b) => a.position - b.position))
  for (const document of documents) {
    if (size > 0 && size + document.size > ARCHIVE_BYTES) {
      parts.push(new Set())
      size = 0
    }
    parts.at(-1)?.add(document.id)
    size += document.size
  }
  return parts
}

/**
 * Unchecked documents are in the data but not among the files: their content is unknown.
 * @param only a part of the documents, of which the first comes with the data; everything by default
 * @returns a zip archive that is created while it is read, with one file in memory at a time
 */
export function personArchive(
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
  data: PersonData,
  now: Date,
  only?: { part: Part; withData: boolean },
): ReadableStream<Uint8Array> {
  async function* entries(): AsyncGenerator<Entry> {
    const text = JSON.stringify({ exported_at: now.toISOString(), ...asTold(data) }, null, 2)
    if (!only || only.withData) yield { name: 'data.json', input: text, lastModified: now }
    for (const { reference, created_at, documents } of data.requests) {
      for (const document of documents) {
        const { id, position, path, name, state } = document
        const extension = extensionOf(path)
        if (!extension || state !== 'accepted' || (only && !only.part.has(id))) continue
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
