import { downloadZip } from 'client-zip'
import type { Dependencies } from '../dependencies.ts'
import { errorCode } from '../log.ts'
import type { PersonData } from './person.ts'
import { type PersonFile, personFiles } from './person-files.ts'

/** Exports everything stored about a person as archives: the data as JSON, and the files as they are kept. */

/** Whom public.person_data names for messages without a recipient. */
const THE_OPERATOR = 'the operator'

type Entry = { name: string; input: string | Uint8Array | AsyncIterable<Uint8Array>; lastModified: Date }

/**
 * The data for export: documents have their original names instead of their storage paths. What the operator notes and is sent
 * stays out: nobody learns that they were marked as spam (decision 041).
 */
function exportedData(data: PersonData): object {
  const requests = data.requests.map(
    ({ spam_at, order_links_from, link_version, erased_at, ...request }) => ({
      ...request,
      documents: request.documents.map(({ uploaded_path, ...document }) => ({
        ...document,
        path: uploaded_path,
      })),
    }),
  )
  const enquiries = data.enquiries.map(({ spam_at, ...enquiry }) => enquiry)
  const messages = data.messages.filter(({ to }) => to !== THE_OPERATOR)
  return { ...data, requests, enquiries, messages }
}

/**
 * Files in one archive of several, in bytes. Each is read and hashed twice and then packed, which takes half of the two seconds
 * that a call on the platform may use (tests/platform/limits.test.ts). As much as the largest document that can be delivered.
 */
const ARCHIVE_BYTES = 50 * 1024 * 1024

/** The files of an archive. The first of several also has the data. */
export type Part = { files: PersonFile[]; withData: boolean }

/**
 * Shares a person's files among archives that a function can make, always in the same way.
 * @returns at least one part; a file that is larger than a part has its own
 */
export function archiveParts(data: PersonData): Part[] {
  const parts: PersonFile[][] = [[]]
  let size = 0
  for (const file of personFiles(data)) {
    const cost = file.leftOut === undefined ? file.size : 0
    if (size > 0 && size + cost > ARCHIVE_BYTES) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(file)
    size += cost
  }
  return parts.map((files, i) => ({ files, withData: i === 0 }))
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

const LEFT_OUT = 'These files are not in this archive:'

/**
 * Files that the person may not have, and those that cannot be read, are named in `left-out.txt`, each with the reason.
 * @param part by default everything in one archive
 * @returns a zip archive that is created while it is read, with no stored file in memory as a whole
 */
export function personArchive(
  dependencies: Pick<Dependencies, 'database' | 'log'>,
  data: PersonData,
  now: Date,
  { files, withData }: Part = { files: personFiles(data), withData: true },
): ReadableStream<Uint8Array> {
  async function* entries(): AsyncGenerator<Entry> {
    if (withData) {
      const text = JSON.stringify({ exported_at: now.toISOString(), ...exportedData(data) }, null, 2)
      yield { name: 'data.json', input: text, lastModified: now }
    }
    const leftOut: string[] = []
    for (const { name, at, leftOut: reason, read } of files) {
      if (reason !== undefined) {
        leftOut.push(`${name}: ${reason}`)
        continue
      }
      const content = await read(dependencies).catch((failure: unknown) => {
        dependencies.log({ event: 'file-unreadable', code: errorCode(failure) })
        return undefined
      })
      if (!content) leftOut.push(`${name}: It could not be read as it was stored.`)
      else if (content instanceof Uint8Array) yield { name, input: content, lastModified: at }
      else {
        const reader = content.getReader()
        try {
          yield { name, input: chunksOf(reader), lastModified: at }
        } finally {
          // Of an archive that is given up: nobody else closes its files.
          await reader.cancel()
        }
      }
    }
    if (leftOut.length > 0)
      yield { name: 'left-out.txt', input: `${[LEFT_OUT, '', ...leftOut].join('\n')}\n`, lastModified: now }
  }

  return downloadZip(entries()).body as ReadableStream<Uint8Array>
}
