import { parentPort } from 'node:worker_threads'
import type { MakePaper } from '#functions/_shared/papers/paper.ts'
import { makePaper } from '#functions/_shared/papers/paper-pdf.ts'

/** The thread that makes papers, one at a time. A failure ends it. */
parentPort?.on('message', async (task: Parameters<MakePaper>) =>
  parentPort?.postMessage(await makePaper(...task)),
)
