import { QUOTE_BUCKET } from '#contract/backend.ts'
import {
  DELIVERED_FOLDER,
  documentProblem,
  FILE_TYPES,
  type FileProblem,
  fileProblemMessage,
  nameDocument,
} from '#contract/files.ts'
import type { Dependencies } from '../dependencies.ts'
import { readOnce } from '../documents/read-once.ts'
import { isHarmful } from '../documents/scan.ts'
import { openStored, removeDocuments } from '../documents/stored.ts'
import { AppError } from '../http/errors.ts'
import { ENGLISH } from '../words.ts'

/** A finished document that the operator uploads: it goes through to the bucket, and is never in memory as a whole. */

/**
 * Stores an upload if its name, size, bytes, and the virus scanner if there is one, allow it. What is refused does not stay.
 * @throws AppError 'file-refused' with the problem; ScanError when the scanner gives no verdict
 */
export async function storeFinishedFile(
  { settings, database }: Pick<Dependencies, 'settings' | 'database'>,
  request: Request,
  typed: string,
  maxBytes: number,
) {
  let name = typed
  const refused = (problem: FileProblem) =>
    new AppError('file-refused', { problem, message: fileProblemMessage(ENGLISH, name, problem, maxBytes) })
  if (Number(request.headers.get('content-length')) > maxBytes) throw refused('too-large')
  const file = await readOnce(request.body ?? new Blob().stream())
  const document = nameDocument(typed, file.head)
  const { extension } = document
  name = document.name
  const problem = documentProblem(document, file.head.length)
  if (problem || !extension) {
    await file.cancel()
    throw refused(problem ?? 'extension')
  }

  const type = FILE_TYPES[extension]
  const path = `${DELIVERED_FOLDER}${crypto.randomUUID()}.${extension}`
  const chunks = file.all()
  let size = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) return controller.close()
      size += value.length
      if (size > maxBytes) throw refused('too-large')
      controller.enqueue(value)
    },
  })
  const stored = await database.storage.from(QUOTE_BUCKET).upload(path, body, { contentType: type })
  if (size > maxBytes) throw refused('too-large')
  if (stored.error) throw stored.error
  try {
    if (settings.CLAMD_URL && (await isHarmful(settings.CLAMD_URL, await openStored(database, path))))
      throw refused('virus')
  } catch (failure) {
    await removeDocuments(database, [path])
    throw failure
  }
  return { name, type, path, ...file.total() }
}
