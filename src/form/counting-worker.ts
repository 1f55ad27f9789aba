import type { Outcome } from './counted.ts'

export type Counted = { outcome: Outcome }

/** One file a worker: whatever it does to it, the page ends it. */
export function answerWith(count: (data: Uint8Array) => Outcome | Promise<Outcome>): void {
  addEventListener('message', async ({ data }: MessageEvent<File>) => {
    const bytes = await data.arrayBuffer().catch(() => undefined)
    const outcome = bytes ? await outcomeOf(() => count(new Uint8Array(bytes))) : 'unknown'
    // pdf.js sends messages, too.
    postMessage({ outcome } satisfies Counted)
  })
}

async function outcomeOf(count: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await count()
  } catch {
    return 'damaged'
  }
}
