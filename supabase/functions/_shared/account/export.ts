import { fill } from '#contract/language.ts'
import { type Entry, zipOf } from '../documents/zip.ts'
import { orLog } from '../log.ts'
import type { Papers } from '../papers/papers.ts'
import type { Words } from '../words.ts'
import type { PersonData } from './person.ts'
import { type PersonFile, personFiles } from './person-files.ts'

/** The recipient of the operator's messages in public.person_data. */
const THE_OPERATOR = 'the operator'

/** Original file names instead of storage paths, and nothing of the operator's, such as a spam mark (decision 008). */
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

/** In bytes. Half of the platform's CPU limit (tests/platform/limits.test.ts), and the size of the largest delivery. */
const ARCHIVE_BYTES = 50 * 1024 * 1024

export type Part = { files: PersonFile[]; withData: boolean }

/** Always the same parts. A file larger than a part has one of its own. */
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

/** Streams a zip archive. `left-out.txt` lists files that are withheld or unreadable, with reasons. */
export function personArchive(
  dependencies: Papers,
  data: PersonData,
  now: Date,
  { ARCHIVE_WORDS, ARCHIVE_REASONS }: Words,
  { files, withData }: Part = { files: personFiles(data), withData: true },
): ReadableStream<Uint8Array> {
  async function* entries(leftOut: string[]): AsyncGenerator<Entry> {
    if (withData) {
      const text = JSON.stringify({ exported_at: now.toISOString(), ...exportedData(data) }, null, 2)
      yield { name: 'data.json', input: text, lastModified: now }
    }
    const leaveOut = (name: string, reason: keyof Words['ARCHIVE_REASONS']) =>
      leftOut.push(fill(ARCHIVE_WORDS.line, { name, reason: ARCHIVE_REASONS[reason] }))
    for (const { name, at, leftOut: reason, read } of files) {
      if (reason !== undefined) {
        leaveOut(name, reason)
        continue
      }
      const content = await read(dependencies).catch(orLog(dependencies.log, { event: 'file-unreadable' }))
      if (!content) leaveOut(name, 'unreadable')
      else if (content instanceof Uint8Array) yield { name, input: content, lastModified: at }
      else {
        const reader = content.getReader()
        try {
          yield { name, input: chunksOf(reader), lastModified: at }
        } finally {
          // If the download is aborted, nothing else closes the file.
          await reader.cancel()
        }
      }
    }
  }

  return zipOf(entries, now, (leftOut) => [ARCHIVE_WORDS.leftOut, '', ...leftOut])
}
