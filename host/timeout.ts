/** For the host's own work; a visitor's slow connection does not count. */

export class TimeoutError extends Error {
  readonly code = 'TIMEOUT'
}

export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    // Data that arrived while this process was busy is read first.
    timer = setTimeout(() => setImmediate(reject, new TimeoutError('Timed out')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The clock stops while the work waits for the visitor's next chunk. @param work gets the request to read instead of the original */
export async function withServerTimeout<T>(
  milliseconds: number,
  request: Request,
  work: (request: Request) => Promise<T>,
): Promise<T> {
  if (!request.body) return withTimeout(milliseconds, work(request))
  const reader = request.body.getReader()
  let timer: NodeJS.Timeout | undefined
  let late: (error: Error) => void = () => {}
  const lateness = new Promise<never>((_, reject) => {
    late = reject
  })
  const start = (body: ReadableStreamDefaultController) => {
    timer = setTimeout(() => {
      const error = new TimeoutError('Timed out')
      body.error(error)
      late(error)
    }, milliseconds)
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start,
      async pull(controller) {
        clearTimeout(timer)
        const { done, value } = await reader.read()
        start(controller)
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // No read-ahead: only requested chunks count as waiting.
    { highWaterMark: 0 },
  )
  const timed = new Request(request, { body, duplex: 'half' } as RequestInit)
  return Promise.race([work(timed), lateness]).finally(() => clearTimeout(timer))
}
