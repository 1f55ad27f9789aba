/** Limits a request's body while it is read, whatever length was declared. */

export type LimitedRequest = { request: Request; exceeded: () => boolean }

/**
 * Bytes that are passed on together. Sockets give 64 KB at most, and each of the streams behind this one costs more than
 * the bytes themselves.
 */
const GATHERED = 256 * 1024

/**
 * @param maxBytes beyond this the body's stream fails and `exceeded` becomes true
 * @returns the request to pass on; `exceeded` is true at once when the declared length is too large
 */
export function limitBody(request: Request, maxBytes: number): LimitedRequest {
  if (Number(request.headers.get('content-length')) > maxBytes) return { request, exceeded: () => true }
  if (!request.body) return { request, exceeded: () => false }
  const reader = request.body.getReader()
  let size = 0

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const chunks: Uint8Array[] = []
    // The first chunk at once: it decides what becomes of the rest.
    const wanted = size === 0 ? 1 : GATHERED
    let gathered = 0
    let ended = false
    while (gathered < wanted && !ended) {
      const { done, value } = await reader.read()
      ended = done
      if (!value) continue
      chunks.push(value)
      gathered += value.length
      size += value.length
      if (size > maxBytes) {
        const error = new Error('The body is too large')
        controller.error(error)
        await reader.cancel(error)
        return
      }
    }
    const [first] = chunks
    if (first) controller.enqueue(chunks.length === 1 ? first : Buffer.concat(chunks, gathered))
    if (ended) controller.close()
  }

  const body = new ReadableStream<Uint8Array>(
    { pull, cancel: (reason) => reader.cancel(reason) },
    { highWaterMark: 0 },
  )
  const limited = new Request(request, { body, duplex: 'half' } as RequestInit)
  return { request: limited, exceeded: () => size > maxBytes }
}
