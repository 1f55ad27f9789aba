/** Limits a request's body while it is read, whatever length was declared. */

export type LimitedRequest = { request: Request; exceeded: () => boolean }

/**
 * @param maxBytes beyond this the body's stream fails and `exceeded` becomes true
 * @returns the request to pass on; `exceeded` is true at once when the declared length is too large
 */
export function limitBody(request: Request, maxBytes: number): LimitedRequest {
  if (Number(request.headers.get('content-length')) > maxBytes) return { request, exceeded: () => true }
  if (!request.body) return { request, exceeded: () => false }
  let size = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > maxBytes) controller.error(new Error('The body is too large'))
      else controller.enqueue(chunk)
    },
  })
  const body = request.body.pipeThrough(counter)
  const limited = new Request(request, { body, duplex: 'half' } as RequestInit)
  return { request: limited, exceeded: () => size > maxBytes }
}
