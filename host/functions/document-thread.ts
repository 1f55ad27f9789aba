import { parentPort } from 'node:worker_threads'
import { DOCUMENTS_HERE } from '#functions/_shared/documents/maker.ts'
import type { DocumentTask } from './document-worker.ts'

/** The thread that makes documents, one at a time. A failure ends it. */
parentPort?.on('message', async ([name, ...about]: DocumentTask) => {
  const make = DOCUMENTS_HERE[name] as (...about: unknown[]) => Promise<unknown>
  parentPort?.postMessage(await make(...about))
})
