import { QUOTE_BUCKET } from '#contract/backend.ts'
import {
  extensionOf,
  FILE_TYPES,
  type FileProblem,
  fileProblem,
  fileProblemMessage,
  mayNeedInspection,
  nameDocument,
} from '#contract/files.ts'
import { inspectFile } from '#contract/inspect-file.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { type DatabaseClient, type Dependencies, orThrow, rpc } from '../dependencies.ts'
import type { Words } from '../words.ts'
import { readOnce } from './read-once.ts'
import { isHarmful, ScanError } from './scan.ts'
import { joined, openStored, removeDocuments } from './stored.ts'

// What a client declares is never trusted. A file is moved to a secret name first, so that nobody can replace what
// was checked.

export type RefusedDocument = { name: string; problem: FileProblem }

/** public.documents_to_check */
export type Unchecked = {
  id: string
  path: string
  uploaded_path: string
  /** null: there is no such file */
  is_moved: boolean | null
  stored_size: number | null
  stored_type: string | null
}

export const isUnchecked = ({ state }: { state: string }): boolean => state === 'unchecked'

type CheckDependencies = Pick<Dependencies, 'database' | 'settings'>

type Finding = {
  problem?: FileProblem | undefined
  size: number
  sha256?: string
  needsPassword?: boolean
}

const listUnchecked = (database: DatabaseClient, request: string) =>
  rpc(database, 'documents_to_check', { request })

const isNotMoved = ({ is_moved }: Unchecked) => is_moved === false

/** How long a concurrent check may take between moving bytes and listing them, in milliseconds. */
const MOVE_RETRY_MS = 500

/**
 * Moves files from their upload names. After a failure only another list tells where they are: a concurrent check may
 * have moved them, and the platform's storage moves bytes before it lists them.
 */
async function quarantine(
  database: DatabaseClient,
  request: string,
  listed: Unchecked[] | undefined,
): Promise<Unchecked[]> {
  let documents = listed ?? (await listUnchecked(database, request))
  for (let tries = 1; documents.some(isNotMoved); tries += 1) {
    let failure: Error | null = null
    for (const { path, uploaded_path } of documents.filter(isNotMoved)) {
      const { error } = await database.storage.from(QUOTE_BUCKET).move(uploaded_path, path)
      failure ??= error
    }
    if (!failure) break
    documents = await listUnchecked(database, request)
    if (!documents.some(isNotMoved)) break
    if (tries === 2) throw failure
    await new Promise((over) => setTimeout(over, MOVE_RETRY_MS))
  }
  return documents
}

/** Without the scanner's verdict a file stays unchecked. The database has checked the extension. */
async function inspect({ database, settings }: CheckDependencies, document: Unchecked): Promise<Finding> {
  const { path, stored_type: type } = document
  const size = document.stored_size ?? 0
  const extension = extensionOf(path)
  if (extension && type !== FILE_TYPES[extension]) return { problem: 'content', size }
  const file = await readOnce(await openStored(database, path))
  const problem = fileProblem({ path, size, head: file.head })
  if (problem) {
    await file.cancel()
    return { problem, size }
  }
  const kept: Uint8Array[] = []
  const all = mayNeedInspection(file.head) ? buffering(file.all(), kept) : file.all()
  let harmful = false
  if (settings.CLAMD_URL) harmful = await isHarmful(settings.CLAMD_URL, all)
  else for await (const _ of all);
  if (harmful) return { problem: 'virus', size }
  const total = file.total()
  // differs only if the bucket was tampered with
  const changed = fileProblem({ path, size: total.size, head: file.head })
  if (changed || kept.length === 0) return { ...total, problem: changed }
  const inspection = await inspectFile(joined(kept))
  // The first bytes may look like a document and the whole be something else.
  const isOurs = nameDocument(path, file.head, inspection).extension === extension
  return { ...total, ...(isOurs ? { needsPassword: inspection.needsPassword } : { problem: 'content' }) }
}

/** Keeps what it passes on, up to the size limit. */
async function* buffering(chunks: AsyncIterable<Uint8Array>, kept: Uint8Array[]) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size <= FILE_LIMITS.maxBytes) kept.push(chunk)
    yield chunk
  }
}

/** A concurrent check may have refused and removed the file: that verdict stands. */
async function inspectUnlessRefused(
  dependencies: CheckDependencies,
  document: Unchecked,
): Promise<Finding | undefined> {
  try {
    return await inspect(dependencies, document)
  } catch (failure) {
    if (failure instanceof ScanError) throw failure
    const row = dependencies.database.from('request_documents').select('state').eq('id', document.id)
    const data = await orThrow(row.maybeSingle())
    if (data && data.state !== 'refused') throw failure
    return undefined
  }
}

/** A concurrent acceptance stands, unless this check has found a problem. */
async function record(database: DatabaseClient, id: string, finding: Finding | undefined): Promise<void> {
  const state = !finding ? 'missing' : finding.problem ? 'refused' : 'accepted'
  const update = database
    .from('request_documents')
    .update({
      state,
      problem: finding?.problem ?? null,
      checked_at: new Date().toISOString(),
      ...(finding?.size ? { size: finding.size } : {}),
      ...(state === 'accepted' && finding
        ? { sha256: finding.sha256, needs_password: finding.needsPassword === true }
        : {}),
    })
    .eq('id', id)
  await orThrow(state === 'refused' ? update : update.is('sha256', null).neq('state', 'refused'))
}

/** Checks a request's unchecked documents and removes refused ones. @throws ScanError without a verdict: retry later */
export async function checkDocuments(
  dependencies: CheckDependencies,
  requestId: string,
  listed?: Unchecked[],
): Promise<void> {
  const { database } = dependencies
  for (const document of await quarantine(database, requestId, listed)) {
    if (document.stored_size === null) {
      await record(database, document.id, undefined)
      continue
    }
    const finding = await inspectUnlessRefused(dependencies, document)
    if (!finding) continue
    await record(database, document.id, finding)
    if (!finding.problem) continue
    // After recording, so that a concurrent check knows the reason. If this fails, the orphan sweep removes the file.
    await removeDocuments(database, [document.path])
  }
}

export const reasonsOf = (refused: RefusedDocument[], words: Words) =>
  refused.map(({ name, problem }) => ({ name, reason: fileProblemMessage(words, name, problem) }))

export const refusedAmong = (
  documents: { name: string; state: string; problem: string | null }[],
): RefusedDocument[] =>
  documents.flatMap(({ name, state, problem }) =>
    state === 'refused' && problem !== null ? [{ name, problem: problem as FileProblem }] : [],
  )

/** Whether refused by this call, the jobs, or a call whose response was lost. @param paths upload names */
export async function refusedDocuments(
  database: DatabaseClient,
  requestId: string,
  paths: string[],
): Promise<RefusedDocument[]> {
  const documents = database.from('request_documents').select('name, state, problem')
  const sent = documents.eq('request_id', requestId).in('uploaded_path', paths)
  return refusedAmong(await orThrow(sent.order('position')))
}
