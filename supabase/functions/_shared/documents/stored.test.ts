import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DatabaseClient } from '../dependencies.ts'
import { openAccepted } from './stored.ts'

const BYTES = Buffer.from('A certified translation, in three parts')
const DOCUMENT = {
  path: 'a.pdf',
  size: BYTES.length,
  sha256: createHash('sha256').update(BYTES).digest('hex'),
}

/** What is altered before the first reading, tests/attacks/swapped-document.test.ts has. */
function bucketOf(...versions: Buffer[]) {
  const file = (bytes: Buffer) =>
    new ReadableStream({
      start(controller) {
        for (const [from, to] of [[0, 9], [9, 20], [20]]) controller.enqueue(bytes.subarray(from, to))
        controller.close()
      },
    })
  const download = () => ({ asStream: async () => ({ data: file(versions.shift() as Buffer), error: null }) })
  return { storage: { from: () => ({ download }) } } as unknown as DatabaseClient
}

async function received(stream: ReadableStream<Uint8Array> | undefined) {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of stream ?? []) chunks.push(chunk)
    return { complete: true, text: Buffer.concat(chunks).toString() }
  } catch {
    return { complete: false, text: Buffer.concat(chunks).toString() }
  }
}

it.each([
  ['altered', Buffer.from('A certified translation, in three pasts')],
  ['longer', Buffer.concat([BYTES, Buffer.from('!')])],
  ['cut short', BYTES.subarray(0, 25)],
])('one that is %s between the two readings never arrives whole', async (_, stored) => {
  const { complete, text } = await received(await openAccepted(bucketOf(BYTES, stored), DOCUMENT))
  expect(complete).toBe(false)
  expect(text.length).toBeLessThanOrEqual(20)
})
