import { QUOTE_BUCKET } from '#contract/backend.ts'
import { extensionOf, FILE_TYPES, type FileProblem, fileProblem, SIGNATURE_BYTES } from '#contract/files.ts'
import type { DatabaseClient, Dependencies } from '../dependencies.ts'
import { isHarmful, ScanError } from './scan.ts'

/** Looks at the stored bytes of a request's documents: what a client declared is never taken for true. */

export type RefusedDocument = { name: string; problem: FileProblem }

type Unchecked = {
  id: string
  name: string
  path: string
  stored_size: number | null
  stored_type: string | null
}

/** What checking needs. */
type Checking = Pick<Dependencies, 'database' | 'settings'>

async function openFile(database: DatabaseClient, path: string): Promise<ReadableStream<Uint8Array>> {
  const { data, error } = await database.storage.from(QUOTE_BUCKET).download(path).asStream()
  if (error) throw error
  return data
}

/** The first bytes of a stored file; the rest is not fetched. */
async function readHead(database: DatabaseClient, path: string): Promise<Uint8Array> {
  const reader = (await openFile(database, path)).getReader()
  let head = new Uint8Array()
  while (head.length < SIGNATURE_BYTES) {
    const { done, value } = await reader.read()
    if (done) break
    head = new Uint8Array([...head, ...value.subarray(0, SIGNATURE_BYTES)])
  }
  await reader.cancel()
  return head
}

/**
 * Why the stored file is refused, by its path (whose extension is checked by the database), size, type and bytes, and by
 * the virus scanner where there is one. Without its verdict the file stays unchecked and is handed to nobody.
 */
async function problemOf(
  { database, settings }: Checking,
  document: Unchecked,
): Promise<FileProblem | undefined> {
  const { path, stored_size: size, stored_type: type } = document
  const extension = extensionOf(path)
  if (extension && type !== FILE_TYPES[extension]) return 'content'
  const problem = fileProblem({ name: path, size: size ?? 0, head: await readHead(database, path) })
  if (problem || !settings.CLAMD_URL) return problem
  return (await isHarmful(settings.CLAMD_URL, await openFile(database, path))) ? 'virus' : undefined
}

/** From removing a file to recording why it takes less than this, in milliseconds. */
const SETTLING = 500

const settling = () => new Promise((resolve) => setTimeout(resolve, SETTLING))

/** Also when the file goes while we look at it, because somebody else has found something in it: theirs is the verdict. */
async function problemUnlessJudged(
  checking: Checking,
  document: Unchecked,
): Promise<FileProblem | undefined> {
  try {
    return await problemOf(checking, document)
  } catch (failure) {
    if (failure instanceof ScanError) throw failure
    await settling()
    const row = checking.database.from('request_documents').select('state').eq('id', document.id)
    const { data, error } = await row.maybeSingle()
    if (error) throw error
    if (data?.state === 'unchecked') throw failure
    return undefined
  }
}

/**
 * Checks the documents of a request that were not checked before, removes those that must not be there, and records
 * what was found.
 * @throws ScanError when the virus scanner gives no verdict: the caller tries again later
 */
export async function checkDocuments(checking: Checking, requestId: string): Promise<void> {
  const { database } = checking
  const { data, error } = await database.rpc('unchecked_documents', { request: requestId })
  if (error) throw error
  // What is not there may be what somebody else has just removed.
  if (data.some(({ stored_size }) => stored_size === null)) await settling()
  for (const document of data) {
    let state = 'accepted'
    let problem: FileProblem | undefined
    if (document.stored_size === null) {
      state = 'missing'
    } else {
      problem = await problemUnlessJudged(checking, document)
      if (problem) {
        const removal = await database.storage.from(QUOTE_BUCKET).remove([document.path])
        if (removal.error) throw removal.error
        state = 'refused'
      }
    }
    const update = {
      state,
      problem: problem ?? null,
      checked_at: new Date().toISOString(),
      ...(document.stored_size ? { size: document.stored_size } : {}),
    }
    const record = database.from('request_documents').update(update).eq('id', document.id)
    // What somebody else has found at the same moment stands.
    const { error } = await (state === 'refused' ? record : record.eq('state', 'unchecked'))
    if (error) throw error
  }
}

/**
 * The refused documents of a request, whoever looked at them: this call, the jobs, or a call whose answer was lost.
 * @param paths only those that were uploaded there
 */
export async function refusedDocuments(
  database: DatabaseClient,
  requestId: string,
  paths?: string[],
): Promise<RefusedDocument[]> {
  const documents = database.from('request_documents').select('name, problem').eq('request_id', requestId)
  const refused = documents.eq('state', 'refused').not('problem', 'is', null)
  const { data, error } = await (paths ? refused.in('path', paths) : refused).order('position')
  if (error) throw error
  return data.map(({ name, problem }) => ({ name, problem: problem as FileProblem }))
}
