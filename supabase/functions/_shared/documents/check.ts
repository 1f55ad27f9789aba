import { createHash } from 'node:crypto'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { extensionOf, FILE_TYPES, type FileProblem, fileProblem, SIGNATURE_BYTES } from '#contract/files.ts'
import type { DatabaseClient, Dependencies } from '../dependencies.ts'
import { isHarmful, ScanError } from './scan.ts'
import { openStored } from './stored.ts'

/**
 * Looks at the stored bytes of a request's documents: what a client declared is never taken for true. A file is moved
 * under a name that nobody else knows first, and looked at there, so that nobody replaces what was looked at.
 */

export type RefusedDocument = { name: string; problem: FileProblem }

type Unchecked = {
  id: string
  path: string
  is_uploaded: boolean
  stored_size: number | null
  stored_type: string | null
}

/** What checking needs. */
type Checking = Pick<Dependencies, 'database' | 'settings'>

/** What was found out about a file. */
type Finding = { problem?: FileProblem | undefined; size: number; sha256?: string }

/** The documents of a request that have no digest yet, each with its secret name. */
async function listUnchecked(database: DatabaseClient, request: string) {
  const { data, error } = await database.rpc('documents_to_check', { request })
  if (error) throw error
  return data
}

/**
 * Moves the files that are still under the names of their uploads. Whatever came of a move, the list that is read
 * afterwards tells where each file is: another check may have been faster, or have been broken off.
 */
async function putAside(database: DatabaseClient, request: string): Promise<Unchecked[]> {
  const documents = await listUnchecked(database, request)
  const waiting = documents.filter(({ stored_size, is_uploaded }) => stored_size === null && is_uploaded)
  if (waiting.length === 0) return documents
  const failures = new Map<string, Error>()
  for (const { id, path, uploaded_path } of waiting) {
    const { error } = await database.storage.from(QUOTE_BUCKET).move(uploaded_path, path)
    if (error) failures.set(id, error)
  }
  const moved = await listUnchecked(database, request)
  for (const { id, stored_size, is_uploaded } of moved) {
    if (stored_size === null && is_uploaded) throw failures.get(id) ?? new Error('A document was not moved')
  }
  return moved
}

/** Reads a file once: its first bytes, and then all of it for whoever wants that, while everything is counted. */
async function readOnce(stream: ReadableStream<Uint8Array>) {
  const chunks = stream[Symbol.asyncIterator]()
  const hash = createHash('sha256')
  let size = 0
  async function next(): Promise<Uint8Array | undefined> {
    const { done, value } = await chunks.next()
    if (done) return undefined
    hash.update(value)
    size += value.length
    return value
  }
  const first: Uint8Array[] = []
  while (size < SIGNATURE_BYTES) {
    const chunk = await next()
    if (!chunk) break
    first.push(chunk)
  }
  async function* all() {
    yield* first
    for (let chunk = await next(); chunk; chunk = await next()) yield chunk
  }
  return {
    head: Uint8Array.from(first.flatMap((chunk) => [...chunk.subarray(0, SIGNATURE_BYTES)])),
    all,
    /** What was counted, after the end. */
    total: () => ({ size, sha256: hash.digest('hex') }),
    cancel: async () => void (await chunks.return?.()),
  }
}

/**
 * Whether a file is refused, and why, by its name (whose extension is checked by the database), size, type and bytes, and by
 * the virus scanner where there is one. Without its verdict the file stays unchecked and is handed to nobody.
 */
async function lookAt({ database, settings }: Checking, document: Unchecked): Promise<Finding> {
  const { path, stored_type: type } = document
  const size = document.stored_size ?? 0
  const extension = extensionOf(path)
  if (extension && type !== FILE_TYPES[extension]) return { problem: 'content', size }
  const file = await readOnce(await openStored(database, path))
  const problem = fileProblem({ name: path, size, head: file.head })
  if (problem) {
    await file.cancel()
    return { problem, size }
  }
  let harmful = false
  if (settings.CLAMD_URL) harmful = await isHarmful(settings.CLAMD_URL, file.all())
  else for await (const _ of file.all());
  if (harmful) return { problem: 'virus', size }
  const total = file.total()
  // Never different from what the bucket says, unless it has been tampered with.
  return { ...total, problem: fileProblem({ name: path, size: total.size, head: file.head }) }
}

/** Also when the file goes while we look at it, because somebody else has found something in it: theirs is the verdict. */
async function lookUnlessJudged(checking: Checking, document: Unchecked): Promise<Finding | undefined> {
  try {
    return await lookAt(checking, document)
  } catch (failure) {
    if (failure instanceof ScanError) throw failure
    const row = checking.database.from('request_documents').select('state').eq('id', document.id)
    const { data, error } = await row.maybeSingle()
    if (error) throw error
    if (data && data.state !== 'refused') throw failure
    return undefined
  }
}

/** Records what was found. What somebody else has accepted at the same moment stands, unless we have found something. */
async function record(database: DatabaseClient, id: string, finding: Finding | undefined): Promise<void> {
  const state = !finding ? 'missing' : finding.problem ? 'refused' : 'accepted'
  const update = database
    .from('request_documents')
    .update({
      state,
      problem: finding?.problem ?? null,
      checked_at: new Date().toISOString(),
      ...(finding?.size ? { size: finding.size } : {}),
      ...(state === 'accepted' && finding ? { sha256: finding.sha256 } : {}),
    })
    .eq('id', id)
  const { error } = await (state === 'refused' ? update : update.is('sha256', null).neq('state', 'refused'))
  if (error) throw error
}

/**
 * Checks the documents of a request that were not checked before, removes those that must not be there, and records
 * what was found.
 * @throws ScanError when the virus scanner gives no verdict: the caller tries again later
 */
export async function checkDocuments(checking: Checking, requestId: string): Promise<void> {
  const { database } = checking
  for (const document of await putAside(database, requestId)) {
    if (document.stored_size === null) {
      await record(database, document.id, undefined)
      continue
    }
    const finding = await lookUnlessJudged(checking, document)
    if (!finding) continue
    await record(database, document.id, finding)
    if (!finding.problem) continue
    // After it is on record: whoever else looks at it is told why it has gone. Left behind, it is nobody's, and swept.
    const removal = await database.storage.from(QUOTE_BUCKET).remove([document.path])
    if (removal.error) throw removal.error
  }
}

/**
 * The refused documents of a request, whoever looked at them: this call, the jobs, or a call whose answer was lost.
 * @param paths only those that were uploaded under these names
 */
export async function refusedDocuments(
  database: DatabaseClient,
  requestId: string,
  paths?: string[],
): Promise<RefusedDocument[]> {
  const documents = database.from('request_documents').select('name, problem').eq('request_id', requestId)
  const refused = documents.eq('state', 'refused').not('problem', 'is', null)
  const { data, error } = await (paths ? refused.in('uploaded_path', paths) : refused).order('position')
  if (error) throw error
  return data.map(({ name, problem }) => ({ name, problem: problem as FileProblem }))
}
