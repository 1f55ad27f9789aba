import { parentPort } from 'node:worker_threads'
import { makePaper } from '#functions/_shared/order/paper-pdf.ts'

/** The thread that makes documents, one at a time. What it can do besides is another line here. */

const TASKS = { paper: makePaper }

export type Task = {
  [Name in keyof typeof TASKS]: { name: Name; input: Parameters<(typeof TASKS)[Name]>[0] }
}[keyof typeof TASKS]

export type Outcome = { bytes: Uint8Array } | { error: string }

parentPort?.on('message', async ({ name, input }: Task) => {
  const outcome: Outcome = await TASKS[name](input).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error: String(error) }),
  )
  parentPort?.postMessage(outcome)
})
