import { downloadZip } from 'client-zip'

export type Entry = {
  name: string
  input: string | Uint8Array | AsyncIterable<Uint8Array>
  lastModified: Date
}

/** A zip as it is made. @param entries note what is left out @param about the lines of `left-out.txt`, which then says so */
export function zipOf(
  entries: (leftOut: string[]) => AsyncGenerator<Entry>,
  now: Date,
  about: (leftOut: string[]) => string[],
): ReadableStream<Uint8Array> {
  async function* all(): AsyncGenerator<Entry> {
    const leftOut: string[] = []
    yield* entries(leftOut)
    if (leftOut.length > 0)
      yield { name: 'left-out.txt', input: `${about(leftOut).join('\n')}\n`, lastModified: now }
  }
  return downloadZip(all()).body as ReadableStream<Uint8Array>
}
