import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DocumentMaker } from '#functions/_shared/dependencies.ts'
import { withTimeout } from '../timeout.ts'

/** Documents are made beside the main thread, which serves everybody: one takes up to seconds. */

const THREAD = new URL('./document-thread.ts', import.meta.url)

/** How many times as long as a paper takes: a certified translation of 60 scanned pages takes 12 s. */
const PATIENCE: Partial<Record<keyof DocumentMaker, number>> = { makeCertificate: 4 }

export type DocumentTask = [name: keyof DocumentMaker, ...about: unknown[]]

type Options = {
  /** How many may wait; further ones fail at once. */
  waiting?: number
  /** Of one document, on a machine that is ten times slower than usual; whoever waits does so twice as long. */
  timeoutMs?: number
  /** After which the thread, which takes some 100 MB, ends. */
  idleMs?: number
  /** In megabytes. */
  memory?: number
  thread?: URL
}

/** Fails if the thread dies, takes too long or has too much to do: whoever asked tries again. */
export function createDocumentWorker({
  waiting = 50,
  timeoutMs = 30_000,
  idleMs = 60_000,
  memory = 512,
  thread = THREAD,
}: Options = {}): DocumentMaker {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let queued = 0

  const patienceFor = (name: keyof DocumentMaker) => (PATIENCE[name] ?? 1) * timeoutMs

  function start(): Worker {
    const started = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: memory } })
    // Without a listener an error would end the whole host.
    started.on('error', () => {})
    started.once('exit', (code) => started.emit('error', new Error(`The thread ended with ${code}`)))
    started.unref()
    return started
  }

  function end(): void {
    void worker?.terminate()
    worker = undefined
  }

  async function perform(task: DocumentTask): Promise<unknown> {
    clearTimeout(idle)
    worker ??= start()
    const answer = once(worker, 'message')
    worker.postMessage(task)
    try {
      const [made] = await withTimeout(patienceFor(task[0]), answer)
      return made
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, idleMs).unref()
    }
  }

  const by =
    <Name extends keyof DocumentMaker>(name: Name) =>
    (...about: Parameters<DocumentMaker[Name]>) => {
      if (queued > waiting) return Promise.reject(new Error('Too many documents wait'))
      queued += 1
      const made = queue.then(() => perform([name, ...about])).finally(() => (queued -= 1))
      queue = made.catch(() => {})
      return withTimeout(2 * patienceFor(name), made) as ReturnType<DocumentMaker[Name]>
    }

  return {
    makePaper: by('makePaper'),
    makeCertificate: by('makeCertificate'),
    renderPage: by('renderPage'),
  }
}
