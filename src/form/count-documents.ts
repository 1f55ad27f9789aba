import type { RequestFile } from '#src/ui/file-list.ts'
import { type Outcome, outcomes } from './counted.ts'
import type { Counted } from './counting-worker.ts'

const TIME_LIMIT_MS = 15_000

const WORKERS: Partial<Record<RequestFile['extension'], () => Worker>> = {
  pdf: () => new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
  docx: () => new Worker(new URL('./docx-worker.ts', import.meta.url), { type: 'module' }),
}

const PHOTO: Outcome = { pages: 1, words: 0, unread: 1 }

/** One after the other, because phones are small. */
export async function countDocuments(files: readonly RequestFile[], signal: AbortSignal): Promise<void> {
  for (const request of files) {
    if (outcomes.has(request.file)) continue
    const outcome = await countDocument(request, signal)
    if (signal.aborted) return
    outcomes.set(request.file, outcome)
  }
}

async function countDocument(
  { file, extension, needsPassword }: RequestFile,
  signal: AbortSignal,
): Promise<Outcome> {
  if (needsPassword) return 'locked'
  const start = WORKERS[extension]
  if (!start) return extension === 'doc' ? 'unknown' : PHOTO
  // Older browsers, and policies of companies.
  const worker = await Promise.resolve()
    .then(start)
    .catch(() => undefined)
  if (!worker) return 'unavailable'
  const outcome = await new Promise<Outcome>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Partial<Counted>>) => {
      if (data.outcome) resolve(data.outcome)
    }
    // Before a message: its script did not arrive, or does not run here.
    worker.onerror = (event) => {
      event.preventDefault()
      resolve('unavailable')
    }
    setTimeout(resolve, TIME_LIMIT_MS, 'unknown')
    signal.addEventListener('abort', () => resolve('unavailable'))
    worker.postMessage(file)
  })
  worker.terminate()
  return outcome
}
