import type { Outcome } from './counted.ts'

/** One file a worker: whatever it does to it, the page ends it. */
export function answerWith(count: (data: Uint8Array) => Outcome | Promise<Outcome>): void {
  addEventListener('message', async ({ data }: MessageEvent<File>) => {
    const bytes = await data.arrayBuffer().catch(() => undefined)
    postMessage(bytes ? await outcomeOf(() => count(new Uint8Array(bytes))) : 'unknown')
  })
}

async function outcomeOf(count: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await count()
  } catch {
    return 'damaged'
  }
}
