import { FILE_TYPES, type ReadProblem, type UploadedFile } from '#contract/files.ts'
import {
  type AdminNotification,
  adminNotification,
  type NotificationAnswer,
  type QuoteRow,
} from '#contract/quote.ts'
import { cleanFileName } from '#contract/text.ts'
import type { UploadOutcome } from '#src/lib/backend/outcomes.ts'
import type { RequestBackend } from '#src/lib/backend/request-backend.ts'
import {
  type FailedFile,
  type FileAction,
  type RequestFile,
  readProblem,
  readProblemOf,
} from '#src/ui/file-list.ts'
import { shownOf } from './counted.ts'

/** Sends a request or task: files, row, notification. No DOM, React or wording. */

export type Submission<Answers extends object> = {
  backend: RequestBackend
  type: AdminNotification['type']
  /** Current: files may be added and removed during uploads. */
  files: () => readonly RequestFile[]
  dispatch: (action: FileAction) => void
  /** Resolves when every file that was chosen has been looked at. */
  settled: () => Promise<void>
  answers: () => Answers | undefined
  requestId: (answers: Answers, files: readonly UploadedFile[]) => string
  rowOf: (id: string, answers: Answers, files: UploadedFile[]) => QuoteRow
  /** A new id for the same content, in case another request has its reference. */
  renewId: () => string
  onSaving: () => void
  wait: (ms: number) => Promise<void>
  signal: AbortSignal
}

export type SubmissionResult<Answers> =
  | { kind: 'sent'; row: QuoteRow; answers: Answers; notified: Promise<NotificationAnswer | undefined> }
  | ({ kind: 'upload-failed' } & FailedFile)
  | { kind: 'save-failed' | 'too-many' }
  | { kind: 'invalid' }
  | { kind: 'cancelled' }

export type Sending = Pick<
  Submission<object>,
  'backend' | 'files' | 'dispatch' | 'settled' | 'wait' | 'signal'
>

const PARALLEL_UPLOADS = 3
const RETRY_DELAYS_MS = [500, 1500, 4500]

/** Every step is repeatable: another call continues where the first one stopped. */
export async function submitRequest<Answers extends object>(
  submission: Submission<Answers>,
  isAgain = false,
): Promise<SubmissionResult<Answers>> {
  const { backend } = submission
  const failed = await uploadFiles(submission)
  if (submission.signal.aborted) return { kind: 'cancelled' }
  if (failed) return { kind: 'upload-failed', ...failed }

  submission.onSaving()
  const answers = submission.answers()
  if (!answers) return { kind: 'invalid' }
  const files = submission.files().map(uploadedFile)
  const counted = shownOf(submission.files())

  let id = submission.requestId(answers, files)
  const rowNow = () => ({ ...submission.rowOf(id, answers, files), ...counted })
  const insert = () =>
    withRetries(submission.wait, () => backend.insert(rowNow())).catch(() => 'refused' as const)
  let outcome = await insert()
  if (outcome === 'reference-taken') {
    id = submission.renewId()
    outcome = await insert()
  }
  if (outcome === 'documents-taken' && !isAgain) {
    // Another tab has sent a request with them.
    submission.dispatch({ type: 'renew-paths' })
    return submitRequest(submission, true)
  }
  if (outcome !== 'saved') return { kind: outcome === 'too-many' ? outcome : 'save-failed' }

  const row = rowNow()
  const notified = backend.notify(adminNotification(row, submission.type, new Date())).catch(() => undefined)
  return { kind: 'sent', row, answers, notified }
}

/** A few at a time. @returns the first file that could not be stored */
export async function uploadFiles(submission: Sending): Promise<FailedFile | undefined> {
  const { files, dispatch, settled, signal } = submission
  const cancelled = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let failed: RequestFile | undefined
  const nextFile = () => files().find(({ state }) => state === 'waiting' || state === 'chosen')

  async function work() {
    while (!failed && !signal.aborted) {
      const next = nextFile()
      if (!next) return
      dispatch({ type: 'progress', id: next.id, sent: 0 })
      // Thrown errors are about the session: it cannot be renewed now, or has changed.
      const outcome = await uploadOne(submission, next).catch(() => 'refused' as const)
      if (next.abort.signal.aborted) continue
      const isFailure = outcome === 'transient' || outcome === 'refused'
      dispatch({ type: 'state', id: next.id, state: isFailure ? 'failed' : outcome })
      if (isFailure) failed ??= next
    }
  }

  dispatch({ type: 'queue', now: Date.now() })
  do {
    // After a failure no new upload starts, but running ones may finish.
    await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, work))
    // What is still being looked at goes along.
    if (!signal.aborted) await Promise.race([settled(), cancelled])
  } while (!failed && !signal.aborted && nextFile())
  const unreadable = files().find(readProblemOf)
  const blocking = unreadable ?? failed
  return blocking && { fileName: blocking.file.name, problem: unreadable && readProblemOf(unreadable) }
}

async function uploadOne(
  { backend, dispatch, wait }: Sending,
  request: RequestFile,
): Promise<UploadOutcome | ReadProblem> {
  const { id, file, path, abort, extension } = request
  // Operating systems disagree on MIME types; the bucket accepts the contract's only.
  const body = file.slice(0, file.size, FILE_TYPES[extension])
  let tries = 0
  return withRetries<UploadOutcome | ReadProblem>(
    wait,
    async () => {
      if (tries++ > 0) dispatch({ type: 'state', id, state: 'retrying' })
      const onProgress = (share: number) => {
        if (!abort.signal.aborted) dispatch({ type: 'progress', id, sent: Math.round(share * file.size) })
      }
      const outcome = await backend.upload(path, body, onProgress, abort.signal)
      // An unreadable file looks like a broken connection.
      return outcome === 'stored' || abort.signal.aborted ? outcome : ((await readProblem(file)) ?? outcome)
    },
    abort.signal,
  )
}

async function withRetries<Outcome extends string>(
  wait: (ms: number) => Promise<void>,
  operation: () => Promise<Outcome>,
  signal?: AbortSignal,
): Promise<Outcome> {
  for (const delay of RETRY_DELAYS_MS) {
    const outcome = await operation()
    if (outcome !== 'transient' || signal?.aborted) return outcome
    await wait(delay)
    if (signal?.aborted) return outcome
  }
  return operation()
}

export function uploadedFile({ file, path, extension }: RequestFile): UploadedFile {
  return { name: cleanFileName(file.name), path, size: file.size, type: FILE_TYPES[extension] }
}
