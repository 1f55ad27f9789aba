import type { Outcome } from './counted.ts'

/** One file a worker: whatever it does to it, the page ends it. */
export function answerWith(count: (data: Uint8Array) => Outcome | Promise<Outcome>): void {
  addEventListener('message', async ({ data }: MessageEvent<File>) => {
    const bytes = new Uint8Array(await data.arrayBuffer())
    let outcome: Outcome = 'damaged'
    try {
      outcome = await count(bytes)
    } catch {
      // Nothing that it could read.
    }
    postMessage(outcome)
  })
}
